import { crc32 } from 'node:zlib'

/**
 * Model file: magic "RDDM", format version (u16), length of the header (u32, little endian), CRC-32 of all that
 * follows (u32), a JSON header, then the sections it lists, one after another.
 */
const MAGIC = 0x4d444452
export const FORMAT_VERSION = 1
const PREFIX_BYTES = 14

export interface SectionEntry {
  readonly name: string
  readonly bytes: number
}

export interface ModelFile {
  readonly header: unknown
  readonly sections: ReadonlyMap<string, Uint8Array>
}

/** Writes a model file; the same input gives the same bytes. */
export function encodeModelFile(header: object, sections: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: SectionEntry[] = [...sections].map(([name, data]) => ({ name, bytes: data.byteLength }))
  const json = new TextEncoder().encode(JSON.stringify({ sections: entries, header }))
  const body = Buffer.concat([json, ...sections.values()])
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32LE(MAGIC, 0)
  prefix.writeUInt16LE(FORMAT_VERSION, 4)
  prefix.writeUInt32LE(json.byteLength, 6)
  prefix.writeUInt32LE(crc32(body), 10)
  return Buffer.concat([prefix, body])
}

function parseJson(bytes: Uint8Array): { sections: SectionEntry[]; header: unknown } {
  // The checksum was verified, so this is what `encodeModelFile` wrote.
  return JSON.parse(new TextDecoder().decode(bytes)) as { sections: SectionEntry[]; header: unknown }
}

/** Reads a model file. Throws when the magic, the version or the checksum does not fit. */
export function decodeModelFile(bytes: Uint8Array): ModelFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < PREFIX_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new Error('not a detection model file')
  const version = view.getUint16(4, true)
  if (version !== FORMAT_VERSION)
    throw new Error(`detection model format ${version}, expected ${FORMAT_VERSION}`)
  const body = bytes.subarray(PREFIX_BYTES)
  if (crc32(body) !== view.getUint32(10, true))
    throw new Error('detection model file is damaged: checksum differs')
  const jsonBytes = view.getUint32(6, true)
  const { sections, header } = parseJson(body.subarray(0, jsonBytes))
  const data = new Map<string, Uint8Array>()
  let offset = jsonBytes
  for (const { name, bytes: length } of sections) {
    // A copy: sections become typed arrays, which need their own alignment.
    data.set(name, Uint8Array.from(body.subarray(offset, offset + length)))
    offset += length
  }
  return { header, sections: data }
}
