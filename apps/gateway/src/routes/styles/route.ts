import { listStyles } from '@redraft/contracts'
import type { RequestHandler } from 'express'

/** `GET /styles`: the citation styles. */
export function getStyles(): RequestHandler {
  const styles = listStyles()
  return (_req, res) => {
    res.json(styles)
  }
}
