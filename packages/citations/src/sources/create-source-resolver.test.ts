import { expect, test } from 'vitest'
import { normalizeItem } from '../normalize/normalize-item.ts'
import type { RecognizedIdentifier } from '../recognize/recognized.ts'
import { createSourceResolver } from './create-source-resolver.ts'
import type { RegistryFailure } from './hosts/polite-fetcher.ts'
import { SourceError } from './source-error.ts'
import { createFakeWeb, createMemoryCache, type FakeReply } from './testing/fake-web.ts'

const NOW = new Date('2026-11-20T20:00:00Z')
const CSL = 'application/vnd.citationstyles.csl+json'

function setUp(pages: Parameters<typeof createFakeWeb>[0], bases = {}) {
  const web = createFakeWeb(pages)
  const cache = createMemoryCache()
  const failures: RegistryFailure[] = []
  const resolver = createSourceResolver({
    ...{ fetcher: web.fetcher, cache, now: () => NOW, bases },
    contactEmail: 'library@example.org',
    onRegistryFailure: (failure) => failures.push(failure),
  })
  const resolve = (kind: RecognizedIdentifier['kind'], value: string) =>
    resolver.resolve({ kind, value }, { signal: AbortSignal.timeout(7_000) })
  return { web, cache, failures, resolve }
}

const agency = (prefix: string, RA: string) => ({
  [`https://doi.org/ra/${prefix}`]: { body: [{ prefix, RA }] },
})
/** As Crossref sends it: its own type names, lists, an article number. */
const CROSSREF_ITEM = {
  type: 'journal-article',
  title: ['Sci-Hub provides access to nearly all scholarly literature'],
  'container-title': ['eLife'],
  author: [{ given: 'Daniel S', family: 'Himmelstein', sequence: 'first', affiliation: [] }],
  issued: { 'date-parts': [[2018, 3, 1]] },
  DOI: '10.7554/elife.32822',
}

async function failure(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SourceError)
  return error as SourceError
}

test('a DOI is asked for in CSL-JSON, by a client that says who it is', async () => {
  const { resolve, web } = setUp({
    ...agency('10.7554', 'Crossref'),
    'https://doi.org/10.7554/elife.32822': { type: CSL, body: CROSSREF_ITEM },
  })
  expect(await resolve('doi', '10.7554/elife.32822')).toMatchObject({ DOI: '10.7554/elife.32822' })
  expect(web.asked[1]?.accept).toContain(CSL)
  expect(web.asked[1]?.userAgent).toContain('mailto:library@example.org')
})

test('what a registry answered is kept, its agency longer', async () => {
  const { resolve, cache, web } = setUp({
    ...agency('10.7554', 'Crossref'),
    'https://doi.org/10.7554/elife.32822': { type: CSL, body: CROSSREF_ITEM },
  })
  await resolve('doi', '10.7554/elife.32822')
  await resolve('doi', '10.7554/elife.32822')
  expect(web.asked).toHaveLength(2)
  expect([...cache.entries.keys()]).toEqual(['agency:10.7554', 'doi:10.7554/elife.32822'])
})

test('Crossref’s own interface answers, with mailto, when the resolver does not', async () => {
  const { resolve } = setUp({
    ...agency('10.7554', 'Crossref'),
    'https://api.crossref.org/works/10.7554%2Felife.32822?mailto=library%40example.org': {
      body: { status: 'ok', message: CROSSREF_ITEM },
    },
  })
  expect(await resolve('doi', '10.7554/elife.32822')).toMatchObject({ type: 'journal-article' })
})

test('a Chinese agency that answers with HTML is read from its page', async () => {
  const page =
    '<meta name="citation_title" content="中国经济增长的结构性分析"><meta name="citation_author" content="张伟">' +
    '<meta name="citation_journal_title" content="经济研究"><meta name="citation_publication_date" content="2019">'
  const { resolve } = setUp({
    ...agency('10.19361', 'CNKI'),
    'https://doi.org/10.19361/j.er.2019.01.01': { type: 'text/html', body: page },
  })
  expect(await resolve('doi', '10.19361/j.er.2019.01.01')).toMatchObject({
    ...{ type: 'article-journal', title: '中国经济增长的结构性分析', author: ['张伟'] },
    DOI: '10.19361/j.er.2019.01.01',
  })
})

