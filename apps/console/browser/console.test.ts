import { afterAll, beforeAll } from 'vitest'
import { type Harness, startHarness } from './harness/start-harness.ts'
import { billing } from './suites/billing.ts'
import { journey } from './suites/journey.ts'
import { keyboard } from './suites/keyboard.ts'
import { settings } from './suites/settings.ts'
import { signUp } from './suites/sign-up.ts'
import { usage } from './suites/usage.ts'
import { windows } from './suites/windows.ts'

// What people do. One file, so that all of these share one service and one browser.
let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})

afterAll(() => harness?.stop())

const given = () => harness
journey(given)
keyboard(given)
settings(given)
signUp(given)
usage(given)
billing(given)
windows(given)
