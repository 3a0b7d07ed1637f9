// What a quick developer would write: the deduction in an interactive transaction.
import { availableParallelism } from 'node:os'
import { newId } from '@redraft/core'
import { createDatabase } from '@redraft/db'
import { type Job, Worker } from 'bullmq'
import { serveChild } from '../serve-child.ts'
import { QUEUE, queueConnection } from './queue-connection.ts'

/** As many jobs at once as our worker takes by default. */
const CONCURRENCY = availableParallelism() * 4

const db = createDatabase({
  databaseUrl: process.env.DATABASE_URL ?? '',
  poolSize: Math.min(CONCURRENCY, 12),
  applicationName: 'reference-worker',
})

async function run(job: Job<{ workspaceId: string; text: string }>) {
  const { workspaceId, text } = job.data
  const words = text.split(/\s+/).length
  const remaining = await db.prisma.$transaction(async (tx) => {
    const workspace = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } })
    if (workspace.balanceWords < words) throw new Error('insufficient balance')
    const { balanceWords } = await tx.workspace.update({
      where: { id: workspaceId },
      data: { balanceWords: { decrement: words } },
    })
    await tx.apiRequest.create({
      data: {
        ...{ id: newId(), workspaceId, apiKeyId: workspaceId, endpoint: 'humanize', words },
        ...{ state: 'SUCCEEDED', httpStatus: 200, createdAt: new Date(), settledAt: new Date() },
      },
    })
    return Number(balanceWords)
  })
  return { status: 'succeeded', output: text, words_used: words, words_remaining: remaining }
}

const worker = new Worker(QUEUE, run, {
  ...queueConnection(process.env),
  autorun: false,
  concurrency: CONCURRENCY,
})
worker.on('error', (error) => console.error('reference worker:', error.message))

await serveChild({
  async start() {
    await worker.waitUntilReady()
    worker.run().catch((error: unknown) => console.error(error))
    return undefined
  },
  async close() {
    await worker.close()
    await db.close()
  },
})
