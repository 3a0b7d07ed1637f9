import type { StylePatch } from '../patch.ts'

const HARVARD_BOOKS = 'bill book legal_case legislation motion_picture report song thesis webpage graphic'

export const HARVARD_VANCOUVER_PATCHES: readonly StylePatch[] = [
  {
    name: 'harvard-edition-after-year',
    styles: ['harvard'],
    why: 'Cite Them Right, 12th ed., books with no author: Medicine in old age (1985) 2nd edn.; the edition stood before the year',
    from: '            <text macro="number-volumes"/>\n          </group>\n          <text macro="edition"/>\n        </group>',
    to: '            <text macro="number-volumes"/>\n          </group>\n        </group>',
  },
  {
    name: 'harvard-edition-in-the-entry',
    styles: ['harvard'],
    why: 'prints the edition that harvard-edition-after-year took out of the title',
    from: '            <text macro="title"/>\n            <group delimiter=" ">\n              <text macro="editor"/>',
    to: `            <group delimiter=". "><text macro="title"/><choose><if type="${HARVARD_BOOKS}" match="any"><text macro="edition"/></if></choose></group>\n            <group delimiter=" ">\n              <text macro="editor"/>`,
  },
  {
    name: 'vancouver-report-number',
    styles: ['vancouver'],
    why: 'NLM samples 31 and Citing Medicine ch. 4: Report No.: LBNL49574, also where the number has no digits first; printed as Report no.:',
    from: '<else-if is-numeric="number" match="any" type="legislation patent regulation">\n          <label form="short" variable="number"/>',
    to: '<else-if type="report"><text value="No."/></else-if>\n        <else-if is-numeric="number" match="any" type="legislation patent regulation">\n          <label form="short" variable="number"/>',
  },
  {
    name: 'vancouver-conference',
    styles: ['vancouver'],
    why: 'NLM samples 29 and Citing Medicine ch. 3: name, date and place of the conference follow the title of the book; they were left out',
    from: '            <text macro="label-edition"/>\n          </group>\n        </else-if>\n        <!-- TODO: add `event-name` and `event-place` -->',
    to: '            <text macro="label-edition"/>\n            <choose><if type="paper-conference" variable="event-date" match="all"><group delimiter="; "><text variable="event-title"/><date variable="event-date" form="text"/><text variable="event-place"/></group></if></choose>\n          </group>\n        </else-if>',
  },
  {
    name: 'vancouver-forthcoming',
    styles: ['vancouver'],
    why: 'NLM samples 9 (unpublished material): Forthcoming 2002; the status was left out',
    from: '<group delimiter=" ">\n              <date form="text" variable="issued"/>\n              <choose>\n                <if type="article-journal" variable="DOI"/>',
    to: '<group delimiter=" ">\n              <choose><if variable="volume issue page" match="none"><text variable="status" text-case="capitalize-first"/></if></choose>\n              <date form="text" variable="issued"/>\n              <choose>\n                <if type="article-journal" variable="DOI"/>',
  },
  {
    name: 'vancouver-patent-number',
    styles: ['vancouver'],
    why: 'NLM samples 30 and Citing Medicine ch. 5: United States patent US 20020103498. 2002 Aug 1.; printed as US 20020103498, 2002',
    from: '<group delimiter=", ">\n            <text variable="number"/>\n            <date date-parts="year" form="numeric" variable="issued"/>',
    to: '<group delimiter=". ">\n            <text variable="number"/>\n            <date form="text" variable="issued"/>',
  },
  {
    name: 'vancouver-inventor',
    styles: ['vancouver'],
    why: 'NLM samples 30: Pagedas AC, inventor; the role was left out',
    from: '<macro name="author">\n    <names variable="author">\n      <label prefix=", "/>',
    to: '<macro name="author">\n    <choose><if type="patent" variable="status" match="all"><group delimiter=", "><names variable="author"/><text variable="status"/></group></if><else>\n    <names variable="author">\n      <label prefix=", "/>',
  },
  {
    name: 'vancouver-inventor-end',
    styles: ['vancouver'],
    why: 'closes the branch that vancouver-inventor opened',
    from: '        <names variable="collection-editor"/>\n      </substitute>\n    </names>\n  </macro>\n  <macro name="title">',
    to: '        <names variable="collection-editor"/>\n      </substitute>\n    </names></else></choose>\n  </macro>\n  <macro name="title">',
  },
]
