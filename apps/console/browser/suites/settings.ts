import { consoleClient, PASSWORD } from '@redraft/testkit'
import { expect, test } from 'vitest'
import type { Harness } from '../harness/start-harness.ts'

/** People, devices and choices. */
export function settings(given: () => Harness): void {
  test('an owner invites somebody, who joins by the link and is then made an owner', async () => {
    const { signedIn, openPage } = given()
    const owner = await signedIn()
    await owner.goto('/settings?section=members')
    await owner.page.getByRole('button', { name: 'Invite someone' }).click()
    await owner.page.getByRole('dialog').getByLabel('E-mail').fill('grace@settings.test')
    await owner.page.getByRole('button', { name: 'Send invitation' }).click()
    const link = (await owner.page.getByRole('region', { name: 'Invitation link' }).textContent()) ?? ''
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await owner.page.getByRole('cell', { name: 'grace@settings.test', exact: true }).waitFor()

    const guest = await openPage()
    await guest.goto(new URL(link).pathname + new URL(link).search)
    await guest.page.getByRole('link', { name: 'Create an account to join' }).click()
    expect(await guest.page.getByLabel('E-mail').inputValue()).toBe('grace@settings.test')
    await guest.page.getByLabel('Your name').fill('Grace')
    await guest.page.getByLabel('Password').fill(PASSWORD)
    await guest.page.getByRole('button', { name: 'Create account' }).click()
    await guest.page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()

    await owner.goto('/settings?section=members')
    await owner.page.getByLabel('Role of Grace').selectOption('owner')
    await owner.page.getByText('The role is changed.').first().waitFor()
    expect([...owner.faults, ...guest.faults]).toEqual([])
  })

  test('a device that is signed out on another loses the console', async () => {
    const { signedIn, service } = given()
    const first = await signedIn()
    await first.goto('/settings')
    const email = (await first.page.locator('dl dd').nth(1).textContent()) ?? ''
    const other = consoleClient(service.baseUrl)
    await other.call('/auth/sign-in/email', { method: 'POST', body: { email, password: PASSWORD } })
    expect((await other.call('/session')).status).toBe(200)

    await first.goto('/settings')
    await first.page.getByRole('button', { name: 'Sign out all others' }).click()
    await first.page.getByText('All other devices are signed out.').first().waitFor()
    expect((await other.call('/session')).status).toBe(401)
    expect(first.faults).toEqual([])
  })

  test('whoever signs out, or whose session ends, signs in and comes back to where they were', async () => {
    const { page, goto } = await given().signedIn()
    await goto('/settings')
    const email = (await page.locator('dl dd').nth(1).textContent()) ?? ''
    const signIn = async (password: string) => {
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in**')
    await signIn('not the password')
    await page.getByRole('alert').getByText('do not match').waitFor()
    await signIn(PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()

    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.waitForURL('**/sign-in?next=%2Fusage')
    await signIn(PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor()
  })

  test('language and theme change at once and are kept on the device', async () => {
    const { page, goto } = await given().signedIn()
    await goto('/settings?section=appearance')
    await page.getByText('繁體中文').last().click()
    await page.getByRole('heading', { level: 1, name: '設定' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-TW')
    await page.getByText('深色').click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).toMatchObject({ 'redraft.language': 'zh-TW', 'redraft.theme': 'dark' })
  })
}
