import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { leaveOut, shakeRouter, unusedParts } from './unused-parts.ts'

const root = join(import.meta.dirname, '../..')
/** Less is not worth a replacement that every new version of a library may break. */
const leastSavedKb = 3

const renderers = ['src/engine/forms/rjsf/RjsfRenderer.tsx', 'src/engine/forms/formily/FormilyRenderer.tsx']
/** Built once for all parts. */
const weighed = { renderers: weigh(renderers, [leaveOut(unusedParts)]) }

describe('a part that is left out', () => {
  it.each(unusedParts)('saves more than 3 kB: $name', async (part) => {
    const others = unusedParts.filter((other) => other !== part)
    const saved = (await weigh(renderers, [leaveOut(others)])) - (await weighed.renderers)
    expect(saved).toBeGreaterThan(leastSavedKb)
  })

  it('fails the build once the library has it elsewhere', async () => {
    const moved = { name: 'a moved part', file: /nowhere\.js$/, instead: '' }
    await expect(weigh(renderers, [leaveOut([...unusedParts, moved])])).rejects.toThrow('a moved part')
  })
})

it('marks the calls of the router as pure, which saves more than 3 kB', async () => {
  const saved = (await weigh(['src/web/main.tsx'], [leaveOut([])])) - (await weigh(['src/web/main.tsx'], [leaveOut([]), shakeRouter()]))
  expect(saved).toBeGreaterThan(leastSavedKb)
})

/** All code of a build for browsers that begins with these files, in kB (gzip). */
async function weigh(input: readonly string[], plugins: readonly Plugin[]): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [react(), ...plugins],
    build: { write: false, reportCompressedSize: false, rolldownOptions: { input: [...input], preserveEntrySignatures: 'strict' } },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0) / 1000
}
