import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@redraft/contracts'
import { createRandom, hashText } from '@redraft/transform/internals'

/** Share of the known words that the baseline replaces. */
const REPLACED_SHARE = 0.3

/**
 * The baseline that the suite must fail: words swapped for a random synonym of a thesaurus, without regard to sense,
 * part of speech or inflection. `folder` holds `en/oewn_synsets.tsv.gz` and `zh/cilin.txt`. Deterministic for a text.
 */
export function createRandomThesaurus(folder: string): (text: string, language: Language) => string {
  const english = groupsToSynonyms(readWordNet(join(folder, 'en', 'oewn_synsets.tsv.gz')))
  const chinese = groupsToSynonyms(readCilin(join(folder, 'zh', 'cilin.txt')))
  return (text, language) =>
    language === 'en' ? swap(text, /[a-z]{3,}/g, english) : swap(text, /\p{Script=Han}{2}/gu, chinese)
}

function swap(text: string, word: RegExp, synonyms: ReadonlyMap<string, readonly string[]>): string {
  const random = createRandom(hashText(text))
  return text.replace(word, (found) => {
    const choices = synonyms.get(found)
    if (choices === undefined || random() > REPLACED_SHARE) return found
    return choices[Math.floor(random() * choices.length)] ?? found
  })
}

function groupsToSynonyms(groups: readonly string[][]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const members of groups) {
    for (const member of members) {
      const others = members.filter((other) => other !== member)
      if (others.length > 0) synonyms.set(member, [...(synonyms.get(member) ?? []), ...others])
    }
  }
  return synonyms
}

function readWordNet(path: string): string[][] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .map((line) => (line.split('\t')[2] ?? '').split('|').filter((member) => /^[a-z ]+$/.test(member)))
}

/** Lines of synonyms are marked with `=` after their code: `Aa01A01= 人 士 人物 …`. */
function readCilin(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) =>
      line
        .split(/\s+/)
        .slice(1)
        .filter((word) => word !== ''),
    )
}
