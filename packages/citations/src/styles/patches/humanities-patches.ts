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
    name: 'apa-retrieved-with-a-date-only',
    styles: ['apa'],
    why: 'APA Publication Manual, 7th ed., 9.16 and 10.3, example 47: without a retrieval date the URL stands alone; printed as Retrieved https://…',
    from: /<text term="retrieved" text-case="capitalize-first"\/>\s*(<group delimiter=", ">\s*<date form="text" variable="accessed"\/>\s*<text term="from"\/>\s*<\/group>)/u,
    to: '<choose><if variable="accessed"><group delimiter=" "><text term="retrieved" text-case="capitalize-first"/>$1</group></if></choose>',
  },
  {
    name: 'mla-seasons-lower-case',
    styles: ['mla'],
    why: 'MLA Handbook, 9th ed., 5.78: seasons are lower-cased (spring 2001)',
    from: '<!-- MLA Appendix 1 -->',
    to: '<term name="season-01">spring</term><term name="season-02">summer</term><term name="season-03">fall</term><term name="season-04">winter</term>',
  },
]
