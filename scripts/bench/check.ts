/**
 * Speed of the check: for one changed document, for all documents, and for a hundred brands with fifty changes each. Each
 * figure is also given as a multiple of the time to parse the same JSON, so that results from different machines can be
 * compared.
 */
import { spawnSync } from 'node:child_process'
import { checkDocuments, createChecker, loadDocuments, type SourceFile } from '#config'
import { isMain } from '../is-main.ts'
import { manyBrands } from './many-brands.ts'
import { type Measure, type Measured, medianOf } from './measure.ts'

const demandedForOneMs = 100
const demandedForAllMs = 2_000
const demandedForBrandsS = 10
const demandedForBrandsKb = 1024 * 1024
const brands = 100
const changes = 50
/** From documents with few dependents to those with most. */
const edited = [
  'schemas/portal/home.page.json',
  'schemas/sea/sea-booking.form.json',
  'schemas/portal/texts/common.json',
  'schemas/sea/booking.limits.json',
  'schemas/orders/order.entity.json',
  'schemas/reference/port.json',
]

export const check: Measure = {
  name: 'check',
  run: async ({ root }) => {
    const files = await loadDocuments(root)
    const parse = await medianOf(async () => readBare(files), { warm: 3, runs: 15 })
    const baseline = { of: 'JSON.parse of all documents', median: parse }
    const all = await medianOf(async () => checkDocuments([...files]), { warm: 2, runs: 7 })
    const common = { where: 'warm process', unit: 'ms', baseline } as const
    const rows: Measured[] = [{ ...common, what: 'check everything', median: all, runs: 7, limit: demandedForAllMs }]
    for (const path of edited) {
      const median = await measureEdit(files, path)
      rows.push({ ...common, what: `check after an edit to ${path}`, median, runs: 9, limit: demandedForOneMs })
    }
    return [...rows, ...measureBrands(root, parse)]
  },
}

function readBare(files: readonly SourceFile[]): void {
  for (const { text } of files) if (text !== undefined) JSON.parse(text)
}

/** A different label each time, so that no cached result can be used. */
async function measureEdit(files: readonly SourceFile[], path: string): Promise<number> {
  const checker = createChecker()
  checker.check(files)
  let run = 0
  const edit = async () => {
    run += 1
    const text = (file: SourceFile) => (file.text ?? '').replace('"title": "', `"title": "${run} `)
    checker.check(files.map((file) => (file.path === path ? { path, text: text(file) } : file)))
  }
  return medianOf(edit, { warm: 2, runs: 9 })
}

function measureBrands(root: string, parse: number): Measured[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const { seconds, kilobytes } = JSON.parse(stdout) as { seconds: number; kilobytes: number }
  const what = `${brands} brands of ${changes} changes each`
  const common = { where: 'fresh process', runs: 1 } as const
  return [
    {
      ...common,
      what: `check ${what}`,
      unit: 's',
      median: seconds,
      baseline: { of: 'JSON.parse of the shipped documents', median: parse / 1000 },
      limit: demandedForBrandsS,
    },
    { ...common, what: `peak memory for ${what}`, unit: 'kB', median: kilobytes, baseline: null, limit: demandedForBrandsKb },
  ]
}

if (isMain(import.meta.filename)) {
  const files = manyBrands(await loadDocuments(process.cwd()), { brands, changes })
  const start = performance.now()
  const findings = checkDocuments(files)
  const seconds = (performance.now() - start) / 1000
  const [first] = findings
  if (first) throw new Error(`the generated brands do not pass the check: ${first.path}:${first.line}:${first.column} ${first.words.en}`)
  console.log(JSON.stringify({ seconds, kilobytes: process.resourceUsage().maxRSS }))
}
