import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BlockPlan,
  type BrandPlan,
  buildRelease,
  formatFinding,
  loadServerValidators,
  loadValidators,
  nameDocuments,
  type Release,
  type SourceFile,
} from '#config'
import { identifierFormats } from '#domain'
import { createValidatorRuntime, formatText, type JsonObject, validateForm } from '#rules'
import { createBrand } from '../../scripts/brand-new.ts'
import { copyDocuments, releaseOf, sharedCache, shippedFiles, shippedRelease, withChange, withFile } from '../support/documents.ts'

const languages = ['zh', 'en'] as const
const words = { zh: '唛头', en: 'Shipping marks' }
let files: readonly SourceFile[]
beforeAll(async () => {
  files = await shippedFiles()
})

function brandsOf(release: Release): BrandPlan[] {
  return Object.values(release.brands)
}

function blocksOf(blocks: readonly BlockPlan[]): BlockPlan[] {
  return blocks.flatMap((block) => [block, ...blocksOf(innerBlocks(block))])
}

function innerBlocks(block: BlockPlan): readonly BlockPlan[] {
  if (block.block === 'columns' || block.block === 'tabs') return block.items.flatMap((item) => item.blocks)
  return 'blocks' in block ? (block.blocks ?? []) : []
}

describe('a field added to the booking form', () => {
  const booking = 'schemas/sea/sea-booking.form.json'
  let release: Release
  beforeAll(() => {
    const changed = withChange(files, booking, (form) => {
      form.properties.marks = { type: 'string', description: 'Marks on the packages.', label: words, maxLength: 5 }
      form.layout[2].fields.push({ id: 'marks', span: 6 })
    })
    release = releaseOf(changed)
  })

  test('is on every brand’s form, in every language', () => {
    for (const { pages } of brandsOf(release)) {
      for (const language of languages) {
        const form = pages[language]?.['sea-booking']?.forms['sea-booking']
        expect(form?.fields.find((field) => field.name === 'marks')).toMatchObject({
          label: words[language],
          maxLength: 5,
          required: false,
        })
        expect(form?.layout[2]?.fields.at(-1)).toEqual({ id: 'marks', span: 6 })
      }
    }
  })

  test('is validated in the browser and on the server', async () => {
    for (const brand of brandsOf(release)) {
      for (const [module, name] of [
        ['sea-booking', 'form:sea-booking'],
        ['server', 'form:sea-booking'],
        ['server', 'operation:create-sea-order'],
      ] as const) {
        const marks = (value: string) =>
          errorsOf(brand, module, name, name.startsWith('form:') ? { marks: value } : { booking: { marks: value } })
        expect(await marks('ABCDEF'), `${brand.id} ${module}`).toContainEqual(expect.objectContaining({ keyword: 'maxLength' }))
        expect((await marks('ABCDE')).filter(({ instancePath }) => instancePath.endsWith('/marks'))).toEqual([])
        expect((await marks('ABCDE')).filter(({ keyword }) => /additional|unevaluated/i.test(keyword))).toEqual([])
      }
    }
  })

  test('is sent with an order and shown on its page', () => {
    for (const { operations, pages } of brandsOf(release)) {
      expect(operations['create-sea-order']?.forms).toEqual({ '/booking': 'sea-booking' })
      expect(JSON.stringify(operations['create-sea-order']?.input)).toContain('"marks"')
      for (const language of languages) {
        const page = pages[language]?.['order-detail']
        const detail = blocksOf(page?.page.blocks ?? []).find((block) => block.id === 'booking')
        expect(JSON.stringify(detail)).toContain(`"label":"${words[language]}"`)
      }
    }
  })

  test('is part of the booking in responses', () => {
    for (const { operations } of brandsOf(release))
      expect(operations['read-order']?.visibility.fields?.booking).toEqual({ policy: 'read-order', whole: true })
  })
})

