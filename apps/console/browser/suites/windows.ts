import { expect, test } from 'vitest'
import type { Harness } from '../harness/start-harness.ts'

/** Windows are used again: what one test leaves behind must not reach the next. */
export function windows(given: () => Harness): void {
  test('a window that is used again has nothing of its last use', async () => {
    const first = await given().signedIn({ theme: 'dark' })
    await first.goto('/overview')
    await first.page.context().grantPermissions(['clipboard-read'])
    await first.page.route('**/console/api/session', (route) => route.abort())
    await first.page.evaluate(() => {
      localStorage.setItem('left', 'behind')
      sessionStorage.setItem('left', 'behind')
    })
    await first.done()
    const second = await given().openPage()
    expect(second.page).toBe(first.page)
    await second.goto('/overview')
    expect(new URL(second.page.url()).pathname).toBe('/sign-in')
    const kept = await second.page.evaluate(async () => ({
      ...localStorage,
      ...sessionStorage,
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    }))
    expect(kept).toEqual({
      'redraft.theme': 'light',
      'redraft.language': 'en',
      clipboard: expect.not.stringMatching('granted'),
    })
    expect([first.faults, second.faults]).toEqual([[], []])
  })
}
