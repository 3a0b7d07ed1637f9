const INITIALS = /^(?:\p{Lu}\.?[\s-]?){1,4}$/u

/** `Smith, J., Doe, A. B.`: names and initials by turns. */
function pairInitials(parts: readonly string[]): string[] | undefined {
  const alternate =
    parts.length >= 2 &&
    parts.length % 2 === 0 &&
    parts.every((part, at) => at % 2 === 0 || INITIALS.test(part))
  if (!alternate) return undefined
  return parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1]}`] : []))
}

/** Commas part names only where every piece is a whole name. */
function splitCommas(text: string): string[] {
  const parts = text.split(/\s*[,，]\s*/).filter((part) => part !== '')
  if (parts.length < 2) return parts
  const pairs = pairInitials(parts)
  if (pairs !== undefined) return pairs
  const whole = parts.every(
    (part) => /^\p{Script=Han}{2,6}$/u.test(part) || /^\S+\s+\S+/u.test(part) || part.length === 0,
  )
  return whole ? parts : [text]
}

/**
 * The single names in a list written as one text, parted by `;`, `、`, `and`, `&`, or by commas where that is certain:
 * `Smith, J., & Doe, A.` has two, `Smith, John` has one.
 */
export function splitNameList(text: string): string[] {
  const parted = /[;；、]/.test(text)
    ? text.split(/\s*[;；、]\s*(?:and\s+|&\s*)?/)
    : text.split(/\s*,?\s+(?:and|und|et(?!\s+al))\s+|\s*[,，]?\s*&\s*|\s+与\s+/)
  if (/[;；]/.test(text)) return parted.map((part) => part.trim()).filter((part) => part !== '')
  return parted.flatMap((part) => splitCommas(part.trim())).filter((part) => part !== '')
}
