import { isLoopback } from './is-loopback.mjs'

const fetchAnywhere = globalThis.fetch

/** Probes are hostile: they reach nothing but this machine. */
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (!isLoopback(url)) throw new Error(`a probe was about to leave this machine: ${new URL(url).host}`)
  return fetchAnywhere(input, init)
}
