import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDocuments, readAccess, type SourceFile } from '#config'
import { checkShipped, copyDocuments, root, shippedFiles, textOf, withFile } from '../support/documents.ts'
import { runConfigHere } from '../support/run-here.ts'
import { sampleOne } from '../support/sample.ts'

const files = await shippedFiles()

/** One edit that widens access, and the name under which it can be acknowledged. */
const openings = [
  {
    what: 'a price field made public',
    path: 'schemas/rates/rate.entity.json',
    from: /("name": "price20GP"[^}]*"policy": )"rate-price"/,
    to: '$1"rate-rows"',
    name: 'entity/rate#/properties/price20GP/policy = rate-rows',
  },
  {
    what: 'ordering without certification',
    path: 'schemas/portal/permissions/grid.json',
    from: /("id": "create-order"[\s\S]*?"registered": )"certify"/,
    to: '$1"allow"',
    name: 'grid/grid#/rows/create-order/cells/registered = allow',
  },
  {
    what: 'other users’ orders readable by members',
    path: 'schemas/portal/permissions/grid.json',
    from: /("id": "read-order"[\s\S]*?"member": )"own-company"/,
    to: '$1"allow"',
    name: 'grid/grid#/rows/read-order/cells/member = allow',
  },
  {
    what: 'an operation moved to another row',
    path: 'schemas/fees/confirm-fees.operation.json',
    from: /"grid": "[a-z-]+"/,
    to: '"grid": "public"',
    name: 'operation/confirm-fees#/grid = public',
  },
  {
    what: 'a route without its grid row',
    path: 'schemas/orders/workbench.routes.json',
    from: /,\s*"grid": "workbench"/,
    to: '',
    name: 'routes/workbench#/routes/orders/grid = nothing',
  },
] as const

function open({ path, from, to }: { path: string; from: RegExp; to: string }): SourceFile[] {
  const text = textOf(files, path)
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${path} has nothing to widen with ${from}`)
  return withFile(files, path, changed)
}

describe('widened access', () => {
  test.each(openings)('blocks a release with one finding, in the widened file: $what', (opening) => {
    const findings = checkShipped(open(opening))
    expect(findings.map(({ path, code, subject }) => ({ path, code, subject }))).toEqual([
      { path: opening.path, code: 'ACCESS', subject: opening.name },
    ])
  })

  test.each(sampleOne(openings))('passes only after it was acknowledged by name: $what', (opening) => {
    const path = 'schemas/access/acknowledged.json'
    const document = JSON.parse(textOf(files, path)) as object
    const acknowledge = (id: string): SourceFile[] =>
      withFile(
        open(opening),
        path,
        JSON.stringify({ ...document, acknowledged: [{ id, by: 'Li Wei', on: '2026-11-21', why: 'agreed with sales' }] }),
      )
    expect(checkShipped(acknowledge(opening.name))).toEqual([])
    expect(checkShipped(acknowledge(`${opening.name}x`))).toHaveLength(1)
  })

  test('in one brand is reported only for that brand', () => {
    const path = 'brands/yongjiang/schemas/rates/rate.entity.json'
    const text = JSON.stringify({
      $schema: '../../../../.language/brand/entity.json',
      properties: { price20GP: { policy: 'rate-rows' } },
    })
    const findings = checkShipped([...files, { path, text }])
    expect(findings.map((finding) => `${finding.path} ${finding.code} ${finding.subject}`)).toEqual([
      `${path} ACCESS brands/yongjiang/entity/rate#/properties/price20GP/policy = rate-rows`,
    ])
  })

  test('does not include a narrower policy', () => {
    const text = textOf(files, 'schemas/portal/permissions/grid.json').replace(/("id": "rate-rows"[\s\S]*?"visitor": )"allow"/, '$1"login"')
    const findings = checkShipped(withFile(files, 'schemas/portal/permissions/grid.json', text))
    // Pages that visitors may open would load what they may no longer see.
    expect(findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'AUDIENCE warning',
      'AUDIENCE warning',
      'AUDIENCE warning',
    ])
  })
})

describe('the record of agreed access', () => {
  test('lists every use of a grid row in the shipped documents', () => {
    expect(JSON.parse(textOf(files, 'schemas/access/record.json'))).toMatchObject(readAccess(files))
  })
})

describe('an analyst who widens access', () => {
  let folder = ''
  const command = (...words: string[]) => runConfigHere(root, [...words, folder])

  beforeAll(() => {
    folder = copyDocuments('access-')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is blocked until they acknowledge it with a name and a reason', async () => {
    const [opening] = openings
    const path = join(folder, opening.path)
    await writeFile(path, (await readFile(path, 'utf8')).replace(opening.from, opening.to))
    const refusals = [
      { words: ['check'], answer: { code: 1, out: expect.stringContaining(opening.name) } },
      { words: ['access', '--record'], answer: { code: 1 } },
      { words: ['acknowledge', `${opening.name}s`, '--why', 'x'], answer: { code: 2, err: expect.stringContaining(opening.name) } },
      { words: ['acknowledge', opening.name], answer: { code: 2 } },
    ]
    for (const { words, answer } of sampleOne(refusals)) expect(await command(...words), words.join(' ')).toMatchObject(answer)
    expect(await command('acknowledge', opening.name, '--by', 'Li Wei', '--why', 'agreed with sales')).toMatchObject({ code: 0 })
    expect(checkShipped(await loadDocuments(folder))).toEqual([])
    expect(await command('access', '--record')).toMatchObject({ code: 0 })
    expect(checkShipped(await loadDocuments(folder))).toEqual([])
  })
})
