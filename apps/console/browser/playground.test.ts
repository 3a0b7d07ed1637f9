import { afterAll, beforeAll } from 'vitest'
import { type Harness, startHarness } from './harness/start-harness.ts'
import { citeSuite } from './playground/cite-suite.ts'
import { detectSuite } from './playground/detect-suite.ts'
import { pagesSuite } from './playground/pages-suite.ts'
import { transformSuite } from './playground/transform-suite.ts'

// One file, so that all of these share one service and one browser.
let harness: Harness

beforeAll(async () => {
  harness = await startHarness({
    env: { TRIAL_WORDS: '20000', WORKER_QUEUES: 'transform,detect,citation' },
  })
})

afterAll(() => harness?.stop())

const given = () => harness
transformSuite(given)
detectSuite(given)
citeSuite(given)
pagesSuite(given)
