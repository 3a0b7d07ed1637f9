const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i
const HEADER_CHARSET = /charset\s*=\s*["']?([\w-]+)/i
/** HTML looks for the declaration in the first 1024 bytes (WHATWG HTML, 13.2.3.2). */
const PRESCAN_BYTES = 1_024

function decoderFor(label: string | undefined): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** Text of a body in the encoding that its Content-Type or, for HTML, its `<meta>` names; UTF-8 otherwise. */
export function decodeBody(body: Uint8Array, contentType: string): string {
  const named = HEADER_CHARSET.exec(contentType)?.[1]
  const head = new TextDecoder('latin1').decode(body.subarray(0, PRESCAN_BYTES))
  const declared = named ?? META_CHARSET.exec(head)?.[1]
  return decoderFor(declared).decode(body)
}
