/** Builds the hand-written page for production and serves it compressed, as the portal serves its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import fastify from 'fastify'
import { build } from 'vite'
import { compressFolder } from '../../build.ts'

export interface ServedPage {
  readonly url: string
  readonly close: () => Promise<void>
}

export async function serveAntdPage(root: string): Promise<ServedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'antd-'))
  // Inside the project, where Vite finds the packages.
  const page = join(root, '.cache/antd-page.html')
  writeFileSync(
    page,
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/scripts/bench/peers/antd-page.tsx"></script></body></html>',
  )
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: page } },
  })
  await compressFolder(join(folder, 'assets'))
  const app = fastify()
  await app.register(fastifyStatic, { root: folder, preCompressed: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${url}/.cache/antd-page.html`,
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
