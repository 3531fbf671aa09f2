import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { documentInputs } from '../read/documents.ts'
import { createMemo, createSource, defineQuery, defineStep, keep as keepAbout, noteReads, type Reads, readAll, recall } from './memo.ts'

const seaForm: JsonObject = { entity: 'order' }
const order: JsonObject = { fields: 2 }
const memo = () => createMemo(3)
const kinds = { form: { sea: seaForm }, entity: { order }, list: { orders: {} } }

/** Counts step executions. */
function createSteps() {
  const made: string[] = []
  const entityOf = defineStep('entity of form', {
    reads: ['form', 'entity'],
    make: (documents, form: string) => {
      made.push(form)
      return documents.one('entity', String(documents.one('form', form)?.entity))
    },
  })
  const outer = defineStep('outer', {
    reads: ['form', 'entity'],
    make: (documents) => {
      made.push('outer')
      return documents.make(entityOf, 'sea')
    },
  })
  return { made, entityOf, outer }
}

describe('a step', () => {
  test('receives the kinds it declares; reading another one throws an error that names the step and the kind', () => {
    const careless = defineStep('careless', {
      reads: ['form'],
      // @ts-expect-error Entities are not declared.
      make: (documents) => documents.one('entity', 'order'),
    })
    const reads = readAll(createSource(documentInputs(kinds)))
    expect(() => reads.make(careless)).toThrow('"careless" reads "entity" without declaring it; it declares form')
  })

  test('may not use a step or query that reads undeclared kinds', () => {
    const { entityOf } = createSteps()
    const count = defineQuery('count', { reads: ['entity'], answer: (documents) => Object.keys(documents.all('entity')).length })
    const reads = readAll(createSource(documentInputs(kinds)))
    // @ts-expect-error The step reads entities.
    const careless = defineStep('careless', { reads: ['form'], make: (documents) => documents.make(entityOf, 'sea') })
    // @ts-expect-error The query reads entities.
    const asking = defineStep('asking', { reads: ['form'], make: (documents) => documents.ask(count) })
    expect(() => reads.make(careless)).toThrow('"careless" reads "entity"')
    expect(() => reads.make(asking)).toThrow('"asking" reads "entity"')
  })

  test('runs once while its documents are unchanged', () => {
    const { made, outer } = createSteps()
    const kept = memo()
    const run = (documents: Parameters<typeof documentInputs>[0]) => readAll(createSource(documentInputs(documents), kept)).make(outer)
    expect(run(kinds)).toBe(order)
    expect(run({ ...kinds, list: {}, entity: { order, other: {} } })).toBe(order)
    expect(made).toEqual(['outer', 'sea'])
  })

  test('runs again when an indirect input changes, and is reused when the change is undone', () => {
    const { made, outer } = createSteps()
    const kept = memo()
    const run = (documents: Parameters<typeof documentInputs>[0]) => readAll(createSource(documentInputs(documents), kept)).make(outer)
    run(kinds)
    expect(run({ ...kinds, entity: { order: { fields: 3 } } })).toEqual({ fields: 3 })
    expect(run(kinds)).toBe(order)
    expect(made).toEqual(['outer', 'sea', 'outer', 'sea'])
  })
})

test('a query is not recomputed while its answer is unchanged', () => {
  const fields = defineQuery('fields', { reads: ['entity'], answer: (documents) => documents.one('entity', 'order')?.fields })
  const made: unknown[] = []
  const step = defineStep('asks', { reads: ['entity'], make: (documents) => made.push(documents.ask(fields)) })
  const kept = memo()
  for (const entity of [order, { ...order, hint: 'Words' }, { fields: 3 }])
    readAll(createSource(documentInputs({ entity: { order: entity } }), kept)).make(step)
  expect(made).toEqual([2, 3])
})

test('cached data of an object is reused while its recorded inputs are unchanged', () => {
  const kept = memo()
  const about = {}
  const source = createSource(documentInputs(kinds), kept)
  const { reads, notes } = noteReads(source)
  reads.one('form', 'sea')
  keepAbout(source, about, { value: 'clean', notes })
  expect(recall(createSource(documentInputs({ ...kinds, entity: {} }), kept), about)).toBe('clean')
  expect(recall(createSource(documentInputs({ ...kinds, form: {} }), kept), about)).toBeUndefined()
})

test('with an earlier run, results are compared with what has changed since', () => {
  const kept = memo()
  const [aboutForm, aboutEntities, aboutOther] = [{}, {}, {}]
  const first = createSource(documentInputs(kinds), kept)
  const fields = defineQuery('fields of order', { reads: ['entity'], answer: (documents) => documents.one('entity', 'order')?.fields })
  const keepOne = (about: object, read: (reads: Reads<string>) => unknown) => {
    const { reads, notes } = noteReads(first)
    keepAbout(first, about, { value: read(reads), notes })
  }
  keepOne(aboutForm, (reads) => reads.one('form', 'sea'))
  keepOne(aboutEntities, (reads) => Object.keys(reads.all('entity')).length)
  keepOne(aboutOther, (reads) => [reads.one('form', 'air'), reads.ask(fields)])
  const recallAll = (documents: Parameters<typeof documentInputs>[0], earlier = first) => {
    const source = createSource(documentInputs(documents), kept, earlier)
    return { source, values: [aboutForm, aboutEntities, aboutOther].map((about) => recall(source, about)) }
  }
  expect(recallAll({ ...kinds }).values).toEqual([seaForm, 1, [undefined, 2]])
  expect(recallAll({ ...kinds, entity: { order: { ...order, hint: 'Words' } } }).values).toEqual([seaForm, undefined, [undefined, 2]])
  expect(recallAll({ ...kinds, entity: { order: { fields: 3 } } }).values).toEqual([seaForm, undefined, undefined])
  expect(recallAll({ ...kinds, form: { sea: seaForm, air: {} } }).values).toEqual([seaForm, 1, undefined])
  const changed = recallAll({ ...kinds, form: {} })
  expect(changed.values).toEqual([undefined, 1, [undefined, 2]])
  // What did not hold in the earlier run is compared with all of its inputs.
  expect(recallAll(kinds, changed.source).values).toEqual([seaForm, 1, [undefined, 2]])
})

test('a narrowed view has only the requested kinds', () => {
  const reads: Reads<'form' | 'entity'> = readAll(createSource(documentInputs(kinds)))
  const forms: Reads<'form'> = reads.narrow('forms', ['form'])
  expect(forms.one('form', 'sea')).toBe(seaForm)
  // @ts-expect-error Entities are not among its kinds.
  expect(() => forms.all('entity')).toThrow('"forms" reads "entity"')
})
