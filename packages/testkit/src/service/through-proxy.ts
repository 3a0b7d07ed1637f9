import { createFaultProxy, type FaultProxy } from '../fault-proxy.ts'

/** A fault proxy in front of the store at `url`, and the same URL through it. The caller closes the proxy. */
export async function throughProxy(url: string): Promise<{ url: string; proxy: FaultProxy }> {
  const { hostname, port } = new URL(url)
  const proxy = await createFaultProxy({ targetHost: hostname, targetPort: Number(port) })
  const proxied = new URL(url)
  proxied.hostname = proxy.host
  proxied.port = String(proxy.port)
  return { url: proxied.toString(), proxy }
}
