/** Combining mark → LaTeX accent command. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u',
  '\u0307': '.',
  '\u0308': '"',
  '\u030a': 'r',
  '\u030b': 'H',
  '\u030c': 'v',
  '\u0323': 'd',
  '\u0327': 'c',
  '\u0328': 'k',
  '\u0331': 'b',
}
const LETTERS: Readonly<Record<string, string>> = {
  ß: '{\\ss}',
  æ: '{\\ae}',
  Æ: '{\\AE}',
  œ: '{\\oe}',
  Œ: '{\\OE}',
  ø: '{\\o}',
  Ø: '{\\O}',
  å: '{\\aa}',
  Å: '{\\AA}',
  ł: '{\\l}',
  Ł: '{\\L}',
  ı: '{\\i}',
  đ: '{\\dj}',
  Đ: '{\\DJ}',
  ð: '{\\dh}',
  Ð: '{\\DH}',
  þ: '{\\th}',
  Þ: '{\\TH}',
  '¿': '{?`}',
  '¡': '{!`}',
  '£': '{\\pounds}',
  '§': '{\\S}',
  '¶': '{\\P}',
  '©': '{\\copyright}',
  '–': '--',
  '—': '---',
  '‘': '`',
  '’': "'",
  '“': '``',
  '”': "''",
  '…': '{\\ldots}',
  '\u00a0': '~',
  '°': '{\\textdegree}',
  '€': '{\\texteuro}',
  '™': '{\\texttrademark}',
  '®': '{\\textregistered}',
  '×': '$\\times$',
  '±': '$\\pm$',
  α: '$\\alpha$',
  β: '$\\beta$',
  γ: '$\\gamma$',
  δ: '$\\delta$',
  ε: '$\\epsilon$',
  ζ: '$\\zeta$',
  η: '$\\eta$',
  θ: '$\\theta$',
  κ: '$\\kappa$',
  λ: '$\\lambda$',
  μ: '$\\mu$',
  ν: '$\\nu$',
  ξ: '$\\xi$',
  π: '$\\pi$',
  ρ: '$\\rho$',
  σ: '$\\sigma$',
  τ: '$\\tau$',
  φ: '$\\phi$',
  χ: '$\\chi$',
  ψ: '$\\psi$',
  ω: '$\\omega$',
  Γ: '$\\Gamma$',
  Δ: '$\\Delta$',
  Θ: '$\\Theta$',
  Λ: '$\\Lambda$',
  Π: '$\\Pi$',
  Σ: '$\\Sigma$',
  Φ: '$\\Phi$',
  Ψ: '$\\Psi$',
  Ω: '$\\Omega$',
  '≤': '$\\leq$',
  '≥': '$\\geq$',
  '→': '$\\rightarrow$',
  '∞': '$\\infty$',
}

function accented(character: string): string {
  const known = LETTERS[character]
  if (known !== undefined) return known
  const [base = '', mark = '', more] = Array.from(character.normalize('NFD'))
  const command = ACCENTS[mark]
  if (command === undefined || more !== undefined || !/^[A-Za-z]$/.test(base)) return character
  const letter = /^[ij]$/.test(base) && /["'`^~=.]/.test(command) ? `\\${base}` : base
  return /[a-z]/i.test(command)
    ? `{\\${command}{${letter}}}`
    : `{\\${command}${letter === base ? letter : `{${letter}}`}}`
}

/** Letters with accents and usual signs as LaTeX commands; what has none stays as it is. */
export const toAscii = (text: string): string =>
  text.replace(/[^\p{ASCII}]\p{M}?/gu, (found) => accented(found.normalize('NFC')))
