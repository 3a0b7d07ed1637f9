import type { ErrorEntry } from './error-entry.ts'

/** What only the console and the webhook of payments answer. */
export const CONSOLE_ERRORS = {
  not_signed_in: {
    status: 401,
    retryable: false,
    error: 'You are not signed in.',
    cause: 'There is no session cookie, or the session has ended.',
    remedy: 'Sign in and try again.',
  },
  invalid_credentials: {
    status: 401,
    retryable: false,
    error: 'E-mail address and password do not match.',
    cause: 'No account has this address with this password.',
    remedy: 'Check both, or ask for a link to set a new password.',
  },
  forbidden_origin: {
    status: 403,
    retryable: false,
    error: 'The request did not come from the console.',
    cause:
      'Changes need `Content-Type: application/json` and the `Origin` of the console: `PUBLIC_URL`, or the address listened on.',
    remedy: 'Use the console at the address it is configured for (`PUBLIC_URL`), or the API with a key.',
  },
  owner_required: {
    status: 403,
    retryable: false,
    error: 'Only an owner of the workspace may do this.',
    cause: 'The signed-in person is a member without the role owner.',
    remedy: 'Ask an owner of the workspace.',
  },
  invitation_required: {
    status: 403,
    retryable: false,
    error: 'Signing up needs an invitation here.',
    cause: 'This installation takes new people by invitation only.',
    remedy: 'Ask an owner of a workspace for an invitation and follow its link.',
  },
  invitation_for_another: {
    status: 403,
    retryable: false,
    error: 'This invitation is for another e-mail address.',
    cause: 'The signed-in person has another address than the one that was invited.',
    remedy: 'Sign in, or sign up, with the address that the invitation was sent to.',
  },
  sign_up_refused: {
    status: 409,
    retryable: false,
    error: 'No account was made with this e-mail address.',
    cause: 'The address cannot be used for a new account here.',
    remedy: 'If you have an account, sign in, or ask for a link to set a new password.',
  },
  last_owner: {
    status: 409,
    retryable: false,
    error: 'The workspace needs an owner.',
    cause: 'This would leave the workspace without an owner.',
    remedy: 'Make another member an owner first.',
  },
  already_member: {
    status: 409,
    retryable: false,
    error: 'This person is already a member of the workspace.',
    cause: 'The invited address belongs to a member.',
    remedy: 'Change the role in the list of members instead.',
  },
  billing_not_configured: {
    status: 409,
    retryable: false,
    error: 'Payment is not configured on this installation.',
    cause: 'The service runs without the settings of a payment provider.',
    remedy: 'Ask the administrator to add words with `npm run admin -- workspace:credit`.',
  },
  already_subscribed: {
    status: 409,
    retryable: false,
    error: 'The workspace has a running subscription.',
    cause: 'A second subscription would be charged beside the first.',
    remedy: 'Change or cancel the plan in the customer portal.',
  },
  invitation_invalid: {
    status: 410,
    retryable: false,
    error: 'This invitation is no longer valid.',
    cause: 'The link was used, withdrawn, replaced or has expired, or it was not copied whole.',
    remedy: 'Ask an owner of the workspace for a new invitation.',
  },
  confirm_link_invalid: {
    status: 410,
    retryable: false,
    error: 'This link is no longer valid.',
    cause:
      'The link to confirm an address was used or replaced by a newer one, has expired, or was not copied whole.',
    remedy: 'Sign in if you have followed it before, or sign up again.',
  },
  reset_link_invalid: {
    status: 410,
    retryable: false,
    error: 'This link is no longer valid.',
    cause: 'The link to set a password was used before or has expired, or it was not copied whole.',
    remedy: 'Ask for a new link on the sign-in page.',
  },
  weak_password: {
    status: 400,
    retryable: false,
    error: 'This password is easy to guess.',
    cause:
      'It is a common password, a row of keys, a repetition, or made of a name or address of yours. `issues` names the field.',
    remedy: 'Take a longer one: a sentence of several words is easy to remember.',
  },
  webhook_signature_invalid: {
    status: 400,
    retryable: false,
    error: 'The signature does not fit this event.',
    cause:
      'The body, the header `Stripe-Signature` and the configured secret do not belong together, or the event is too old.',
    remedy: 'Check `STRIPE_WEBHOOK_SECRET` against the endpoint in the Stripe dashboard.',
  },
  billing_unavailable: {
    status: 502,
    retryable: true,
    error: 'The payment provider did not answer.',
    cause: 'Stripe could not be reached or refused the request. Nothing was changed.',
    remedy: 'Try again in a moment.',
  },
} as const satisfies Record<string, ErrorEntry>
