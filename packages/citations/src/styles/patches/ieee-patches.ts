import type { StylePatch } from '../patch.ts'

const DOI_AFTER_COMMA =
  '<choose><if variable="DOI"><text value=","/></if><else><text value="."/></else></choose>\n          <text macro="access"/>'

export const IEEE_PATCHES: readonly StylePatch[] = [
  {
    name: 'ieee-day-without-zero',
    styles: ['ieee'],
    why: 'IEEE Reference Guide (2023), websites: Accessed: Mar. 1, 2020; printed as Mar. 01',
    from: '<date-part name="day" form="numeric-leading-zeros" suffix=", "/>',
    to: '<date-part name="day" suffix=", "/>',
  },
  {
    name: 'ieee-article-number-after-date',
    styles: ['ieee'],
    why: 'IEEE Reference Guide (2023), periodicals: Aug. 2007, Art. no. 061103; the number stood before the month',
    from: '<text macro="page"/>\n            <text macro="issued"/>\n            <text macro="status"/>\n          </group>\n          <choose>\n            <if variable="URL DOI"',
    to: '<choose><if variable="number"><text macro="issued"/><text macro="page"/></if><else><text macro="page"/><text macro="issued"/></else></choose>\n            <text macro="status"/>\n          </group>\n          <choose>\n            <if variable="URL DOI"',
  },
  {
    name: 'ieee-doi-of-a-conference-paper',
    styles: ['ieee'],
    why: 'IEEE Reference Guide (2023), conference proceedings: pp. 612–617, doi: …; a full stop stood before the DOI',
    from: '<group delimiter=", " suffix=".">\n            <text macro="publisher"/>\n            <text macro="issued"/>\n            <text macro="page"/>\n            <text macro="status"/>\n          </group>\n          <text macro="access"/>',
    to: `<group delimiter=", ">\n            <text macro="publisher"/>\n            <text macro="issued"/>\n            <text macro="page"/>\n            <text macro="status"/>\n          </group>\n          ${DOI_AFTER_COMMA}`,
  },
  {
    name: 'ieee-patent-full-stop',
    styles: ['ieee'],
    why: 'IEEE Reference Guide (2023), patents: U.S. Patent 3 624 125, Jul. 16, 1990. ends with a full stop',
    from: '<else-if type="patent">\n          <group delimiter=", ">',
    to: '<else-if type="patent">\n          <group delimiter=", " suffix=".">',
  },
]