test('a DOI without metadata is not found, and the answer names the agency', async () => {
  const { resolve } = setUp({
    ...agency('10.19361', 'CNKI'),
    'https://doi.org/10.19361/none': { type: 'text/html', body: '<title>CNKI</title>' },
  })
  const error = await failure(resolve('doi', '10.19361/none'))
  expect(error).toMatchObject({ kind: 'not_found', message: expect.stringContaining('CNKI') })
})

test('a DOI that does not exist is not found; a registry that does not answer is unavailable', async () => {
  const gone = setUp({
    ...agency('10.5061', 'DataCite'),
    'https://doi.org/10.5061/dryad.none': { status: 404, type: 'text/html' },
  })
  expect((await failure(gone.resolve('doi', '10.5061/dryad.none'))).kind).toBe('not_found')
  const away = setUp({})
  expect((await failure(away.resolve('doi', '10.5061/dryad.none'))).kind).toBe('unavailable')
  const nobody = setUp({
    'https://doi.org/ra/10.99999': { body: [{ DOI: '10.99999', status: 'DOI does not exist' }] },
  })
  expect((await failure(nobody.resolve('doi', '10.99999/x'))).kind).toBe('not_found')
})

test('one failure is repeated once', async () => {
  const replies: FakeReply[] = [{ status: 503 }, { type: CSL, body: { type: 'dataset', title: 'D' } }]
  const { resolve, web } = setUp({
    ...agency('10.5061', 'DataCite'),
    'https://doi.org/10.5061/dryad.1': () => replies.shift() ?? { status: 500 },
  })
  expect(await resolve('doi', '10.5061/dryad.1')).toMatchObject({ title: 'D', DOI: '10.5061/dryad.1' })
  expect(web.asked).toHaveLength(3)
})

test('a host that asks us to wait is not asked again before', async () => {
  const { resolve, web } = setUp({
    ...agency('10.5061', 'DataCite'),
    'https://doi.org/10.5061/dryad.1': { status: 429, headers: { 'retry-after': '30' } },
  })
  await failure(resolve('doi', '10.5061/dryad.1'))
  await failure(resolve('doi', '10.5061/dryad.1'))
  expect(web.asked.filter(({ url }) => url.endsWith('dryad.1'))).toHaveLength(1)
})

test('an arXiv identifier is looked up by its DOI, without the version', async () => {
  const { resolve } = setUp({
    'https://doi.org/10.48550/arXiv.1706.03762': {
      type: CSL,
      body: {
        ...{ type: 'article', title: 'Attention Is All You Need', publisher: 'arXiv' },
        author: [{ family: 'Vaswani', given: 'Ashish' }],
        issued: { 'date-parts': [[2017]] },
        DOI: '10.48550/ARXIV.1706.03762',
      },
    },
  })
  expect(await resolve('arxiv', '1706.03762v5')).toMatchObject({
    title: 'Attention Is All You Need',
    number: 'arXiv:1706.03762v5',
  })
})

test.each([
  ['pmid', '29424689', 'pubmed', '29424689'],
  ['pmcid', 'PMC5832410', 'pmc', '5832410'],
] as const)('a %s is asked for at NCBI, which learns who asks', async (kind, value, folder, id) => {
  const query = `?format=csl&id=${id}&tool=redraft&email=library%40example.org`
  const { resolve } = setUp({
    [`https://api.ncbi.nlm.nih.gov/lit/ctxp/v1/${folder}/${query}`]: {
      body: { type: 'article-journal', title: 'Sci-Hub provides access', PMID: '29424689' },
    },
  })
  expect(await resolve(kind, value)).toMatchObject({ PMID: '29424689' })
})

const BOOK = {
  ...{ title: 'The Structure of Scientific Revolutions', publish_date: '1996', number_of_pages: 212 },
  authors: [{ url: 'https://openlibrary.org/authors/OL26220A', name: 'Thomas S. Kuhn' }],
  publishers: [{ name: 'University of Chicago Press' }],
  publish_places: [{ name: 'Chicago, IL' }],
}
const openLibrary = (isbn: string) =>
  `https://openlibrary.org/api/books?bibkeys=ISBN%3A${isbn}&format=json&jscmd=data`

