/** Packages for other platforms cannot be installed here, so these tests read the lockfile instead. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nativeParts, nodePackage, oldestNode, packagesFor } from './find-obstacle.cjs'

interface LockedPackage {
  readonly version: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly dev?: boolean
  readonly engines?: { readonly node?: string }
}

const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']
const developmentNode = 'scripts/preflight/node'
const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { readonly packages: Readonly<Record<string, LockedPackage>> }
// Missing packages from the first list prevent startup; the others are for building and testing.
const native = [...packagesFor('test').filter((name) => partsOf(name).length > 0), 'rolldown', 'lightningcss', 'oxc-parser', 'oxc-resolver']

function partsOf(name: string): string[] {
  return platforms.flatMap((platform) => nativeParts(Object.keys(optionalOf(name)), platform))
}

function optionalOf(name: string): Readonly<Record<string, string>> {
  return packages[`node_modules/${name}`]?.optionalDependencies ?? {}
}

/** From the innermost folder outwards, like Node's resolution. */
function findPackage(from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]
    if (found || folder === '') return found
  }
}

it('names no registry', () => {
  expect(Object.keys(packages).filter((path) => /^\w+:/.test(packages[path]?.resolved ?? ''))).toEqual([])
})

it('lists every optional package, including those for other platforms', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !findPackage(path, name)),
  )
  expect(missing).toEqual([])
})

it('installs neither Node nor a compiler in production', () => {
  const heavy = Object.entries(packages).filter(([path]) =>
    /^node_modules\/(node-(bin-)?\w+-\w+|typescript-compiler|@typescript\/.+)$/.test(path),
  )
  expect(heavy.length).toBeGreaterThan(platforms.length)
  expect(heavy.filter(([, { dev }]) => dev !== true).map(([path]) => path)).toEqual([])
  expect(packages['node_modules/typescript']).toMatchObject({ name: 'empty-npm-package' })
})

it('runs every production package on the oldest Node that is accepted', () => {
  const needs = Object.entries(packages).flatMap(([path, { dev, engines }]) => {
    const [, major] = /^>=? ?(\d+)/.exec(engines?.node ?? '') ?? []
    return dev || major === undefined ? [] : { path, major: Number(major) }
  })
  expect(needs.length).toBeGreaterThan(0)
  expect(needs.filter(({ major }) => major > oldestNode)).toEqual([])
  expect(packages['']?.engines?.node).toBe(`>=${oldestNode}`)
})

it('lists the packages with native parts', () => {
  expect(native).toEqual(expect.arrayContaining(['@node-rs/argon2', 'sharp', '@biomejs/biome', 'typescript-compiler']))
})

describe.each(platforms)('on %s', (platform) => {
  const [os = '', cpu = ''] = platform.split('-')

  it.each(native)('npm installs the native part of %s', (name) => {
    const parts = nativeParts(Object.keys(optionalOf(name)), platform)
    expect(parts).not.toEqual([])
    for (const part of parts) expectFor(part)
  })

  it('npm installs a Node that strips types', () => {
    const name = nodePackage(Object.keys(packages[developmentNode]?.optionalDependencies ?? {}), platform) ?? ''
    expectFor(name)
    expect(Number.parseInt(packages[`node_modules/${name}`]?.version ?? '', 10)).toBeGreaterThanOrEqual(oldestNode)
  })

  function expectFor(part: string): void {
    const entry = packages[`node_modules/${part}`]
    expect([entry?.os, entry?.cpu].flat()).toEqual([os, cpu])
  }
})
