import type { StylePatch } from '../patch.ts'

/** OSCOLA and the Bluebook. */
export const LAW_PATCHES: readonly StylePatch[] = [
  {
    name: 'oscola-issue-of-an-online-journal',
    styles: ['oscola'],
    why: 'OSCOLA, 4th ed., 3.3.3: (2010) 1(1) EJLT; the issue of a journal without pages was left out',
    from: '<group delimiter=" ">\n            <text variable="volume"/>\n            <choose>\n              <if type="legal_case" variable="container-title">',
    to: '<group delimiter=" ">\n            <group><text variable="volume"/><choose><if variable="page" match="none"><text variable="issue" prefix="(" suffix=")"/></if></choose></group>\n            <choose>\n              <if type="legal_case" variable="container-title">',
  },
  {
    name: 'bluebook-dissertation',
    styles: ['bluebook'],
    why: 'The Bluebook, rule 17.2.2: (Ph.D. dissertation, …); the word was added to every kind (PhD thesis dissertation)',
    from: '<text variable="genre" suffix=" dissertation"/>',
    to: '<text variable="genre"/>',
  },
  {
    name: 'bluebook-page-without-date-comma',
    styles: ['bluebook'],
    why: 'The Bluebook, rule 18.2: a page without the name of a site has no comma before (Mar. 22, 2024)',
    from: '<group delimiter=", ">\n          <text variable="title" text-case="title" font-style="italic"/>\n          <group delimiter=" ">\n            <text variable="volume"/>\n            <text macro="container"/>\n            <text variable="page-first"/>\n            <text variable="locator"/>\n            <text macro="issuance" prefix="(" suffix=")"/>\n          </group>\n        </group>',
    to: '<group delimiter=" "><group delimiter=", ">\n          <text variable="title" text-case="title" font-style="italic"/>\n          <group delimiter=" ">\n            <text variable="volume"/>\n            <text macro="container"/>\n            <text variable="page-first"/>\n            <text variable="locator"/>\n          </group>\n        </group>\n            <text macro="issuance" prefix="(" suffix=")"/></group>',
  },
]
