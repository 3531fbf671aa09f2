/**
 * Prepares what test files share, one part per process: `browser-code`, `images` of databases, or `portal-data`, a portal's data
 * directory. Each loads only what it needs.
 */
import { buildIfStale } from '../build.ts'

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  'browser-code': () => buildIfStale(process.cwd()),
  images: makeImages,
  'portal-data': async () => await (await import('../../tests/support/demo-data.ts')).ensureDemoData(),
}

/** Also keeps the compiled documents and their findings. Sequential: each image starts from the previous one. */
async function makeImages(): Promise<void> {
  const { compileOnce, createTestDatabase, peopleImage } = await import('#server')
  const { builder, files } = await compileOnce(process.cwd(), () => new Date())
  await builder.check(files)
  const { demoWorld } = await import('../../tests/server/support.ts')
  for (const image of [peopleImage, demoWorld]) await (await createTestDatabase(image)).close()
}

const part = parts[process.argv[2] ?? '']
if (!part) throw new Error(`name a part: ${Object.keys(parts).join(', ')}`)
await part()
