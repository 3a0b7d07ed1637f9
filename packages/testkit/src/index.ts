export { freePort } from '@redraft/local-postgres'
export { createFaultProxy, type FaultProxy } from './fault-proxy.ts'
export {
  type AskedMessage,
  FINE_REVIEW,
  type Played,
  paragraphOf,
  type ScriptedModel,
  startScriptedModel,
  TRANSPORT_FAULTS,
  type TransportFault,
} from './model/scripted-model.ts'
export { TEXT_FAULTS, type TextFault } from './model/text-faults.ts'
export type { ProvidedStores } from './provided-stores.ts'
export { type Books, readBooks } from './service/books.ts'
export {
  bootService,
  GATEWAY_SCRIPT,
  type ServiceOptions,
  type StoreUrls,
  type TestService,
  WORKER_SCRIPT,
} from './service/boot-service.ts'
export {
  type ConsoleCall,
  type ConsoleClient,
  consoleClient,
  PASSWORD,
  type SignedUp,
  signUp,
} from './service/console-client.ts'
export { expectError, expectRequestId, issuePaths } from './service/expect-error.ts'
export { type FakeRegistry, startFakeRegistry } from './service/fake-registry.ts'
export { type FakeSmtp, type ReceivedLetter, startFakeSmtp } from './service/fake-smtp.ts'
export {
  type FakeEvent,
  type FakeStripe,
  type FakeSubscription,
  startFakeStripe,
} from './service/fake-stripe.ts'
export { endStandingSettles, lockBalance, standingSettles } from './service/lock-balance.ts'
export {
  type Answered,
  type CallOptions,
  callApi,
  type MintedWorkspace,
  type MintOptions,
  mintWorkspace,
} from './service/mint-workspace.ts'
export { exchangeRaw, openConnection, parseAnswer, type RawConnection } from './service/raw-exchange.ts'
export { chineseCharacters, englishCharacters, englishWords, SAMPLES } from './service/samples.ts'
export { type SharedService, sharedService } from './service/shared-service.ts'
export { throughProxy } from './service/through-proxy.ts'
export { type ExitStatus, type SpawnedNode, spawnNode } from './spawn-node.ts'
export { type SpawnedOnPipe, spawnOnPipe } from './spawn-on-pipe.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { testKeyPrefix, testRedisUrl } from './test-redis.ts'
export { waitFor } from './wait-for.ts'
