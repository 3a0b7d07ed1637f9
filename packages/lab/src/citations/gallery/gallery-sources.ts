/** A source of the gallery: its kind in words, and the source as a caller would send it (CSL-JSON). */
export interface GallerySource {
  readonly kind: string
  readonly item: Readonly<Record<string, unknown>>
}

/** The eight sources that every style is shown with; real ones, one for each kind people cite most. */
export const GALLERY_SOURCES: readonly GallerySource[] = [
  {
    kind: 'Journal article',
    item: {
      id: 'article',
      type: 'article-journal',
      author: [
        { family: 'LeCun', given: 'Yann' },
        { family: 'Bengio', given: 'Yoshua' },
        { family: 'Hinton', given: 'Geoffrey' },
      ],
      title: 'Deep learning',
      'container-title': 'Nature',
      volume: '521',
      issue: '7553',
      page: '436-444',
      issued: { 'date-parts': [[2015, 5, 28]] },
      DOI: '10.1038/nature14539',
      language: 'en',
    },
  },
  {
    kind: 'Book',
    item: {
      id: 'book',
      type: 'book',
      author: [{ family: 'Kuhn', given: 'Thomas S.' }],
      title: 'The Structure of Scientific Revolutions',
      edition: '2',
      publisher: 'University of Chicago Press',
      'publisher-place': 'Chicago',
      issued: { 'date-parts': [[1970]] },
      language: 'en',
    },
  },
  {
    kind: 'Chapter',
    item: {
      id: 'chapter',
      type: 'chapter',
      author: [{ family: 'Merton', given: 'Robert K.' }],
      title: 'The Matthew effect in science',
      editor: [{ family: 'Storer', given: 'Norman W.' }],
      'container-title': 'The Sociology of Science: Theoretical and Empirical Investigations',
      page: '439-459',
      publisher: 'University of Chicago Press',
      'publisher-place': 'Chicago',
      issued: { 'date-parts': [[1973]] },
      language: 'en',
    },
  },
  {
    kind: 'Newspaper article',
    item: {
      id: 'newspaper',
      type: 'article-newspaper',
      author: [{ family: 'Manjoo', given: 'Farhad' }],
      title: 'Snap makes a bet on the cultural supremacy of the camera',
      'container-title': 'The New York Times',
      issued: { 'date-parts': [[2017, 3, 8]] },
      URL: 'https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
      accessed: { 'date-parts': [[2026, 3, 1]] },
      language: 'en',
    },
  },
  {
    kind: 'Web page',
    item: {
      id: 'web',
      type: 'webpage',
      author: [{ literal: 'Centers for Disease Control and Prevention' }],
      title: 'Facts about falls',
      'container-title': 'Older Adult Fall Prevention',
      issued: { 'date-parts': [[2024, 5, 9]] },
      URL: 'https://www.cdc.gov/falls/data-research/facts-stats/index.html',
      accessed: { 'date-parts': [[2026, 1, 20]] },
      language: 'en',
    },
  },
  {
    kind: 'Thesis',
    item: {
      id: 'thesis',
      type: 'thesis',
      author: [{ family: 'Rutz', given: 'Cynthia Lillian' }],
      title: 'King Lear and its folktale analogues',
      genre: 'PhD dissertation',
      publisher: 'University of Chicago',
      'publisher-place': 'Chicago',
      issued: { 'date-parts': [[2013]] },
      language: 'en',
    },
  },
  {
    kind: 'Court case',
    item: {
      id: 'case',
      type: 'legal_case',
      title: 'Brown v. Board of Education',
      'container-title': 'U.S.',
      volume: '347',
      page: '483',
      authority: 'U.S. Supreme Court',
      issued: { 'date-parts': [[1954, 5, 17]] },
      language: 'en',
    },
  },
  {
    kind: 'Chinese article',
    item: {
      id: 'chinese',
      type: 'article-journal',
      author: [
        { family: '袁', given: '训来' },
        { family: '陈', given: '哲' },
        { family: '肖', given: '书海' },
        { family: '万', given: '斌' },
      ],
      title: '蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口',
      'container-title': '科学通报',
      volume: '57',
      issue: '34',
      page: '3219-3227',
      issued: { 'date-parts': [[2012]] },
      language: 'zh-CN',
    },
  },
]