test('a column added to the rate list appears in every brand and language, with its field and database column', async () => {
  const withField = withChange(files, 'schemas/rates/rate.entity.json', (entity) => {
    entity.properties.berth = { type: 'string', description: 'Berth.', label: words, index: true, policy: 'rate-rows' }
  })
  const before = await shippedRelease()
  const release = releaseOf(
    withChange(withField, 'schemas/rates/sea-rates.list.json', (list) =>
      list.columns.splice(1, 0, { id: 'berth', phone: 'line', width: 90 }),
    ),
  )
  for (const brand of brandsOf(release)) {
    for (const language of languages) {
      const columns = brand.pages[language]?.['sea-search']?.lists['sea-rates']?.columns
      expect(columns?.[1]).toMatchObject({ id: 'berth', field: 'berth', label: words[language], width: 90 })
      expect(columns).toHaveLength((before.brands[brand.id]?.pages[language]?.['sea-search']?.lists['sea-rates']?.columns.length ?? 0) + 1)
    }
    expect(JSON.stringify(brand.operations['query-sea-rates']?.visibility)).toContain('"berth"')
  }
  expect(before.columns.rates?.berth).toBeUndefined()
  expect(release.columns.rates?.berth).toBe('text')
})

test('a page with a route is served by every brand that enables its group', () => {
  const page = {
    $schema: '../../.language/page.json',
    title: 'Insurance',
    label: words,
    blocks: [{ id: 'lead', block: 'notice', label: words }],
  }
  const withPage = withFile(files, 'schemas/insurance/insurance.page.json', JSON.stringify(page, null, 2))
  const routed = withChange(withPage, 'schemas/portal/public.routes.json', ({ routes }) =>
    routes.push({ id: 'insurance', path: '/insurance', page: 'insurance' }),
  )
  const release = releaseOf(
    withChange(routed, 'brands/yongjiang/brand.json', ({ navigation }) =>
      navigation.push({ id: 'insurance', $add: true, label: words, link: { route: 'insurance' } }),
    ),
  )
  for (const { id, pages, shells } of brandsOf(release)) {
    for (const language of languages) {
      expect(pages[language]?.insurance?.page).toMatchObject({ id: 'insurance', label: words[language], render: 'server' })
      expect(shells[language]?.routes).toContainEqual(expect.objectContaining({ id: 'insurance', path: '/insurance', page: 'insurance' }))
      const named = shells[language]?.brand.navigation.some((item) => item.id === 'insurance' && item.label === words[language])
      expect(named).toBe(id === 'yongjiang')
    }
  }
})

