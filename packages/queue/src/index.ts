export { createFastRedis } from './connections.ts'
export { type Consumer, type ConsumerOptions, createConsumer } from './consumer.ts'
export { prepareQueueStore } from './prepare-store.ts'
export { createProducer, type Producer } from './producer.ts'
export {
  createReplyPublisher,
  type ReplyPublisher,
  type ReplySubscription,
  subscribeReplies,
} from './reply-channel.ts'
export type { QueueStore } from './settings.ts'
