import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrandPlan } from '#config'
import { type JsonObject, writeInput } from '#rules'
import { shippedRelease } from '../support/documents.ts'
import { isWhole, sample, sampleOne } from '../support/sample.ts'
import { type Difference, describeDifference, findDifferences } from './compare.ts'
import { validateInPage } from './in-page.ts'
import { canBeSent, sendInput, signIn, validateCall } from './over-http.ts'
import { plant, plants, serveCallValidators } from './planted-differences.ts'
import {
  callValidatorsUrl,
  casesOf,
  kindOf,
  names,
  type OpenPage,
  openPage,
  type ParityCase,
  type ParityPortal,
  startParityPortal,
} from './portal.ts'
import { noteVerdict, reasonNotToBreak, startSeen } from './rule-coverage.ts'
import { validateAtServer, validatorErrors } from './verdicts.ts'

/**
 * In a long run each brand is validated with all inputs in one of its languages, in rotation; in the others, where only texts
 * differ, with every n-th input. A run covers one language of each brand, and a sample of the forms and calls.
 */
const everyNth = 5
const brands = Object.values((await shippedRelease()).brands).flatMap(({ id, languages }, turn) =>
  sampleOne(languages, turn).map((language) => ({
    id,
    language,
    nth: !isWhole || language === languages[turn % languages.length] ? 1 : everyNth,
  })),
)

/** Today's forms and calls of a brand. */
function casesOfToday(brand: BrandPlan, language: string): readonly ParityCase[] {
  return sample(casesOf(portal, brand, language), 60, kindOf)
}

/** Maximum inputs per call: a sample, because the network is slow. */
const mostSent = 60

/** In characters. */
const largestBatch = 4_000_000

let portal: ParityPortal
beforeAll(async () => {
  portal = await startParityPortal()
}, 600_000)
afterAll(() => portal?.stop())

describe.each(brands)('the browser on $id in $language', ({ id, language, nth }) => {
  test('returns the same messages as the server for every input', { timeout: 3_600_000 }, async () => {
    const brand = brandOf(id)
    const open = await openPage(portal, brand, language, (context) => serveCallValidators(context, brand, callValidatorsUrl(brand, '*')))
    const differences: Difference[] = []
    let count = 0
    for (const one of casesOfToday(brand, language)) {
      const inputs = one
        .generate()
        .inputs.map(writeInput)
        .filter((_, index) => index % nth === 0)
      count += inputs.length
      differences.push(...(await compare(one, open, language, inputs)))
    }
    expect(differences.map(describeDifference).slice(0, 5)).toEqual([])
    expect(open.complaints).toEqual([])
    expect(open.policy).toMatch(/script-src 'self' 'nonce-/)
    expect(open.policy).not.toContain('unsafe-eval')
    expect(count).toBeGreaterThan(isWhole ? 3000 / nth : 50)
    await open.context.close()
  })
})

test.each([...new Set(brands.map(({ id }) => id))])('at %s every rule is satisfied by one input and violated by another', (id) => {
  const never: string[] = []
  const reasons = new Set<string>()
  let rules = 0
  for (const { subject, generate } of casesOfToday(brandOf(id), 'en')) {
    const generated = generate()
    const seen = startSeen(generated.rules)
    for (const text of generated.inputs.map(writeInput)) {
      const input = JSON.parse(text) as JsonObject
      const verdict = validateAtServer(subject, input, names, 'en')
      noteVerdict(seen, generated.rules, verdict, validatorErrors(subject, verdict.values), { subject, input, names })
    }
    for (const rule of generated.rules) {
      rules += 1
      const { kept, broken } = seen.get(rule.id) ?? { kept: 0, broken: 0 }
      const reason = broken === 0 ? reasonNotToBreak(rule, generated.rules) : null
      if (reason) reasons.add(reason)
      else if (kept === 0 || broken === 0) never.push(`${subject.name}: ${rule.id} (${kept} met it, ${broken} broke it)`)
    }
  }
  expect(never).toEqual([])
  expect(rules).toBeGreaterThan(isWhole ? 300 : 10)
})

test.each(sampleOne(plants))('$what is found, with the smallest input that shows it', async (planted) => {
  const brand = brandOf(portal.release.defaultBrand)
  const open = await openPage(portal, brand, 'en', (context) => plant(context, brand, 'en', planted))
  const one = casesOf(portal, brand, 'en').find(({ inPage }) => 'form' in inPage && inPage.form === planted.form)
  if (!one) throw new Error(`There is no form ${planted.form}`)
  const [smallest] = await compare(one, open, 'en', one.generate().inputs.map(writeInput))
  await open.context.close()
  expect(smallest?.fields).toEqual([planted.field])
  expect(Object.keys(JSON.parse(smallest?.input ?? '{}')).toSorted()).toEqual(planted.names)
})

const callers = [
  { call: 'create-sea-order', account: 'admin' },
  { call: 'price-sea-booking', account: 'admin' },
  { call: 'report-payment', account: 'admin' },
  { call: 'cancel-order', account: 'admin' },
  { call: 'confirm-fees', account: 'service' },
  { call: 'record-milestone', account: 'service' },
  { call: 'preview-release', account: 'analyst' },
] as const

test.each(sampleOne(callers))('invalid input to $call is refused with the fields that validation reports', async ({ call, account }) => {
  const brand = brandOf(portal.release.defaultBrand)
  const plan = brand.operations[call]
  const one = casesOf(portal, brand, 'en').find(({ subject }) => subject.name.endsWith(` call ${call}`))
  if (!plan || !one) throw new Error(`There is no call ${call}`)
  const sender = { url: portal.url, brand, token: await signIn(portal.url, brand, account) }
  const generated = one.generate()
  const sent = generated.inputs
    .map(writeInput)
    .filter(canBeSent)
    .map((text) => JSON.parse(text) as JsonObject)
  const isPathRight = (input: JsonObject) => plan.pathNames.every((name) => input[name] === generated.base[name])
  const wrong = sent.filter(isPathRight).flatMap((input) => {
    const fields = validateCall(brand, plan, portal.validators[brand.id] ?? {}, input)
    return fields ? [{ input, fields }] : []
  })
  const some = wrong.filter((_, index) => index % Math.ceil(wrong.length / mostSent) === 0)
  expect(some.length).toBeGreaterThan(10)
  for (const { input, fields } of some) expect({ input, fields: await sendInput(sender, plan, input) }).toEqual({ input, fields })
})

function brandOf(id: string): BrandPlan {
  const brand = portal.release.brands[id]
  if (!brand) throw new Error(`The release has no brand ${id}`)
  return brand
}

async function compare(
  { subject, inPage }: ParityCase,
  { page }: OpenPage,
  language: string,
  inputs: readonly string[],
): Promise<readonly Difference[]> {
  return await findDifferences(
    {
      subject: subject.name,
      server: async (asked) =>
        asked.map((input) => JSON.stringify(validateAtServer(subject, JSON.parse(input) as JsonObject, names, language))),
      browser: async (asked) => {
        const verdicts: string[] = []
        for (const some of inBatches(asked)) verdicts.push(...(await validateInPage(page, portal.checkUrl, inPage, some, names)))
        return verdicts
      },
    },
    inputs,
  )
}

/** Browsers limit the size of a message. */
function* inBatches(inputs: readonly string[]): Generator<readonly string[]> {
  let batch: string[] = []
  let size = 0
  for (const input of inputs) {
    if (size + input.length > largestBatch) {
      yield batch
      ;[batch, size] = [[], 0]
    }
    batch.push(input)
    size += input.length
  }
  yield batch
}
