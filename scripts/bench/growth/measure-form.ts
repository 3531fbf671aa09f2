/** Compiles and validates a form of one size in a process of its own. Argument: its fields. Prints the figures as JSON. */
import { brotliCompressSync } from 'node:zlib'
import { buildReleaseOf, createBuildCache, loadDocuments, type Release, type SourceFile } from '#config'
import { type Json, type JsonObject, validateForm } from '#rules'
import { makeLive } from '../../../src/server/platform/releases/index.ts'
import { medianOf } from '../measure.ts'
import { addBulletins, readBulletins } from './bulletins.ts'

export interface FormFigures {
  /** In ms. */
  readonly compile: number
  readonly validate: number
  /** In kB: the page with the form, and its validator, as the browser gets them. */
  readonly page: number
  readonly validator: number
}

const [, , size = ''] = process.argv
const [form, page] = ['bulletin', 'desk-bulletin']
const validations = 30
console.log(JSON.stringify(await measure(Number(size))))

async function measure(fields: number): Promise<FormFigures> {
  const files = addBulletins(await loadDocuments(process.cwd()), await readBulletins(process.cwd()))
  const cache = createBuildCache()
  build(files, cache)
  const grown = files.map((file) => (/\/bulletin\.json$/.test(file.path) ? { ...file, text: grow(file, fields) } : file))
  const start = performance.now()
  const release = build(grown, cache)
  const compile = performance.now() - start
  const brand = release.brands[release.defaultBrand]
  const bundle = brand?.pages[brand.defaultLanguage]?.[page]
  const validator = brand?.validators[form]
  if (bundle === undefined || validator === undefined) throw new Error('the release lacks the page or its validator')
  const sizeOf = (text: string) => brotliCompressSync(text).length / 1_000
  return { compile, validate: await timeValidation(release, fields), page: sizeOf(JSON.stringify(bundle)), validator: sizeOf(validator) }
}

function build(files: readonly SourceFile[], cache: ReturnType<typeof createBuildCache>): Release {
  const { release, findings } = buildReleaseOf(files, cache)
  if (!release) throw new Error(`the form does not pass: ${JSON.stringify(findings[0])}`)
  return release
}

/** More fields for the entity and the form; other documents of bulletins stay as they are. */
function grow({ path, text = '' }: SourceFile, fields: number): string {
  const document = JSON.parse(text)
  const isForm = path.includes('/forms/')
  if (!isForm && !path.includes('/entities/')) return text
  const present = Object.keys(document.properties).length
  const names = Array.from({ length: Math.max(0, fields - present) }, (_, index) => `extra${index}`)
  for (const [index, name] of names.entries())
    document.properties[name] = { ...fieldAt(index, isForm), ...(isForm ? {} : { policy: 'public' }) }
  if (isForm) document.layout[0].fields.push(...names.map((id) => ({ id })))
  return JSON.stringify(document)
}

/** Texts, numbers and days in turn; each tenth field shows only if the title has a value. */
function fieldAt(index: number, isForm: boolean): object {
  const label = { zh: String(index), en: `Field ${index}` }
  const common = {
    description: `Field ${index}.`,
    label,
    ...(isForm && index % 10 === 9 ? { visible: "has(form.title) && form.title != 'none'" } : {}),
  }
  if (index % 3 === 0) return { ...common, type: 'string', ...(isForm ? { maxLength: 40 } : {}) }
  if (index % 3 === 1) return { ...common, type: 'integer', ...(isForm ? { minimum: 0, maximum: 999 } : {}) }
  return { ...common, type: 'string', format: 'date' }
}

function valueAt(index: number): Json {
  return index % 3 === 0 ? 'twenty letters or so' : index % 3 === 1 ? index % 1_000 : '2026-12-01'
}

async function timeValidation(release: Release, fields: number): Promise<number> {
  const { plan, validators } = (await makeLive(release, false)).brands[release.defaultBrand] ?? {}
  const rules = plan?.forms[form]?.rules
  const validate = rules && validators?.[rules.validator]
  if (!plan || !rules || !validate) throw new Error('the release lacks the form')
  const extra = Object.fromEntries(Array.from({ length: fields }, (_, index) => [`extra${index}`, valueAt(index)]))
  const entries = Object.fromEntries(Object.entries(extra).filter(([name]) => Object.hasOwn(rules.fields, name)))
  const values: JsonObject = { title: 'A title', category: 'market', ...entries }
  return await medianOf(
    async () => {
      const { errors } = validateForm({ rules, validate, values, session: {}, today: '2026-11-21', limits: plan.limits })
      if (errors.length > 0) throw new Error(`the values are refused: ${JSON.stringify(errors[0])}`)
    },
    { warm: 5, runs: validations },
  )
}
