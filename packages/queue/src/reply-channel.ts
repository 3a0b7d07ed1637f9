import pg from 'pg'
import { createFastRedis, createPatientRedis, surviveBreaks } from './connections.ts'
import { DEFAULT_PREFIX, type QueueStore } from './settings.ts'

/** Sends reply hints. A hint may be lost: the gateway's row poll backs it up. */
export interface ReplyPublisher {
  publish(gatewayId: string, requestId: string): Promise<void>
  close(): Promise<void>
}

/** Receives the hints of one gateway, through outages of the store. */
export interface ReplySubscription {
  /** Resolves at the first successful subscription. */
  ready(): Promise<void>
  close(): Promise<void>
}

function channelOf(store: QueueStore, gatewayId: string): string {
  return `${store.prefix ?? DEFAULT_PREFIX}_reply_${gatewayId}`
}

/** Opens the publishing side (workers). */
export function createReplyPublisher(store: QueueStore): ReplyPublisher {
  if (store.redisUrl !== undefined) {
    const redis = createFastRedis(store.redisUrl, store.onError)
    return {
      async publish(gatewayId, requestId) {
        await redis.publish(channelOf(store, gatewayId), requestId)
      },
      close: async () => redis.disconnect(),
    }
  }
  const pool = new pg.Pool({
    connectionString: store.databaseUrl,
    max: 2,
    application_name: 'redraft-replies',
  })
  surviveBreaks(pool, store)
  return {
    async publish(gatewayId, requestId) {
      await pool.query('SELECT pg_notify($1, $2)', [channelOf(store, gatewayId), requestId])
    },
    close: () => pool.end(),
  }
}

function subscribeRedis(store: QueueStore, redisUrl: string, channel: string, onHint: (id: string) => void) {
  const redis = createPatientRedis(redisUrl, store.onError)
  redis.on('message', (_channel: string, requestId: string) => onHint(requestId))
  const ready = redis.subscribe(channel).then(() => undefined)
  ready.catch((error: Error) => store.onError?.(error))
  return { ready: () => ready, close: async () => redis.disconnect() }
}

const RECONNECT_MS = 250

/** LISTEN lives on one connection: when that drops, a new one subscribes again. */
class PostgresSubscription implements ReplySubscription {
  readonly #store: QueueStore
  readonly #channel: string
  readonly #onHint: (id: string) => void
  readonly #ready: Promise<void>
  #markReady: () => void = () => undefined
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(store: QueueStore, channel: string, onHint: (id: string) => void) {
    this.#store = store
    this.#channel = channel
    this.#onHint = onHint
    this.#ready = new Promise((resolve) => {
      this.#markReady = resolve
    })
  }

  async connect(): Promise<void> {
    if (this.#closed) return
    const client = new pg.Client({
      connectionString: this.#store.databaseUrl,
      application_name: 'redraft-hints',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    this.#client = client
    client.on('notification', (message) => this.#onHint(message.payload ?? ''))
    client.on('error', (error) => this.#reconnect(client, error))
    client.on('end', () => this.#reconnect(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`)
      this.#markReady()
    } catch (error) {
      this.#reconnect(client, error instanceof Error ? error : undefined)
    }
  }

  #reconnect(client: pg.Client, error?: Error): void {
    if (error) this.#store.onError?.(error)
    if (this.#closed || client !== this.#client) return
    this.#client = undefined
    client.end().catch(() => undefined)
    this.#timer = setTimeout(() => void this.connect(), RECONNECT_MS)
  }

  ready(): Promise<void> {
    return this.#ready
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#client?.end()
  }
}

/** Listens for the hints of one gateway; `onHint` gets the request id. */
export function subscribeReplies(
  store: QueueStore,
  gatewayId: string,
  onHint: (requestId: string) => void,
): ReplySubscription {
  const channel = channelOf(store, gatewayId)
  if (store.redisUrl !== undefined) return subscribeRedis(store, store.redisUrl, channel, onHint)
  const subscription = new PostgresSubscription(store, channel, onHint)
  void subscription.connect()
  return subscription
}
