import { fileTypeFromBuffer } from 'file-type'
import { fileEnding } from './names.ts'
import { listOleStreams } from './ole.ts'
import { listZipEntries } from './zip.ts'

/** The documents that a booking may carry, by ending. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type DocumentEnding = keyof typeof documentTypes

/** A document of Word or Excel has a few hundred parts at most. */
const mostParts = 5000
/** 10 MiB of honest rows unpack to some 100 MiB; an archive that claims more than this is made to fill a memory. */
const mostUnpacked = 512 * 1_048_576

/** What the bytes are, judged by content alone; null where they are none of the allowed documents. */
export async function detectDocument(bytes: Uint8Array): Promise<DocumentEnding | null> {
  const outer = await readSignature(bytes)
  if (outer === 'pdf') return 'pdf'
  if (outer === 'cfb') return detectOle(bytes)
  if (outer === 'docx' || outer === 'xlsx') return detectPackage(bytes, outer)
  return null
}

/** Whether the bytes are an allowed document and the name says the same. */
export async function judgeDocument(name: string, bytes: Uint8Array): Promise<DocumentEnding | null> {
  const found = await detectDocument(bytes)
  return found && fileEnding(name) === found ? found : null
}

async function readSignature(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext
  } catch {
    // A truncated archive makes the reader throw; whatever it is, it is not a sound document.
    return undefined
  }
}

function detectOle(bytes: Uint8Array): DocumentEnding | null {
  const streams = listOleStreams(bytes)
  if (!streams) return null
  if (streams.includes('WordDocument')) return 'doc'
  return streams.includes('Workbook') || streams.includes('Book') ? 'xls' : null
}

function detectPackage(bytes: Uint8Array, ending: 'docx' | 'xlsx'): DocumentEnding | null {
  const parts = listZipEntries(bytes, mostParts)
  if (!parts?.some(({ name }) => name === '[Content_Types].xml')) return null
  return parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpacked ? null : ending
}
