/** Words whole in spaced scripts, one character at a time in Chinese and Japanese, white space and marks apart. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+(?:['’-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+)*|\s+|./gsu

/** Cuts a text for comparison; the tokens joined are the text. */
export function tokenize(text: string): string[] {
  return text.match(TOKEN) ?? []
}
