/** The portal as served, a browser on it, and the same release in this process. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { type BrandPlan, loadServerValidators, type Release } from '#config'
import { identifierFormats } from '#domain'
import {
  type CompiledValidator,
  createValidatorRuntime,
  explainFormats,
  type FormRules,
  type GeneratedInputs,
  generateInputs,
  validateForm,
} from '#rules'
import { launchOptions } from '../journeys/browser.ts'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../server/portal-process.ts'
import { shippedRelease } from '../support/documents.ts'
import type { PageSubject } from './in-page.ts'
import { enterPage } from './in-page.ts'
import { freightSamples } from './samples.ts'
import type { Names, Subject } from './verdicts.ts'

export const today = '2026-11-21'
export const names: Names = { session: { actor: 'visitor', signedIn: false, name: '', company: '' }, today }

export interface ParityPortal {
  readonly url: string
  readonly release: Release
  readonly browser: Browser
  /** Address of the browser file that contains the validation. */
  readonly checkUrl: string
  readonly validators: Readonly<Record<string, Validators>>
  readonly stop: () => Promise<void>
}

type Validators = Readonly<Record<string, CompiledValidator>>

export async function startParityPortal(): Promise<ParityPortal> {
  const tree = await copyTree()
  const [portal, browser] = await Promise.all([startPortal(tree), chromium.launch(launchOptions())])
  const release = await shippedRelease()
  const manifest = JSON.parse(readFileSync(join(tree, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  const runtime = createValidatorRuntime(identifierFormats)
  const validators: Record<string, Validators> = {}
  for (const brand of Object.values(release.brands))
    validators[brand.id] = explainFormats(loadServerValidators(brand.serverValidators, runtime), identifierFormats)
  return {
    url: portal.url,
    release,
    browser,
    checkUrl: `/${manifest['src/engine/forms/form-validator.ts']?.file}`,
    validators,
    stop: () => stop(tree, portal, browser),
  }
}

async function stop(tree: string, portal: PortalProcess, browser: Browser): Promise<void> {
  await browser.close()
  await portal.stop()
  removeTree(tree)
}

export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** The browser's errors, including policy violations. */
  readonly complaints: readonly string[]
  readonly policy: string
}

/** The first page of a brand, with the app running. `prepare` can intercept between browser and portal. */
export async function openPage(
  { url, release, browser }: ParityPortal,
  brand: BrandPlan,
  language: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<OpenPage> {
  const origin = `http://${brand.hosts[0]}:${new URL(url).port}`
  const context = await browser.newContext({ baseURL: origin, locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
  await context.addCookies([{ name: 'default-language', value: language, url: origin }])
  await prepare(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  const alive = page.waitForResponse((response) => response.url().endsWith('/api/common/pageView'))
  const answer = await page.goto('/')
  await alive
  // A page that was drawn by the server loads the code of pages, and with it what validates forms, at the first sign of use.
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => Object.keys(document.querySelector('.qs-page') ?? {}).some((name) => name.startsWith('__reactProps$')))
  const entered = await enterPage(page)
  if (entered.release !== release.id || entered.language !== language)
    throw new Error(`The page is of ${entered.release} ${entered.language}`)
  return { page, context, complaints, policy: answer?.headers()['content-security-policy'] ?? '' }
}

/** A subject validated on both sides, with its inputs. */
export interface ParityCase {
  readonly subject: Subject
  readonly inPage: PageSubject
  /** Expensive; generated once for all languages. */
  readonly generate: () => GeneratedInputs
}

export function kindOf({ inPage }: ParityCase): string {
  return 'form' in inPage ? 'form' : 'call'
}

/** Where the page gets the validators of calls; the portal itself only serves those of forms. */
export function callValidatorsUrl(brand: BrandPlan, call: string): string {
  return `/config/parity/${brand.id}/${call}.js`
}

/** Every form and every call of a brand. */
export function casesOf({ release, validators }: ParityPortal, brand: BrandPlan, language: string): readonly ParityCase[] {
  const cases: ParityCase[] = []
  for (const [id, { schema, rules, defaults }] of Object.entries(brand.forms)) {
    const part = partOf(release, brand, language, id)
    // Forms without a page, such as those of services only ordered as part of others, are not validated in a browser.
    if (part === undefined) continue
    const subject = { brand, name: `${brand.id} form ${id}`, rules, validate: validatorOf(validators, brand, rules.validator) }
    const inPage = { form: id, part }
    cases.push({ subject, inPage, generate: () => generate(subject, { schema, rules, defaults }) })
  }
  for (const { id, input, validator } of Object.values(brand.operations)) {
    const rules: FormRules = { validator, fields: {}, checks: [], messages: {} }
    const subject = { brand, name: `${brand.id} call ${id}`, rules, validate: validatorOf(validators, brand, validator) }
    const inPage = { rules, validatorUrl: callValidatorsUrl(brand, id) }
    cases.push({ subject, inPage, generate: () => generate(subject, { schema: input }) })
  }
  return cases
}

/** Generated once per subject: the inputs are the same in every language. */
const generated = new Map<string, GeneratedInputs>()

function generate(subject: Subject, given: Pick<Parameters<typeof generateInputs>[0], 'schema' | 'rules' | 'defaults'>): GeneratedInputs {
  const before = generated.get(subject.name)
  if (before) return before
  const { rules, validate, brand } = subject
  const made = generateInputs({
    ...given,
    samples: freightSamples,
    today,
    validate: (values) => validateForm({ rules, validate, values, ...names, limits: brand.limits }).errors,
  })
  generated.set(subject.name, made)
  return made
}

function validatorOf(validators: ParityPortal['validators'], brand: BrandPlan, name: string): CompiledValidator {
  const validate = validators[brand.id]?.[name]
  if (!validate) throw new Error(`${brand.id} has no validator ${name}`)
  return validate
}

/** The part of the release that a page with this form fetches. */
function partOf(release: Release, brand: BrandPlan, language: string, form: string): string | undefined {
  const folder = `/config/${release.id}/${brand.id}/${language}`
  const page = Object.entries(brand.pages[language] ?? {}).find(
    ([id, { forms }]) => form in forms && !brand.without.pages.includes(id),
  )?.[0]
  return page === undefined ? undefined : `${folder}/pages/${page}.json`
}
