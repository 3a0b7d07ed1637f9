import { isIP } from 'node:net'

export interface LlmSettings {
  readonly ENGINE: string
  readonly LLM_BASE_URL?: string | undefined
  readonly LLM_MODEL?: string | undefined
  readonly LLM_API_KEY?: string | undefined
  readonly LLM_PRICE_IN?: number | undefined
  readonly LLM_PRICE_OUT?: number | undefined
}

/** Addresses that no provider on the internet has. */
const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd])/i

/** Whether a name or address can only be meant for a machine nearby: the loopback, a private network, a container. */
function isNearby(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return PRIVATE.test(host)
  return !host.includes('.') || /\.(?:local|internal|localhost|lan)$/i.test(host)
}

/** Faults of the language model's settings that one setting alone does not show. Values are never repeated. */
export function checkLlm(settings: LlmSettings): string[] {
  const { ENGINE, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_PRICE_IN, LLM_PRICE_OUT } = settings
  const faults: string[] = []
  if (ENGINE === 'llm' && LLM_BASE_URL === undefined) {
    faults.push('LLM_BASE_URL is required with ENGINE=llm: the address of an OpenAI-compatible endpoint')
  }
  if (LLM_BASE_URL !== undefined && LLM_MODEL === undefined) {
    faults.push('LLM_MODEL is required with LLM_BASE_URL: the name of the model to ask')
  }
  const { protocol, hostname } = new URL(LLM_BASE_URL ?? 'https://localhost')
  if (LLM_API_KEY !== undefined && protocol === 'http:' && !isNearby(hostname)) {
    faults.push(
      'LLM_BASE_URL must begin with https:// when LLM_API_KEY is set: the key would travel in the clear',
    )
  }
  if ((LLM_PRICE_IN === undefined) !== (LLM_PRICE_OUT === undefined)) {
    faults.push('LLM_PRICE_IN and LLM_PRICE_OUT belong together: set both or none')
  }
  return faults
}
