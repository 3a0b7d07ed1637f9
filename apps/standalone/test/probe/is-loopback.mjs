/**
 * True for a URL whose host is this machine's loopback, by address or as `localhost`.
 * @param {string} url
 * @returns {boolean}
 */
export function isLoopback(url) {
  return /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|localhost|\[::1\])$/.test(new URL(url).hostname)
}
