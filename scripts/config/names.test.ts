import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('ends with the process that started it', async () => {
  const child = fork(join(root, 'scripts/config.ts'), ['names', root], { stdio: 'ignore' })
  await once(child, 'spawn')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([1, null])
})
