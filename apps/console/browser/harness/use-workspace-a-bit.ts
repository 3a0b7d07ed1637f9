import type { SignedUp } from '@redraft/testkit'

const TEXT =
  'It is important to note that remote work has a significant impact on teams. Clear writing saves hours every week.'

/** Gives a workspace keys, requests that succeeded and one that was refused, so that its pages have content. */
export async function useWorkspaceABit(person: SignedUp): Promise<void> {
  const post = (path: string, body: unknown) =>
    person.call(`/workspaces/${person.workspaceId}${path}`, { method: 'POST', body })
  await post('/keys', { name: 'website', label: 'marketing' })
  await post('/keys', { name: 'editor plugin' })
  await post('/run/humanize', { text: TEXT })
  await post('/run/detect', { text: TEXT })
  await post('/run/paraphrase', { text: '' })
  await post('/invitations', { email: `guest-${person.userId}@test.dev`, role: 'member' })
}
