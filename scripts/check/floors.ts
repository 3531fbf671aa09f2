/** Enforces the floors of a module: a folder imports only those below it. The files of the module itself are below all folders. */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importPattern, listSources } from './sources.ts'

interface Module {
  readonly folder: string
  /** From the bottom. */
  readonly floors: readonly string[]
}

const config: Module = {
  folder: 'src/config/',
  floors: ['memo', 'read', 'resolve', 'compile', 'check', 'references', 'publish', 'language', 'migrate', 'editor'],
}
const engine: Module = {
  folder: 'src/engine/',
  floors: [
    ...['plan', 'antd', 'parts', 'context', 'pictures', 'places', 'display', 'form-state', 'widgets', 'drafts', 'forms', 'actions', 'map'],
    ...['blocks', 'lists', 'messages', 'manual', 'conversation', 'page'],
  ],
}

/** The face of a module is above its folders; tests may import anything. */
const isExempt = /^(index|testing[^/]*)\.ts$|\.test\.tsx?$|\/testing[^/]*\.tsx?$/

export function checkFloors(root: string): string[] {
  return [config, engine].flatMap((module) =>
    listSources(join(root, module.folder))
      .filter((path) => !isExempt.test(path))
      .flatMap((path) => checkFile(module, path, readFileSync(join(root, module.folder, path), 'utf8'))),
  )
}

function checkFile({ folder, floors }: Module, path: string, text: string): string[] {
  const floor = floorOf(path, floors)
  if (floor === undefined) return [`${folder}${path}:1:1: error LAYER: give its folder a place among the floors of ${folder}`]
  return [...text.matchAll(importPattern)].flatMap((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    if (!specifier.startsWith('.')) return []
    const target = normalize(join(dirname(path), specifier))
    if ((floorOf(target, floors) ?? floors.length) <= floor) return []
    const line = text.slice(0, match.index + match[0].length).split('\n').length
    return [`${folder}${path}:${line}:1: error LAYER: ${target} is above it; move what both need to a floor below`]
  })
}

/** 0 for a file of the module itself; undefined for an unknown folder. */
function floorOf(path: string, floors: readonly string[]): number | undefined {
  if (!path.includes('/')) return 0
  const place = floors.indexOf(path.slice(0, path.indexOf('/')))
  return place < 0 ? undefined : place + 1
}
