import { expect, test } from 'vitest'
import { findDoiInUrl } from './find-doi.ts'
import { readPage } from './read-page.ts'

const URL = 'https://www.example.com/turtles?utm=1'
const page = (head: string) =>
  readPage(`<html lang="en"><head>${head}</head><body><h1>x</h1></body></html>`, URL)
const HIGHWIRE = `<meta name="citation_title" content="Turtles in Rivers"><meta name="citation_author" content="Lvr, Turtle">
  <meta name="citation_author" content="Chen Wei"><meta name="citation_journal_title" content="Herpetology">
  <meta name="citation_volume" content="150"><meta name="citation_issue" content="1"><meta name="citation_firstpage" content="123">
  <meta name="citation_lastpage" content="456"><meta name="citation_publication_date" content="2012/02/04">`
const JSON_LD = `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Post"},
  {"@type":"NewsArticle","headline":"Turtles cross the road","author":[{"@type":"Person","name":"Ann Lee"}],
  "datePublished":"2024-05-01T08:00:00Z","publisher":{"@type":"Organization","name":"The Post"},"inLanguage":"en"}]}</script>`
const OPEN_GRAPH = `<meta property="og:title" content="Turtles!"><meta property="og:site_name" content="Turtle Site">
  <meta property="article:published_time" content="2012-02-04T12:00:00+00:00"><meta property="article:author" content="https://example.com/lvr">`

test('Highwire tags come first, with every author', () => {
  const { item, source } = page(`<title>Turtles | Site</title>${OPEN_GRAPH}${JSON_LD}${HIGHWIRE}`)
  expect(source).toBe('highwire')
  expect(item).toMatchObject({
    ...{ type: 'article-journal', title: 'Turtles in Rivers', author: ['Lvr, Turtle', 'Chen Wei'] },
    ...{ 'container-title': 'Herpetology', volume: '150', issue: '1', page: '123-456', issued: '2012/02/04' },
  })
})

test('then schema.org, found inside a graph', () => {
  const { item, source } = page(`<title>Turtles | Site</title>${OPEN_GRAPH}${JSON_LD}`)
  expect(source).toBe('json_ld')
  expect(item).toMatchObject({
    ...{ type: 'article-newspaper', title: 'Turtles cross the road', author: ['Ann Lee'] },
    ...{ publisher: 'The Post', issued: '2024-05-01T08:00:00Z' },
  })
})

test('then Dublin Core and PRISM, in any case, without addresses as authors', () => {
  const { item, source } = page(
    `<meta name="DC.Title" content="Turtles"><meta name="DC.creator" content="Lvr, T."><meta name="DC.Creator" content="https://example.com/lvr">
     <meta name="DC.type" content="Text.Article"><meta name="prism.publicationName" content="Herpetology">${OPEN_GRAPH}`,
  )
  expect(source).toBe('dublin_core')
  expect(item).toMatchObject({
    type: 'article-journal',
    author: ['Lvr, T.'],
    'container-title': 'Herpetology',
  })
})

test('schema.org in attributes counts as much as in JSON-LD', () => {
  const { item, source } = page(
    `</head><body><article itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">Turtles cross</h1>
     <p itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ann Lee</span></p>
     <time itemprop="datePublished" datetime="2024-05-01">1 May</time></article>${OPEN_GRAPH}`,
  )
  expect(source).toBe('microdata')
  expect(item).toMatchObject({
    ...{ type: 'article-newspaper', title: 'Turtles cross', author: ['Ann Lee'], issued: '2024-05-01' },
  })
})

const COINS = (title: string) =>
  `<span class="Z3988" title="ctx_ver=Z39.88-2004&amp;rft_val_fmt=info%3Aofi%2Ffmt%3Akev%3Amtx%3Ajournal&amp;RFT.genre=Article&amp;rft.atitle=${title}&amp;rft.jtitle=Herpetology&amp;rft.date=2008&amp;rft.volume=5&amp;rft.spage=1&amp;rft.epage=3&amp;rft.aulast=Lee&amp;rft.aufirst=Ann&amp;rft.au=Ann+Lee&amp;rft.au=Bo+Hu"></span>`

test('an OpenURL context object (COinS) is read, a list of them is not about the page', () => {
  const { item, source } = page(`<title>Site</title></head><body>${COINS('Turtles+at+sea')}`)
  expect(source).toBe('coins')
  expect(item).toMatchObject({
    ...{ type: 'article-journal', title: 'Turtles at sea', author: ['Lee, Ann', 'Bo Hu'], page: '1-3' },
    ...{ 'container-title': 'Herpetology', volume: '5', issued: '2008' },
  })
  expect(page(`<title>Site</title></head><body>${COINS('A')}${COINS('B')}`).item.title).toBe('Site')
})

test('then OpenGraph, then the title alone', () => {
  expect(page(`<title>Turtles | Site</title>${OPEN_GRAPH}`)).toMatchObject({
    source: 'open_graph',
    item: { type: 'webpage', title: 'Turtles!', 'container-title': 'Turtle Site' },
  })
  expect(page('<title> Turtles \n at home </title><meta name="author" content="By Ann Lee">')).toMatchObject({
    source: 'plain',
    item: { title: 'Turtles at home', author: ['Ann Lee'], language: 'en' },
  })
  expect(page('').source).toBe('none')
})

test('a missing field comes from the next vocabulary that has it', () => {
  const { item } = page(`<meta name="citation_title" content="Turtles">${OPEN_GRAPH}`)
  expect(item).toMatchObject({ title: 'Turtles', issued: '2012-02-04T12:00:00+00:00' })
})

test('broken JSON-LD and odd shapes do no harm', () => {
  const broken =
    '<script type="application/ld+json">{"@type":</script><script type="application/ld+json">7</script>'
  expect(page(`<title>T</title>${broken}`).source).toBe('plain')
})

test.each([
  ['<meta name="citation_doi" content="10.1000/123">', '10.1000/123'],
  ['<meta name="DC.Identifier" content="info:doi/10.1000/123">', '10.1000/123'],
  [
    '<meta name="dc.identifier" content="urn:isbn:1"><meta name="prism.doi" content="doi:10.1000/123">',
    '10.1000/123',
  ],
  ['<link rel="cite-as" href="https://doi.org/10.1000/123">', '10.1000/123'],
  ['<meta name="dc.identifier" content="http://example.com/7">', undefined],
])('the DOI in %s is found', (head, doi) => {
  expect(page(head).doi).toBe(doi)
})

test('a DOI in the address is found, with what publishers put around it', () => {
  expect(findDoiInUrl('https://pub.example/doi/full/10.1000/ab.12?x=1')).toBe('10.1000/ab.12')
  expect(findDoiInUrl('https://pub.example/article/10.1000/ab.12/full')).toBe('10.1000/ab.12')
  expect(findDoiInUrl('https://pub.example/article/12')).toBeUndefined()
})

test('the canonical address counts when it is on the same host and on the web', () => {
  const canonical = (href: string) => page(`<title>T</title><link rel="canonical" href="${href}">`).item.URL
  expect(canonical('/turtles')).toBe('https://www.example.com/turtles')
  expect(canonical('https://evil.example/')).toBe(URL)
  expect(canonical('javascript:alert(1)')).toBe(URL)
})
