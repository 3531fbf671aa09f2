/** Names of the entries of a ZIP file, read from its central directory without unpacking anything. */
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endSize = 22
const longestComment = 65535

/** Answers null where there is no sound central directory or it has more entries than a document needs. */
export function listZipEntries(bytes: Uint8Array, mostEntries: number): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > mostEntries) return null
  const names: string[] = []
  const decoder = new TextDecoder()
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    names.push(decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}
