/** A renamed field of an output must not compile in the block that shows it: the page would be empty without any error. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'renamed-outputs-'))

/** The blocks and what they import; a repeated check reads its own earlier results, so that it takes a second or two. */
const project = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: { tsBuildInfoFile: join(folder, 'types.tsbuildinfo') },
  include: ['src/web/blocks', 'src/engine/blocks/content/ApiBlock.tsx'],
}

beforeAll(async () => {
  const isCopied = (path: string) => !/\.test\.|[\\/]src[\\/]server/.test(path)
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true, filter: isCopied })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  // Without a renaming everything compiles; otherwise the cases would say nothing.
  expect(await filesWithErrors()).toEqual([])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['operations', 'CheckPiecesOutput', 'breakBulk', 'src/web/blocks/PiecesBlock.tsx'],
  ['operations', 'PlanCutOffsOutput', 'warnings', 'src/web/blocks/CutOffsBlock.tsx'],
  ['operations', 'ReadSharedTrackingOutput', 'outcome', 'src/web/blocks/TrackingBlock.tsx'],
  ['operations', 'ReadApiReferenceOutput', 'webhooks', 'src/engine/blocks/content/ApiBlock.tsx'],
  ['entities', 'Quote', 'totals', 'src/web/blocks/QuoteBlock.tsx'],
  ['entities', 'Order', 'holds', 'src/web/blocks/MilestonesBlock.tsx'],
  ['entities', 'FeeSheet', 'note', 'src/web/blocks/FeesBlock.tsx'],
])('in %s, %s without %s does not compile in %s', async (name, type, field, block) => {
  const path = join(folder, `src/generated/${name}.ts`)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, withRenamed(text, type, field))
  try {
    expect(await filesWithErrors()).toContain(block)
  } finally {
    writeFileSync(path, text)
  }
})

function withRenamed(text: string, type: string, field: string): string {
  const start = text.indexOf(`export type ${type} = {`)
  const end = text.indexOf('\n}', start)
  const renamed = text.slice(start, end).replace(new RegExp(`^  ${field}(\\??):`, 'm'), '  renamed$1:')
  expect(renamed).toContain('\n  renamed')
  return text.slice(0, start) + renamed + text.slice(end)
}

function filesWithErrors(): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript-compiler/bin/tsc')
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '--project', folder, '--pretty', 'false'], { cwd: folder }, (failure, output) => {
      const files = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? [])
      if (failure && files.length === 0) reject(new Error(`the compiler failed: ${output}`, { cause: failure }))
      else resolve([...new Set(files)])
    })
  })
}
