import { STYLE_EXAMPLE_ITEM } from '../../messages/styles.ts'

export const bibliographyExample = {
  request: {
    items: [
      STYLE_EXAMPLE_ITEM,
      {
        type: 'book',
        title: 'Sorting Things Out',
        authors: 'Bowker, Geoffrey C.',
        year: 1999,
        publisher: 'MIT Press',
      },
      'ISBN 9780226458082',
    ],
    style: 'ieee',
    sort: 'input',
  },
  response: {
    status: 'succeeded',
    html: '<div class="csl-bib-body">\n<div class="csl-entry"><div class="csl-left-margin">[1]</div><div class="csl-right-inline">T. S. Kuhn, <i>The Structure of Scientific Revolutions</i>. Chicago: University of Chicago Press, 1962.</div></div>\n<div class="csl-entry"><div class="csl-left-margin">[2]</div><div class="csl-right-inline">G. C. Bowker, <i>Sorting Things Out</i>. MIT Press, 1999.</div></div>\n</div>',
    text: '[1] T. S. Kuhn, The Structure of Scientific Revolutions. Chicago: University of Chicago Press, 1962.\n[2] G. C. Bowker, Sorting Things Out. MIT Press, 1999.',
    bibtex:
      '@book{kuhn1962structure,\n  author = {Kuhn, Thomas S.},\n  title = {The Structure of Scientific Revolutions},\n  year = {1962},\n  publisher = {University of Chicago Press},\n  address = {Chicago},\n  language = {en-US},\n}\n\n@book{bowker1999sorting,\n  author = {Bowker, Geoffrey C.},\n  title = {Sorting Things Out},\n  year = {1999},\n  publisher = {MIT Press},\n  language = {en},\n}\n',
    ris: 'TY  - BOOK\r\nAU  - Kuhn, Thomas S.\r\nTI  - The Structure of Scientific Revolutions\r\nPY  - 1962\r\nDA  - 1962///\r\nPB  - University of Chicago Press\r\nCY  - Chicago\r\nLA  - en-US\r\nER  - \r\n\r\nTY  - BOOK\r\nAU  - Bowker, Geoffrey C.\r\nTI  - Sorting Things Out\r\nPY  - 1999\r\nDA  - 1999///\r\nPB  - MIT Press\r\nLA  - en\r\nER  - \r\n',
    entries: [
      {
        id: 'kuhn1962',
        html: '<div class="csl-entry"><div class="csl-left-margin">[1]</div><div class="csl-right-inline">T. S. Kuhn, <i>The Structure of Scientific Revolutions</i>. Chicago: University of Chicago Press, 1962.</div></div>',
        text: 'T. S. Kuhn, The Structure of Scientific Revolutions. Chicago: University of Chicago Press, 1962.',
        number: 1,
        in_text: '[1]',
      },
      {
        id: 'bowker1999sorting',
        html: '<div class="csl-entry"><div class="csl-left-margin">[2]</div><div class="csl-right-inline">G. C. Bowker, <i>Sorting Things Out</i>. MIT Press, 1999.</div></div>',
        text: 'G. C. Bowker, Sorting Things Out. MIT Press, 1999.',
        number: 2,
        in_text: '[2]',
      },
    ],
    warnings: [],
    warning_codes: [],
    warning_values: [],
    failures: [
      {
        index: 2,
        code: 'validation_failed',
        error:
          '"ISBN 9780226458082" was taken for an ISBN, but its check digit is 2, where 3 would be right.',
      },
    ],
  },
}
