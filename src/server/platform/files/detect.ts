import { fileTypeFromBuffer } from 'file-type'
import type { BrandPlan } from '#config'
import type { Refusal, Result } from '../../kernel/index.ts'
import { checkArchive } from './archive.ts'
import { fileEnding } from './names.ts'
import { listOleStreams } from './ole.ts'
import { listZipEntries } from './zip.ts'

/** Document types a booking may carry, by file extension. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type DocumentEnding = keyof typeof documentTypes

/** Type by content alone; null if it is not an allowed document type. */
async function detectKind(bytes: Uint8Array): Promise<DocumentEnding | null> {
  const outer = await readSignature(bytes)
  if (outer === 'pdf') return 'pdf'
  if (outer === 'cfb') return detectOle(bytes)
  return outer === 'docx' || outer === 'xlsx' ? outer : null
}

/** The extension, if the bytes are an allowed document that is safe to open and the name matches. */
export async function checkDocument(name: string, bytes: Uint8Array, brand: Pick<BrandPlan, 'limits'>): Promise<Result<DocumentEnding>> {
  const ending = fileEnding(name)
  if (isPackage(ending)) {
    // Before anything is opened: hostile archives attack the code that reads them.
    if (isLockedPackage(bytes)) return refuse('error.archive-encrypted')
    if (!isZip(bytes)) return refuse('error.file-type')
    const wrong = await checkArchive(bytes, brand)
    if (wrong) return wrong
    if (!listZipEntries(bytes, Number.POSITIVE_INFINITY)?.some((part) => part.name === contentTypes)) return refuse('error.file-type')
  }
  const kind = await detectKind(bytes)
  return kind && kind === ending ? { ok: true, value: kind } : refuse('error.file-type')
}

const contentTypes = '[Content_Types].xml'

function isPackage(ending: string): ending is 'docx' | 'xlsx' {
  return ending === 'docx' || ending === 'xlsx'
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

/** How Word and Excel store a document with a password. */
function isLockedPackage(bytes: Uint8Array): boolean {
  return listOleStreams(bytes)?.includes('EncryptedPackage') ?? false
}

async function readSignature(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext
  } catch {
    // A truncated archive makes the reader throw; it is not a sound document in any case.
    return undefined
  }
}

function detectOle(bytes: Uint8Array): DocumentEnding | null {
  const streams = listOleStreams(bytes)
  if (!streams) return null
  if (streams.includes('WordDocument')) return 'doc'
  return streams.includes('Workbook') || streams.includes('Book') ? 'xls' : null
}

function refuse(error: string): Refusal {
  return { ok: false, error }
}
