import { AppError } from '@redraft/contracts'
import { type BillingLink, checkoutRequest, ledgerQuery } from '@redraft/contracts/console'
import { listLedger, readBilling } from '@redraft/core'
import { type Billing, openPortal, startCheckout } from '@redraft/core/billing'
import type { Request, RequestHandler, Response } from 'express'
import { baseUrlOf } from '../../base-url.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { actorOf, visitOf, workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w/billing` */
export function getBilling({ gateway: { ctx }, billing }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    const input = { workspaceId: workspaceOf(res), configured: billing !== undefined }
    res.json(await readBilling({ ctx, input }))
  }
}

/** `GET /workspaces/:w/ledger` */
export function getLedger({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const page = parseInput(ledgerQuery, req.query)
    res.json(await listLedger({ ctx, input: { ...page, workspaceId: workspaceOf(res) } }))
  }
}

function configured(billing: Billing | undefined): Billing {
  if (!billing) throw new AppError('billing_not_configured')
  return billing
}

/** Who pays, and where the browser comes back to. */
function payerOf(req: Request, res: Response, publicUrl: string | undefined) {
  return {
    workspaceId: workspaceOf(res),
    email: visitOf(res).person.email,
    returnUrl: `${baseUrlOf(req, publicUrl)}/billing`,
  }
}

/** `POST /workspaces/:w/billing/checkout` */
export function checkout({ gateway: { ctx, publicUrl }, ...deps }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const billing = configured(deps.billing)
    const { plan } = parseInput(checkoutRequest, req.body)
    const url = await startCheckout({
      ...{ ctx, billing, actor: actorOf(res) },
      input: { ...payerOf(req, res, publicUrl), plan },
    })
    res.json({ url } satisfies BillingLink)
  }
}

/** `POST /workspaces/:w/billing/portal` */
export function portal({ gateway: { ctx, publicUrl }, ...deps }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const billing = configured(deps.billing)
    const url = await openPortal({ ctx, actor: actorOf(res), billing, input: payerOf(req, res, publicUrl) })
    res.json({ url } satisfies BillingLink)
  }
}
