import type { ConsoleSettings } from '@redraft/contracts/console'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'

/** `GET /settings`: what this installation offers. */
export function getSettings({ billing, gateway, mailer, signup, trial }: ConsoleDeps): RequestHandler {
  const settings: ConsoleSettings = {
    ...{ signup, billing: billing !== undefined, mail: mailer.kind },
    trial_words: signup === 'open' ? trial.words : 0,
    llm: gateway.engines.hasModel,
    engine: gateway.engines.preferred,
  }
  return (_req, res) => {
    res.json(settings)
  }
}
