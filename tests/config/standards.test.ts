/** Entities of a standard keep to its publication: no name and no code of their own, and nothing cut short that it allows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadDocuments } from '#config'
import type { JsonObject } from '#rules'
import { readDocuments } from '../../src/config/resolve/read-documents.ts'
import { root } from '../support/documents.ts'

const publications: Readonly<Record<string, string>> = {
  'DCSA Commercial Schedules 1.0': 'CS_v1.0.0.yaml',
  'DCSA Operational Vessel Schedules 3.0': 'OVS_v3.0.0.yaml',
  'DCSA Track & Trace 2.2': 'TNT_v2.2.0-resolved.yaml',
}

const { base } = readDocuments(await loadDocuments(root))
const entities = [...(base.get('entity') ?? [])].flatMap(([id, { value }]) => (value.standards ? [[id, value] as const] : []))

test('the entities of standards are found', () => expect(entities.length).toBeGreaterThan(20))

test.each(entities)('%s', (_id, { standards, properties }) => {
  const published = new Map<string, Published>()
  for (const standard of standards as string[])
    collect(parse(readFileSync(join(root, 'tests/oracles/dcsa', publications[standard] ?? ''), 'utf8')), published)
  const faults = Object.entries(properties as Record<string, JsonObject>).flatMap(([name, field]) => {
    const there = published.get(name)
    if (!there) return [`${name} is not published`]
    const codes = Array.isArray(field.enum) ? field.enum.map(String) : []
    const unknown = there.codes.size > 0 ? codes.filter((code) => !there.codes.has(code)) : []
    const isShort = typeof field.maxLength === 'number' && field.maxLength < there.longest
    return [
      ...unknown.map((code) => `${name}: ${code} is not published`),
      ...(isShort ? [`${name} may have ${there.longest} characters`] : []),
    ]
  })
  expect(faults).toEqual([])
})

interface Published {
  readonly codes: Set<string>
  longest: number
}

/** Every property of the publication by name, wherever it is declared. */
function collect(part: unknown, into: Map<string, Published>): void {
  if (typeof part !== 'object' || part === null) return
  const { properties } = part as { properties?: Record<string, { enum?: unknown[]; maxLength?: number }> }
  for (const [name, field] of Object.entries(properties ?? {})) {
    const property = into.get(name) ?? { codes: new Set(), longest: 0 }
    for (const code of field.enum ?? []) property.codes.add(String(code))
    property.longest = Math.max(property.longest, field.maxLength ?? 0)
    into.set(name, property)
  }
  for (const inner of Object.values(part)) collect(inner, into)
}
