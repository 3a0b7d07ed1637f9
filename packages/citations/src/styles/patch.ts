import type { StyleId } from './style-table.ts'

/**
 * A change to the XML of a style before it is compiled, where the style does not do what its guide asks. A `from` that
 * a newer official style (CSL_STYLES_DIR) no longer has leaves that style as it is.
 */
export interface StylePatch {
  readonly name: string
  readonly styles: readonly StyleId[]
  /** What the guide asks, with its section, and what the style prints without the patch. */
  readonly why: string
  readonly from: string | RegExp
  readonly to: string
}

/** The patched XML and the names of the patches that found their place. */
export function applyPatches(
  xml: string,
  id: StyleId,
  patches: readonly StylePatch[],
): { readonly xml: string; readonly applied: readonly string[] } {
  let patched = xml
  const applied: string[] = []
  for (const patch of patches.filter(({ styles }) => styles.includes(id))) {
    const next = patched.replace(patch.from, patch.to)
    if (next !== patched) applied.push(patch.name)
    patched = next
  }
  return { xml: patched, applied }
}
