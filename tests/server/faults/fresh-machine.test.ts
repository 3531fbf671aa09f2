/** The commands on machines where something is missing: each works, or exits at once with one sentence. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '../../../scripts/build.ts'
import { root } from '../../support/documents.ts'
import { type CopyCloneOptions, copyClone, portalEnvironment, removeTree, startPortal } from '../portal-process.ts'

const production: CopyCloneOptions['hasPackage'] = (_, { dev }) => dev !== true
const installations = {
  built: { built: true, hasPackage: production },
  production: { hasPackage: production },
  withoutOptional: { hasPackage: (_, { optional }) => optional !== true },
} as const satisfies Readonly<Record<string, CopyCloneOptions>>

const trees = new Map<string, string>()
beforeAll(() => buildIfStale(root))
afterAll(() => {
  for (const tree of trees.values()) removeTree(tree)
})

/** One per kind: the commands below refuse and change nothing. */
function treeOf(name: keyof typeof installations): string {
  const tree = trees.get(name) ?? copyClone(installations[name])
  trees.set(name, tree)
  return tree
}

/** Resolves with the exit code and stderr; npm itself prints nothing. */
function runNpm(tree: string, words: readonly string[], nodeFolder: string): Promise<{ code: unknown; reported: string }> {
  const path = [nodeFolder, ...foldersOfPath()].join(delimiter)
  const options = { cwd: tree, env: { ...portalEnvironment(), PATH: path }, shell: process.platform === 'win32' }
  return new Promise((done) =>
    execFile('npm', ['run', '--silent', ...words], options, (error, _, reported) => done({ code: error?.code ?? 0, reported })),
  )
}

/** Without the folders where npm links this project's Node. */
function foldersOfPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
}

function findOldNode(): string | undefined {
  return foldersOfPath().find((folder) => {
    const node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(node) && spawnSync(node, ['-p', 'Boolean(process.features.typescript)'], { encoding: 'utf8' }).stdout === 'false\n'
  })
}

it('starts with production packages and an existing build', async () => {
  const portal = await startPortal(treeOf('built'), { DEMO_RATES: '500' })
  try {
    const answer = await fetch(portal.url)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
  } finally {
    await portal.stop()
  }
})

it('fails at once if nothing is built and vite is not installed', async () => {
  const { code, reported } = await runNpm(treeOf('production'), ['start'], dirname(process.execPath))
  expect(reported).toBe(
    'dist/ is missing and vite is not installed: run "npm ci" and "npm run build", then "npm prune --omit=dev" for production.\n',
  )
  expect(code).toBe(1)
})

it('names the development packages that the tests need', async () => {
  const { code, reported } = await runNpm(treeOf('production'), ['test'], dirname(process.execPath))
  expect(reported).toMatch(/^Not installed: @biomejs\/biome, .*vite, .*; run "npm ci" without --omit\.\n$/)
  expect(code).toBe(1)
})

it('names the packages that lack their native part if optional packages are missing', async () => {
  const tree = treeOf('withoutOptional')
  const { code, reported } = await runNpm(tree, ['config', '--', 'check'], dirname(process.execPath))
  expect(reported).toMatch(
    /^Not installed: the native part for \S+ of @node-rs\/argon2, sharp; run "npm ci" .* without --omit=optional\.\n$/,
  )
  expect(code).toBe(1)
})

it('names the required Node version on an older one', async ({ skip }) => {
  const folder = findOldNode()
  if (folder === undefined) return skip('every Node on this machine strips types')
  const { code, reported } = await runNpm(treeOf('withoutOptional'), ['start'], folder)
  expect(reported).toMatch(
    /^Node 24 or later .*, and this is Node \d+\.\d+\.\d+: install Node 24, or for development run "npm ci" without --omit, .*\n$/,
  )
  expect(code).toBe(1)
})
