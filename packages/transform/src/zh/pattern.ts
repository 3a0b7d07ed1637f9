/**
 * Compiles a pattern of a rule file: a Unicode regular expression in which `\p{Han}` stands for one Chinese
 * character.
 * @throws SyntaxError when it is no regular expression.
 */
export function compilePattern(source: string, flags = ''): RegExp {
  return new RegExp(source.replaceAll('\\p{Han}', '\\p{Script=Han}'), `u${flags}`)
}
