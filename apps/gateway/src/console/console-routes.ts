import { deleteAccount, getSession } from './account/route.ts'
import { changePassword } from './auth/change-password.ts'
import { confirmSignUp, resendSignUp } from './auth/confirm-sign-up.ts'
import { requestReset, resetPassword } from './auth/reset-password.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './auth/sessions.ts'
import { signIn } from './auth/sign-in.ts'
import { signOut } from './auth/sign-out.ts'
import { signUp } from './auth/sign-up.ts'
import { checkout, getBilling, getLedger, portal } from './billing/route.ts'
import { accept, createInvitation, deleteInvitation, getInvitation } from './invitations/route.ts'
import { createKey, listKeys, revokeKey } from './keys/route.ts'
import { changeMember, listMembers, removeMember } from './members/route.ts'
import { getOverview } from './overview/route.ts'
import type { ConsoleRoute } from './route.ts'
import { RUN_ROUTES } from './run/route.ts'
import { getSettings } from './settings/route.ts'
import { exportUsage } from './usage/csv.ts'
import { getRequest, listUsage } from './usage/route.ts'
import { changeWorkspace, getWorkspace } from './workspace/route.ts'

const W = '/workspaces/:w'

const ACCOUNT_ROUTES: readonly ConsoleRoute[] = [
  { method: 'get', path: '/settings', access: 'public', handle: getSettings },
  { method: 'post', path: '/auth/sign-up/email', access: 'public', body: true, handle: signUp },
  { method: 'post', path: '/auth/sign-up/confirm', access: 'public', body: true, handle: confirmSignUp },
  { method: 'post', path: '/auth/sign-up/resend', access: 'public', body: true, handle: resendSignUp },
  { method: 'post', path: '/auth/sign-in/email', access: 'public', body: true, handle: signIn },
  { method: 'post', path: '/auth/sign-out', access: 'public', handle: signOut },
  {
    method: 'post',
    path: '/auth/request-password-reset',
    access: 'public',
    body: true,
    handle: requestReset,
  },
  { method: 'post', path: '/auth/reset-password', access: 'public', body: true, handle: resetPassword },
  { method: 'post', path: '/auth/change-password', access: 'person', body: true, handle: changePassword },
  { method: 'get', path: '/auth/list-sessions', access: 'person', handle: listSessions },
  { method: 'post', path: '/auth/revoke-session', access: 'person', body: true, handle: revokeSession },
  { method: 'post', path: '/auth/revoke-other-sessions', access: 'person', handle: revokeOtherSessions },
  { method: 'get', path: '/session', access: 'person', handle: getSession },
  { method: 'delete', path: '/account', access: 'person', body: true, handle: deleteAccount },
  { method: 'get', path: '/invitations/:token', access: 'public', handle: getInvitation },
  { method: 'post', path: '/invitations/:token/accept', access: 'person', handle: accept },
]

const WORKSPACE_ROUTES: readonly ConsoleRoute[] = [
  { method: 'get', path: W, access: 'member', handle: getWorkspace },
  { method: 'patch', path: W, access: 'owner', body: true, handle: changeWorkspace },
  { method: 'get', path: `${W}/overview`, access: 'member', handle: getOverview },
  { method: 'get', path: `${W}/keys`, access: 'member', handle: listKeys },
  { method: 'post', path: `${W}/keys`, access: 'member', body: true, handle: createKey },
  { method: 'delete', path: `${W}/keys/:k`, access: 'member', handle: revokeKey },
  { method: 'get', path: `${W}/usage`, access: 'member', handle: listUsage },
  { method: 'get', path: `${W}/usage.csv`, access: 'member', handle: exportUsage },
  { method: 'get', path: `${W}/requests/:id`, access: 'member', handle: getRequest },
  { method: 'get', path: `${W}/billing`, access: 'member', handle: getBilling },
  { method: 'get', path: `${W}/ledger`, access: 'member', handle: getLedger },
  { method: 'post', path: `${W}/billing/checkout`, access: 'owner', body: true, handle: checkout },
  { method: 'post', path: `${W}/billing/portal`, access: 'owner', handle: portal },
  { method: 'get', path: `${W}/members`, access: 'member', handle: listMembers },
  { method: 'patch', path: `${W}/members/:u`, access: 'owner', body: true, handle: changeMember },
  // A member may leave; taking out somebody else is for owners, which the handler sees to.
  { method: 'delete', path: `${W}/members/:u`, access: 'member', handle: removeMember },
  { method: 'post', path: `${W}/invitations`, access: 'owner', body: true, handle: createInvitation },
  { method: 'delete', path: `${W}/invitations/:i`, access: 'owner', handle: deleteInvitation },
]

/** Every route of `/console/api`. */
export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [...ACCOUNT_ROUTES, ...WORKSPACE_ROUTES, ...RUN_ROUTES]
