import type { Hearing } from './echoes.ts'

/** One word: only words are heard again, not whole phrases. */
const WORD = /^\p{Script=Han}{2,4}$/u

export const CHINESE_HEARING: Hearing = {
  earshot: 60,
  taken: (before) => [before],
  brought: (before, after) => (WORD.test(after) && !before.includes(after) ? [after] : []),
  listen(left, right) {
    const around = `${left}|${right}`
    return (word) => around.split(word).length - 1
  },
}
