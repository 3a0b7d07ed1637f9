import { afterAll, beforeAll } from 'vitest'
import { type Harness, startHarness } from './harness/start-harness.ts'
import { docs } from './suites/docs.ts'
import { firstLoad } from './suites/first-load.ts'
import { pages } from './suites/pages.ts'

// Every page as it is shown; what people do on them is in console.test.ts. Beside it, for together they take too long.
let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})

afterAll(() => harness?.stop())

const given = () => harness
firstLoad(given)
pages(given)
docs(given)
