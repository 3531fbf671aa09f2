/** A disk that is really full: a separate small file system, if this machine can mount one. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestPortal } from '#server'
import { root } from '../support.ts'

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  const done = mount(folder)
  if (done) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return done
})()

it.skipIf(!canMount)('an upload to a full disk is refused as retryable, leaves nothing behind, and succeeds later', async () => {
  const portal = await openTestPortal({ root })
  const files = join(await portal.listen(), 'files')
  const token = await portal.signIn('admin')
  const upload = () => {
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'note.pdf')
    return portal.app.inject({ method: 'POST', url: '/api/files', headers: { host: 'localhost', 'access-token': token }, payload: form })
  }
  mount(files)
  try {
    expect(() => writeFileSync(join(files, 'filler'), Buffer.alloc(1 << 20))).toThrow('ENOSPC')
    const refused = await upload()
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ error: { id: 'error.nothing-written' } })
    expect(await portal.test.db.selectFrom('files').select('id').execute()).toEqual([])
    rmSync(join(files, 'filler'))
    expect((await upload()).json()).toMatchObject({ code: 0 })
  } finally {
    execFileSync('umount', [files])
    await portal.close()
  }
})
