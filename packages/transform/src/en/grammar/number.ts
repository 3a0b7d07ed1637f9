/** Nouns that end in -s and are singular. */
const SINGULAR_S =
  /(?:ss|us|is|ics|ous)$|^(?:news|lens|bias|gas|atlas|canvas|chaos|ethos|pathos|diabetes|rabies|measles|series|species|means|headquarters|whereas|texas|tennis|always|perhaps|alas|christmas|kudos|cosmos|mars|paris|athens)$/
const IRREGULAR_PLURAL =
  /^(?:people|children|men|women|criteria|phenomena|data|media|feet|teeth|mice|bacteria|lives|leaves|halves|selves|analyses|crises|bases|hypotheses|theses|police|cattle)$/
/** Plural nouns that take a singular verb as often as a plural one: no agreement is made with them. */
export const UNSURE_NUMBER =
  /^(?:data|media|police|series|species|means|headquarters|majority|minority|number|variety|range|rest|half|lot|lots|plenty|couple|percent|percentage|staff|team|none|fish|sheep|aircraft|faculty|crew|audience|public|committee|government|both|either|neither|statistics|politics|economics|ethics|mathematics|dynamics|mechanics|acoustics|logistics|analytics|robotics|genetics|athletics|aerobics)$/

const SCIENCE =
  /^(?:physics|mathematics|economics|politics|ethics|linguistics|robotics|genetics|aesthetics|electronics|logistics|athletics|gymnastics|aerobics|acoustics|thermodynamics|mechanics)$/

/** Whether a noun in lower case is plural by its form. */
export function isPluralNoun(lower: string): boolean {
  if (IRREGULAR_PLURAL.test(lower)) return true
  return /s$/.test(lower) && !SINGULAR_S.test(lower)
}

/** As a rule's tag for plural nouns reads it: "topics" is plural too, "physics" and "gas" are not. */
export function looksPlural(lower: string): boolean {
  return isPluralNoun(lower) || (/ics$/.test(lower) && !SCIENCE.test(lower))
}
