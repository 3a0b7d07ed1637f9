import type { StylePatch } from '../patch.ts'

const NATURE_BOOK = 'bill book graphic legal_case legislation motion_picture report song'

/** Nature, ACS and AMA. */
export const SCIENCE_PATCHES: readonly StylePatch[] = [
  {
    name: 'nature-book-title-without-stop',
    styles: ['nature'],
    why: 'Nature formatting guide, References: Soft Machines: Nanotechnology and Life (Oxford Univ. Press, 2004); a full stop stood before the parenthesis',
    from: '<text macro="title" suffix="."/>',
    to: `<choose><if type="${NATURE_BOOK}" match="any"><text macro="title"/></if><else><text macro="title" suffix="."/></else></choose>`,
  },
  {
    name: 'nature-volume-capital',
    styles: ['nature'],
    why: 'Nature formatting guide, References: Vol. 1 of a book has a capital',
    from: '<label variable="volume" form="short"/>',
    to: '<label variable="volume" form="short" text-case="capitalize-first"/>',
  },
  {
    name: 'nature-edition',
    styles: ['nature'],
    why: 'Nature papers name the edition of a book, 2nd edn, as its reader would look for another text; it was left out',
    from: '<group delimiter=" ">\n          <label variable="volume" form="short" text-case="capitalize-first"/>\n          <text variable="volume"/>\n        </group>',
    to: '<group delimiter=", "><choose><if type="book" is-numeric="edition" match="all"><group delimiter=" "><number variable="edition" form="ordinal"/><text term="edition" form="short"/></group></if><else-if type="book"><text variable="edition"/></else-if></choose><group delimiter=" "><label variable="volume" form="short" text-case="capitalize-first"/><text variable="volume"/></group></group>',
  },
  {
    name: 'nature-thesis',
    styles: ['nature'],
    why: 'Nature formatting guide, References: PhD thesis, Univ. Cambridge (2015); the kind of thesis was left out and the university put in the parenthesis',
    from: '<macro name="issuance">\n    <choose>\n      <if type="bill book graphic legal_case legislation motion_picture song thesis chapter paper-conference" match="any">',
    to: '<macro name="issuance">\n    <choose>\n      <if type="thesis"><group delimiter=" "><group delimiter=", "><text variable="genre"/><text variable="publisher"/></group><date variable="issued" prefix="(" suffix=")"><date-part name="year"/></date></group></if><else-if type="bill book graphic legal_case legislation motion_picture song chapter paper-conference" match="any">',
  },
  {
    name: 'nature-thesis-end',
    styles: ['nature'],
    why: 'closes the branch that nature-thesis opened',
    from: '</group>\n      </if>\n      <else-if type="article">\n        <group delimiter=" ">\n          <choose>\n            <if variable="genre"',
    to: '</group>\n      </else-if>\n      <else-if type="article">\n        <group delimiter=" ">\n          <choose>\n            <if variable="genre"',
  },
  {
    name: 'nature-doi-once',
    styles: ['nature'],
    why: 'Nature formatting guide, References: an article without volume has its DOI before the year; it was printed a second time after it',
    from: '<if variable="volume" type="article dataset software" match="any"/>',
    to: '<if variable="volume" type="article article-journal dataset software" match="any"/>',
  },
  {
    name: 'acs-edition-of-the-book',
    styles: ['acs'],
    why: 'ACS Style Guide, 3rd ed., ch. 14, books with editors: the edition follows the title of the book; it was left out',
    from: '<text macro="book-container"/>\n            <text macro="editor"/>',
    to: '<group delimiter=", "><text macro="book-container"/><text macro="edition"/></group>\n            <text macro="editor"/>',
  },
  {
    name: 'ama-et-al-without-stop',
    styles: ['ama'],
    why: 'AMA Manual of Style, 11th ed., 3.7 and 3.12.1: et al has no full stop of its own (et al, eds)',
    from: '<term name="advance-online-publication">published online</term>',
    to: '<term name="advance-online-publication">published online</term><term name="et-al">et al</term>',
  },
  {
    name: 'ama-preprint-number',
    styles: ['ama'],
    why: 'AMA Manual of Style, 11th ed., 3.11.4.1: a preprint ends with its DOI; its number was printed as if it were a page',
    from: '<if variable="number">\n                    <text variable="number"/>',
    to: '<if type="article"/>\n                  <else-if variable="number">\n                    <text variable="number"/>',
  },
  {
    name: 'ama-preprint-number-end',
    styles: ['ama'],
    why: 'closes the branch that ama-preprint-number opened',
    from: '</if>\n                  <else>\n                    <text variable="page"/>',
    to: '</else-if>\n                  <else>\n                    <text variable="page"/>',
  },
]