describe('a third brand', () => {
  const folder = copyDocuments('third-brand-')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('created by the command offers everything that the default brand does', async () => {
    const before = await shippedRelease()
    const product = `/${before.brands[before.defaultBrand]?.productCode}ChatGPT`
    await createBrand(folder, 'third', {}, sharedCache)
    const { release, findings } = await buildRelease(folder, sharedCache)
    expect(findings.map(formatFinding)).toEqual([])
    expect(Object.keys(release?.brands ?? {}).sort()).toEqual([...Object.keys(before.brands), 'third'].sort())
    expect(release?.defaultBrand).toBe(before.defaultBrand)
    const [third, model] = [release?.brands.third, before.brands[before.defaultBrand]]
    expect(third).toMatchObject({ id: 'third', default: false, hosts: ['third.localhost'], documentPrefix: 'TH', productCode: 'third' })
    for (const language of languages) {
      expect(Object.keys(third?.pages[language] ?? {})).toEqual(Object.keys(model?.pages[language] ?? {}))
      expect(third?.shells[language]?.brand.name).toBe('Third')
      expect(third?.shells[language]?.routes).toEqual(
        model?.shells[language]?.routes.map((route) => (route.path === product ? { ...route, path: '/thirdChatGPT' } : route)),
      )
    }
    expect(release?.assets[third?.shells.en?.brand.logo.replace(/^\/brand\//, '') ?? '']?.type).toBe('image/svg+xml')
  })

  test('cannot be created twice or with an invalid id', async () => {
    await expect(createBrand(folder, 'third')).rejects.toThrow('already exists')
    for (const name of ['', 'Third', '../third', 'x']) await expect(createBrand(folder, name)).rejects.toThrow('is not a valid brand id')
  })
})

describe('the maximum length of a field', () => {
  test.each([
    ['quayside', 'contact', 'contactMax', 10, 'invalid.contactMax'],
    ['yongjiang', 'contact', 'contactMax', 10, 'invalid.contactMax'],
    ['quayside', 'goodsName', 'goodsNameMax', 120, 'invalid.maxLength'],
    ['yongjiang', 'goodsName', 'goodsNameMax', 200, 'invalid.maxLength'],
  ] as const)('for %s and %s is the same in validator, form and message', async (id, name, limit, most, text) => {
    const brand = (await shippedRelease()).brands[id] as BrandPlan
    const checked = async (value: string) => {
      const { rules } = brand.forms['sea-booking'] as BrandPlan['forms'][string]
      const validate = (await validatorsOf(brand, 'server'))[rules.validator] as Parameters<typeof validateForm>[0]['validate']
      const values = { [name]: value }
      return validateForm({ rules, validate, values, session: {}, today: '2026-11-21', limits: brand.limits }).errors.filter(
        (one) => one.path === `/${name}`,
      )
    }
    expect(await checked('x'.repeat(most))).toEqual([])
    const [error, ...more] = await checked('x'.repeat(most + 1))
    expect(more).toEqual([])
    expect(error).toMatchObject({ id: text, params: { limit: most } })
    for (const language of languages) {
      const form = brand.pages[language]?.['sea-booking']?.forms['sea-booking']
      expect(form?.fields.find((field) => field.name === name)?.maxLength).toBe(most)
      const message = formatText(brand.texts[language]?.[text] ?? '', error?.params ?? {}, language)
      expect(message).toMatch(new RegExp(`\\b${most}\\b`))
    }
    expect(brand.limits[limit]).toBe(most)
  })

  test('appears in a hint with each brand’s value', () => {
    const hinted = withChange(files, 'schemas/sea/sea-booking.form.json', ({ fields }) => {
      fields.find(({ name }: { name: string }) => name === 'goodsName').hint = {
        zh: '最多 {$goodsNameMax} 个字符',
        en: 'At most {$goodsNameMax} characters',
      }
    })
    const hints = brandsOf(releaseOf(hinted)).map(
      ({ pages }) => pages.en?.['sea-booking']?.forms['sea-booking']?.fields.find((field) => field.name === 'goodsName')?.hint,
    )
    expect([...new Set(hints)]).toEqual(['At most 120 characters', 'At most 200 characters'])
  })
})

test('a limit that the specification sets is the same for every brand', async () => {
  const names = nameDocuments(files)
  const specified = files
    .filter(({ path }) => names.get(path)?.kind === 'limits' && path.startsWith('schemas/'))
    .flatMap(({ text = '' }) => Object.entries((JSON.parse(text) as { limits: Record<string, { value: unknown; source: string }> }).limits))
    .filter(([, { source }]) => source === 'specification')
  expect(specified.map(([name]) => name)).toContain('contactMax')
  for (const [id, { limits }] of Object.entries((await shippedRelease()).brands)) {
    for (const [name, { value }] of specified) expect(limits[name], `${name} of ${id}`).toEqual(value)
  }
})

interface Fault {
  readonly keyword: string
  readonly instancePath: string
}

/** Of a form's module in the browser, or of the server. */
async function validatorsOf(brand: BrandPlan, module: string) {
  const runtime = createValidatorRuntime(identifierFormats)
  if (module === 'server') return loadServerValidators(brand.serverValidators, runtime)
  return loadValidators(brand.validators[module] ?? '', runtime)
}

async function errorsOf(brand: BrandPlan, module: string, name: string, value: JsonObject): Promise<readonly Fault[]> {
  const validate = (await validatorsOf(brand, module))[name] as ((value: JsonObject) => boolean) & { errors?: readonly Fault[] | null }
  if (!validate) throw new Error(`${module} has no validator ${name}`)
  validate(value)
  return validate.errors ?? []
}
