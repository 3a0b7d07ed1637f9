const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
// Months of the languages that services send dates in, by their first letters where those are unambiguous.
const FOREIGN: Readonly<Record<string, number>> = {
  januar: 1,
  januari: 1,
  janvier: 1,
  enero: 1,
  gennaio: 1,
  janeiro: 1,
  janv: 1,
  ene: 1,
  jänner: 1,
  februar: 2,
  février: 2,
  fevrier: 2,
  febrero: 2,
  febbraio: 2,
  fevereiro: 2,
  févr: 2,
  fév: 2,
  märz: 3,
  maart: 3,
  mars: 3,
  marzo: 3,
  março: 3,
  mär: 3,
  maerz: 3,
  avril: 4,
  abril: 4,
  aprile: 4,
  avr: 4,
  abr: 4,
  mai: 5,
  mei: 5,
  mayo: 5,
  maggio: 5,
  maio: 5,
  maj: 5,
  juni: 6,
  juin: 6,
  junio: 6,
  giugno: 6,
  junho: 6,
  juli: 7,
  juillet: 7,
  julio: 7,
  luglio: 7,
  julho: 7,
  juil: 7,
  août: 8,
  aout: 8,
  agosto: 8,
  augustus: 8,
  ago: 8,
  septembre: 9,
  septiembre: 9,
  settembre: 9,
  setembro: 9,
  sept: 9,
  oktober: 10,
  octobre: 10,
  octubre: 10,
  ottobre: 10,
  outubro: 10,
  okt: 10,
  novembre: 11,
  noviembre: 11,
  novembro: 11,
  dezember: 12,
  décembre: 12,
  decembre: 12,
  diciembre: 12,
  dicembre: 12,
  dezembro: 12,
  dez: 12,
  déc: 12,
  dic: 12,
}
const SEASONS: Readonly<Record<string, number>> = {
  spring: 1,
  summer: 2,
  autumn: 3,
  fall: 3,
  winter: 4,
  frühling: 1,
  frühjahr: 1,
  sommer: 2,
  herbst: 3,
  printemps: 1,
  été: 2,
  automne: 3,
  hiver: 4,
  春: 1,
  夏: 2,
  秋: 3,
  冬: 4,
  春季: 1,
  夏季: 2,
  秋季: 3,
  冬季: 4,
}

/** 1–12 for the name of a month, whole or shortened (`Sept.`), else `undefined`. */
export function monthOf(word: string): number | undefined {
  const name = word.toLowerCase().replace(/\.$/, '')
  if (Object.hasOwn(FOREIGN, name)) return FOREIGN[name]
  const at = /^[a-z]{3,9}$/.test(name) ? MONTHS.indexOf(name.slice(0, 3)) : -1
  return at !== -1 && FULL.some((full) => full.startsWith(name)) ? at + 1 : undefined
}

const FULL = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** 1–4 for the name of a season (spring, summer, autumn, winter), else `undefined`. */
export const seasonOf = (word: string): number | undefined => {
  const name = word.toLowerCase()
  return Object.hasOwn(SEASONS, name) ? SEASONS[name] : undefined
}
