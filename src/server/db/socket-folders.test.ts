import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSocketFolder, removeDeadFolders } from './socket-folders.ts'

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'sockets-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Starts a process that opens a socket in its own folder, kills it and returns the folder. */
async function leaveFolder(): Promise<string> {
  const module = JSON.stringify(join(import.meta.dirname, 'socket-folders.ts'))
  const script = `import { makeSocketFolder } from ${module}
    import { createServer } from 'node:net'
    const folder = makeSocketFolder(${JSON.stringify(parent)})
    createServer().listen(folder + '/.s.PGSQL.5432', () => console.log(folder))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill('SIGKILL')
  await once(child, 'exit')
  return bytes.toString().trim()
}

it('only removes the folders of killed databases', async () => {
  const left = await leaveFolder()
  const own = makeSocketFolder(parent)
  const others = [own, join(parent, 'embedded-elsewhere-1-abcdef'), `${own}-more`]
  for (const folder of others.slice(1)) mkdirSync(folder)
  const socket = join(parent, '.s.PGSQL.5432')
  writeFileSync(socket, '')
  expect(existsSync(join(left, '.s.PGSQL.5432'))).toBe(true)
  expect(statSync(own).mode & 0o077).toBe(0)
  removeDeadFolders(parent)
  expect(existsSync(left)).toBe(false)
  expect([...others, socket].map((path) => existsSync(path))).toEqual([true, true, true, true])
})
