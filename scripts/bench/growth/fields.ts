/** Compiling, submitting and sending a form of more and more fields. */
import { join } from 'node:path'
import type { BenchContext } from '../measure.ts'
import { runChild } from './children.ts'
import { type Curve, collectSeries, type Series } from './curve.ts'
import type { FormFigures } from './measure-form.ts'

const where = 'plain Node'

export const fields: Curve = {
  name: 'fields',
  title: 'Fields of a form',
  axis: 'fields',
  how: 'Texts, numbers and days; each tenth field depends on another one. Bytes are compressed with Brotli.',
  sizes: [10, 30, 100, 300, 1_000],
  measure: measureFields,
}

async function measureFields(sizes: readonly number[], { root }: BenchContext): Promise<readonly Series[]> {
  const { add, list } = collectSeries()
  for (const size of sizes) {
    const figures = runChild<FormFigures>(root, join(import.meta.dirname, 'measure-form.ts'), [String(size)])
    const common = { where, allowed: 'linear' } as const
    add({ ...common, what: 'check and compile after adding them', unit: 'ms' }, { size, median: figures.compile, runs: 1 })
    add({ ...common, what: 'validate a submit on the server', unit: 'ms' }, { size, median: figures.validate, runs: 30 })
    add({ ...common, what: 'page', unit: 'kB' }, { size, median: figures.page, runs: 1 })
    add({ ...common, what: 'validator in the browser', unit: 'kB' }, { size, median: figures.validator, runs: 1 })
  }
  return list()
}
