import { AppError } from '@redraft/contracts'

/** Makes a call of Stripe; whatever it refuses or cannot do is `billing_unavailable`, with the cause for the log. */
export async function askStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    throw new AppError('billing_unavailable', { cause })
  }
}
