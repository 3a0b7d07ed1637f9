// What a quick developer would write: Express, a BullMQ job per call, and `waitUntilFinished`.
// No keys, no rate limits, no idempotency, no validation: the workspace is taken from a header.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Queue, QueueEvents } from 'bullmq'
import express from 'express'
import { serveChild } from '../serve-child.ts'
import { QUEUE, queueConnection } from './queue-connection.ts'

/** Short, because completions that `waitUntilFinished` misses (on PostgreSQL) would hold up the whole bench. */
const WAIT_MS = 5_000

const options = queueConnection(process.env)
const queue = new Queue(QUEUE, options)
const events = new QueueEvents(QUEUE, options)
// `waitUntilFinished` adds listeners for every call in flight.
for (const emitter of [queue, events]) emitter.setMaxListeners(0)

const app = express()
app.use(express.json())
app.post('/humanize', async (req, res) => {
  const data = { workspaceId: req.get('x-workspace'), text: req.body.text }
  try {
    const job = await queue.add('humanize', data, { removeOnComplete: 1_000, removeOnFail: 1_000 })
    res.json(await job.waitUntilFinished(events, WAIT_MS))
  } catch (error) {
    res.status(500).json({ error: String(error) })
  }
})
const server = createServer(app)

await serveChild({
  async start() {
    await events.waitUntilReady()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  },
  async close() {
    server.close()
    server.closeAllConnections()
    await Promise.allSettled([queue.close(), events.close()])
  },
})
