import { expect, it } from 'vitest'
import { guardFetch } from './guarded-fetch.ts'

const answering = (response: Response, seen: (init: RequestInit | undefined) => void = () => undefined) =>
  guardFetch(async (_input, init) => {
    seen(init)
    return response
  })

it.each([301, 302, 303, 307, 308])(
  'a redirect with %i is not followed, wherever it leads',
  async (status) => {
    let asked: RequestInit | undefined
    const response = new Response(null, { status, headers: { location: 'https://elsewhere.example/' } })
    const fetchIt = answering(response, (init) => {
      asked = init
    })
    await expect(fetchIt('https://models.example/')).rejects.toMatchObject({ fault: 'redirect' })
    expect(asked?.redirect).toBe('manual')
  },
)

it('an answer of 10 MB is none, and the rest of it is not read', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536
      if (sent > 10_485_760) controller.close()
      else controller.enqueue(new Uint8Array(65_536))
    },
  })
  await expect(answering(new Response(body))('https://models.example/')).rejects.toMatchObject({
    fault: 'too_large',
  })
  expect(sent).toBeLessThan(2_000_000)
})

it('any other answer comes through as it is', async () => {
  const response = new Response('{"a":1}', { status: 429, headers: { 'retry-after': '3' } })
  const got = await answering(response)('https://models.example/')
  expect([got.status, got.headers.get('retry-after'), await got.text()]).toEqual([429, '3', '{"a":1}'])
})
