import { signUp as enter, type FakeSmtp, freePort, startFakeSmtp, waitFor } from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import { photograph } from '../harness/photograph.ts'
import type { Harness } from '../harness/start-harness.ts'

const PASSWORD = 'correct horse battery'
/** Words of each language that only the page of this state has. */
const ASK_OPERATOR = {
  en: 'Ask the operator',
  'zh-CN': '请联系本服务的管理员',
  'zh-TW': '請聯絡這套服務的管理員',
}

/** Gateways of the same service whose letters go elsewhere: to a mail server, or nowhere. */
export function signUp(given: () => Harness): void {
  let smtp: FakeSmtp
  let withMail: string
  let silent: string
  beforeAll(async () => {
    smtp = await startFakeSmtp()
    const PORT = String(await freePort())
    withMail = `http://127.0.0.1:${PORT}`
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@redraft.test', PUBLIC_URL: withMail }
    await given().service.startGateway({ ...mail, PORT })
    const production = { NODE_ENV: 'production', PASSWORD_COST: '', SESSION_SECRET: 'd1'.repeat(32) }
    silent = (await given().service.startGateway(production)).baseUrl
  })
  afterAll(() => smtp?.close())

  const letterTo = (email: string, letters: number) =>
    waitFor(() => smtp.letters.filter(({ to }) => to === email)[letters - 1], {
      timeoutMs: 10_000,
      what: `letter ${letters}`,
    })

  test('where e-mail is sent, a new person confirms the address by a link and lands in the console with trial words', async () => {
    const { page, faults, goto } = await given().openPage()
    const email = 'ada@confirm.test'
    await goto(`${withMail}/sign-up`)
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill('password1234')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('This password is easy to guess.').waitFor()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Confirm your address to get your 1,000 trial words' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await photograph(page, 'sign-up-sent.desktop')
    await letterTo(email, 1)
    await page.getByRole('button', { name: 'Send the message again' }).click()
    const { text } = await letterTo(email, 2)
    await goto(/http:\S+\/confirm\?token=\S+/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirm and open the console' }).click()
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    const balance = page.locator('dl > div').filter({ hasText: 'Balance' }).locator('dd')
    expect(await balance.textContent()).toContain('1,000')
    // The refused password is the one fault that the browser reports.
    expect(faults).toEqual([expect.stringMatching(/status of 400 .*sign-up\/email/)])
  })

  test.each(LANGUAGES)(
    'where no link is sent or shown, the page says who can make one, in %s',
    async (language) => {
      const { page, faults, goto } = await given().openPage({ language })
      await goto(`${silent}/forgot-password`)
      await page.getByText(ASK_OPERATOR[language]).waitFor()
      await page.getByText('npm run admin -- user:reset-link').waitFor()
      expect(await page.getByRole('textbox').count()).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
      await photograph(page, `forgot-operator.${language}.desktop`)
      await goto(`${withMail}/sign-up`)
      await photograph(page, `sign-up-mail.${language}.desktop`)
      expect(faults).toEqual([])
    },
  )

  test('a workspace that started without trial words says why', async () => {
    const { page, goto } = await given().openPage()
    await enter(given().service.baseUrl, { email: 'ben@trial.test' })
    await goto('/sign-up')
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill('ben+again@trial.test')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('This workspace started without trial words').waitFor()
    await photograph(page, 'overview-no-trial.desktop')
  })
}
