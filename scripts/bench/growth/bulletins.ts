/** A subject as an analyst declares it: entity, form, lists, pages and routes of bulletins, and any number of copies of it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from '#config'

/** Where the tests declare it. */
const declared = 'tests/server/records/documents'

export async function readBulletins(root: string): Promise<SourceFile[]> {
  const folder = join(root, declared)
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /bulletin[\w-]*\.json$/.test(path))
  return await Promise.all(paths.map(async (path) => ({ path: `schemas/${path}`, text: await readFile(join(folder, path), 'utf8') })))
}

/** Copies under names of their own, until there are this many documents. */
export function addCopies(files: readonly SourceFile[], bulletins: readonly SourceFile[], documents: number): SourceFile[] {
  const copies: SourceFile[] = []
  const groups: string[] = []
  for (let number = 0; countDocuments(files) + copies.length + bulletins.length <= documents; number += 1) {
    const name = `bulletin${lettersOf(number)}`
    const rename = (text: string) => text.replaceAll('bulletin', name)
    for (const { path, text = '' } of bulletins) copies.push({ path: rename(path), text: rename(text) })
    groups.push(`${name}s`)
  }
  return [...withRoutes(files, groups), ...copies]
}

/** The documents and the bulletins themselves. */
export function addBulletins(files: readonly SourceFile[], bulletins: readonly SourceFile[]): SourceFile[] {
  return [...withRoutes(files, ['bulletins']), ...bulletins]
}

/** Serves the routes of these groups. */
function withRoutes(files: readonly SourceFile[], groups: readonly string[]): SourceFile[] {
  return files.map((file) => {
    if (file.path !== 'schemas/portal.json') return file
    const portal = JSON.parse(file.text ?? '') as { routeGroups: string[] }
    return { path: file.path, text: JSON.stringify({ ...portal, routeGroups: [...portal.routeGroups, ...groups] }) }
  })
}

/** Everything in JSON but the language itself. */
export function countDocuments(files: readonly SourceFile[]): number {
  return files.filter(({ path }) => path.endsWith('.json') && !path.startsWith('schemas/meta/')).length
}

/** 0: a, 26: ba. Names of records contain no digits. */
function lettersOf(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26))
  return number < 26 ? letter : lettersOf(Math.floor(number / 26)) + letter
}
