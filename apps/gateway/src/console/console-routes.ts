import { deleteAccount, getSession } from './account/route.ts'
import { getAudit } from './audit/route.ts'
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
import { getModelUse } from './model-use/route.ts'
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
  { method: 'get', path: W, access: 'workspace.read', handle: getWorkspace },
  { method: 'patch', path: W, access: 'workspace.change', body: true, handle: changeWorkspace },
  { method: 'get', path: `${W}/overview`, access: 'workspace.read', handle: getOverview },
  { method: 'get', path: `${W}/keys`, access: 'workspace.read', handle: listKeys },
  { method: 'post', path: `${W}/keys`, access: 'key.create', body: true, handle: createKey },
  { method: 'delete', path: `${W}/keys/:k`, access: 'key.revoke', handle: revokeKey },
  { method: 'get', path: `${W}/usage`, access: 'workspace.read', handle: listUsage },
  { method: 'get', path: `${W}/usage.csv`, access: 'workspace.read', handle: exportUsage },
  { method: 'get', path: `${W}/model-use`, access: 'model_use.read', handle: getModelUse },
  { method: 'get', path: `${W}/requests/:id`, access: 'workspace.read', handle: getRequest },
  { method: 'get', path: `${W}/billing`, access: 'workspace.read', handle: getBilling },
  { method: 'get', path: `${W}/ledger`, access: 'workspace.read', handle: getLedger },
  { method: 'post', path: `${W}/billing/checkout`, access: 'billing.manage', body: true, handle: checkout },
  { method: 'post', path: `${W}/billing/portal`, access: 'billing.manage', handle: portal },
  { method: 'get', path: `${W}/audit`, access: 'audit.read', handle: getAudit },
  { method: 'get', path: `${W}/members`, access: 'workspace.read', handle: listMembers },
  {
    method: 'patch',
    path: `${W}/members/:u`,
    access: 'member.change_role',
    body: true,
    handle: changeMember,
  },
  // A member may leave; taking out somebody else is for owners, which the verb sees to.
  { method: 'delete', path: `${W}/members/:u`, access: 'member.leave', handle: removeMember },
  { method: 'post', path: `${W}/invitations`, access: 'member.invite', body: true, handle: createInvitation },
  { method: 'delete', path: `${W}/invitations/:i`, access: 'invitation.withdraw', handle: deleteInvitation },
]

/** Every route of `/console/api`. */
export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [...ACCOUNT_ROUTES, ...WORKSPACE_ROUTES, ...RUN_ROUTES]
