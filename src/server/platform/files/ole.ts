/** Names of the streams in an OLE compound file: the legacy Word and Excel formats share one outer signature. */
const endOfChain = 0xfffffffe
const entrySize = 128
/** A legitimate file has a few dozen streams; more is an attack on the reader. */
const mostEntries = 4096

/** Returns null if the bytes are not a readable compound file. */
export function listOleStreams(bytes: Uint8Array): string[] | null {
  if (bytes.length < 1536) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) return null
  const size = 1 << shift
  const names: string[] = []
  const seen = new Set<number>()
  let sector = view.getUint32(48, true)
  while (sector < endOfChain) {
    const start = (sector + 1) * size
    if (seen.has(sector) || start + size > bytes.length) return null
    seen.add(sector)
    for (let at = start; at < start + size; at += entrySize) {
      const name = readEntryName(view, at)
      if (name) names.push(name)
      if (names.length > mostEntries) return null
    }
    const next = readNextSector(view, sector, size)
    if (next === null) return null
    sector = next
  }
  return names
}

function readEntryName(view: DataView, at: number): string {
  const length = view.getUint16(at + 64, true)
  const kind = view.getUint8(at + 66)
  if (kind === 0 || length < 2 || length > 64) return ''
  let name = ''
  for (let offset = 0; offset < length - 2; offset += 2) name += String.fromCharCode(view.getUint16(at + offset, true))
  return name
}

/**
 * Only the 109 table sectors named in the header are followed: they cover 6.8 MB of directory, far more than any file needs.
 */
function readNextSector(view: DataView, sector: number, size: number): number | null {
  const perTable = size / 4
  const table = Math.floor(sector / perTable)
  if (table >= 109) return null
  const tableSector = view.getUint32(76 + table * 4, true)
  const at = (tableSector + 1) * size + (sector % perTable) * 4
  return tableSector < endOfChain && at + 4 <= view.byteLength ? view.getUint32(at, true) : null
}
