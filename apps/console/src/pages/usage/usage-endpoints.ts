/** The endpoints that the usage log has; a test compares them with the contract. */
export const USAGE_ENDPOINT_NAMES = [
  ...(['humanize', 'paraphrase', 'rewrite', 'detect', 'citation', 'bibliography'] as const),
  ...(['styles', 'status', 'requests', 'usage'] as const),
]
