export function isLoopback(url: string): boolean
