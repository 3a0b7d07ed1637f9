import type { StylePatch } from '../patch.ts'

/** APA and MLA. */
export const HUMANITIES_PATCHES: readonly StylePatch[] = [
  {
    name: 'apa-data-set',
    styles: ['apa'],
    why: 'APA Publication Manual, 7th ed., 10.9, example 75: [Data set]; printed as [Dataset]',
    from: '<text term="dataset" text-case="capitalize-first"/>',
    to: '<text value="Data set"/>',
  },
  {
    name: 'mla-seasons-lower-case',
    styles: ['mla'],
    why: 'MLA Handbook, 9th ed., 5.78: seasons are lower-cased (spring 2001)',
    from: '<!-- MLA Appendix 1 -->',
    to: '<term name="season-01">spring</term><term name="season-02">summer</term><term name="season-03">fall</term><term name="season-04">winter</term>',
  },
]
