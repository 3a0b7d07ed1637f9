export { type Billing, type BillingOptions, createBilling } from './billing.ts'
export { openPortal } from './open-portal.ts'
export { receiveEvent } from './receive-event.ts'
export { startCheckout } from './start-checkout.ts'
