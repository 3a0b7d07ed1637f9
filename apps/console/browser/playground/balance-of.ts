import type { Page } from 'playwright-core'

/** Words left in a workspace, as the console's own page would read it. */
export function balanceOf(page: Page, workspaceId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const response = await fetch(`/console/api/workspaces/${id}/overview`)
    const { balance_words } = (await response.json()) as { balance_words: number }
    return balance_words
  }, workspaceId)
}