test('an ISBN is looked up at Open Library, and its people become names', async () => {
  const { resolve } = setUp({ [openLibrary('9780226458083')]: { body: { 'ISBN:9780226458083': BOOK } } })
  const { item } = normalizeItem(await resolve('isbn', '9780226458083'))
  expect(item).toMatchObject({
    ...{ type: 'book', publisher: 'University of Chicago Press', 'publisher-place': 'Chicago, IL' },
    author: [{ family: 'Kuhn', given: 'Thomas S.' }],
    issued: { 'date-parts': [[1996]] },
  })
})

test('an identifier that a registry does not have is not found', async () => {
  const isbn = setUp({ [openLibrary('9780226458083')]: { body: {} } })
  expect((await failure(isbn.resolve('isbn', '9780226458083'))).kind).toBe('not_found')
  const query = '?format=csl&id=1&tool=redraft&email=library%40example.org'
  const pubmed = setUp({
    [`https://api.ncbi.nlm.nih.gov/lit/ctxp/v1/pubmed/${query}`]: { status: 404, body: { status: 'error' } },
  })
  expect((await failure(pubmed.resolve('pmid', '1'))).kind).toBe('not_found')
})

test('a page with a DOI is cited as what the DOI stands for', async () => {
  const { resolve } = setUp({
    ...agency('10.7554', 'Crossref'),
    'https://elifesciences.example/articles/32822': {
      type: 'text/html',
      body: '<title>Sci-Hub | eLife</title><meta name="dc.identifier" content="doi:10.7554/eLife.32822">',
    },
    'https://doi.org/10.7554/elife.32822': { type: CSL, body: CROSSREF_ITEM },
  })
  expect(await resolve('url', 'https://elifesciences.example/articles/32822')).toMatchObject({
    type: 'journal-article',
    accessed: { 'date-parts': [[2026, 11, 20]] },
  })
})

test('a page is cited with the day of the call, also when its metadata were kept', async () => {
  const url = 'https://www.example.com/turtles'
  const { resolve, cache } = setUp({ [url]: { type: 'text/html', body: '<title>Turtles</title>' } })
  const accessed = { 'date-parts': [[2026, 11, 20]] }
  expect(await resolve('url', url)).toEqual({ type: 'webpage', title: 'Turtles', URL: url, accessed })
  expect(cache.entries.get(`url:${url}`)).not.toHaveProperty('accessed')
})

test.each([
  ['a PDF', { type: 'application/pdf' }, 'application/pdf'],
  ['an error page', { status: 404, type: 'text/html', body: '<title>Not here</title>' }, '404'],
  ['a page without a title', { type: 'text/html', body: '<p>Turtles</p>' }, 'title'],
])('%s is not found, and the answer says why', async (_, reply, reason) => {
  const { resolve } = setUp({ 'https://www.example.com/x': reply })
  const error = await failure(resolve('url', 'https://www.example.com/x'))
  expect(error).toMatchObject({ kind: 'not_found', message: expect.stringContaining(reason) })
})

test('a mirror that fails is told to the operator by host and reason, and to the caller without its address', async () => {
  const mirror = 'http://mirror.internal:8099'
  const { resolve, failures } = setUp({ [`${mirror}/ra/10.5061`]: { status: 503 } }, { doi: mirror })
  const error = await failure(resolve('doi', '10.5061/dryad.secret'))
  expect(error.kind).toBe('unavailable')
  expect(error.message).not.toContain('mirror.internal')
  expect(new Set(failures.map(({ host, reason }) => `${host} ${reason}`))).toEqual(
    new Set(['mirror.internal:8099 status_503', 'mirror.internal:8099 no_route']),
  )
  expect(JSON.stringify(failures)).not.toContain('secret')
})

test('a site that a caller named is in nobody’s log when it fails', async () => {
  const { resolve, failures } = setUp({})
  await failure(resolve('url', 'https://site.example/x'))
  expect(failures).toEqual([])
})
