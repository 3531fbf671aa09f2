/** Serves a stored file to an authorised reader, unless it awaits its scan or failed it. */
import type { Call, FileAnswer, Result } from '../kernel/index.ts'
import type { FileRow } from './store.ts'

type Kept = Pick<FileRow, 'key' | 'name' | 'type' | 'scan'>

export async function serveFile(call: Pick<Call, 'files'>, { key, name, type, scan }: Kept): Promise<Result<FileAnswer>> {
  if (scan === 'pending') return { ok: false, error: 'error.file-pending' }
  if (scan === 'quarantined') return { ok: false, error: 'error.file-quarantined' }
  return { ok: true, value: { name, type, bytes: await call.files.read(key) } }
}
