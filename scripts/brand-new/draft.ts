/** Documents and pictures of a new brand, copied from another brand with its identity replaced. */
import type { SourceFile } from '#config'
import type { Answers } from './answers.ts'
import { drawFavicon, drawLogo, drawPicture, type SignColours } from './signs.ts'

export interface Model {
  /** The brand to copy or extend. */
  readonly id: string
  readonly extended: boolean
  readonly manifest: Readonly<Record<string, unknown>>
  /** Its own documents, which contain its name or contacts. */
  readonly documents: readonly SourceFile[]
  /** Pictures used by its pages. */
  readonly pictures: readonly string[]
  /** Order number prefixes already in use. */
  readonly prefixes: ReadonlySet<string>
}

interface DraftOptions {
  readonly id: string
  readonly answers: Answers
  readonly model: Model
}

/** The brand to extend, or the default one to copy. */
export function readModel(files: readonly SourceFile[], wanted: string | undefined): Model {
  const manifests = files.flatMap(({ path, text }) => {
    const [, id] = /^brands\/([^/]+)\/brand\.json$/.exec(path) ?? []
    return id !== undefined && text !== undefined ? [{ id, manifest: JSON.parse(text) as Record<string, unknown> }] : []
  })
  const model = manifests.find(({ id, manifest }) => (wanted === undefined ? manifest.default === true : id === wanted))
  if (!model) throw new Error(`There is no brand "${wanted}" to extend; there are ${manifests.map(({ id }) => id).join(', ')}`)
  const own = files.filter(({ path }) => path.startsWith(`brands/${model.id}/`))
  const signs = [model.manifest.logo, model.manifest.favicon, ...Object.values(model.manifest.logos ?? {})]
  return {
    ...model,
    extended: wanted !== undefined,
    documents: own.filter(({ path }) => path.startsWith(`brands/${model.id}/schemas/`)),
    pictures: own
      .map(({ path }) => path.slice(`brands/${model.id}/`.length))
      .filter((path) => path.endsWith('.svg') && !signs.includes(path)),
    prefixes: new Set(manifests.map(({ manifest }) => String(manifest.documentPrefix))),
  }
}

export function draftBrand({ id, answers, model }: DraftOptions): SourceFile[] {
  const manifest = draftManifest({ id, answers, model })
  const place = (path: string): string => `brands/${id}/${path}`
  const name = answers['name-en'] ?? id
  const colours = signColours(answers)
  const drawn = [
    { path: 'assets/logo.svg', text: drawLogo(name, colours) },
    { path: 'assets/logo.zh.svg', text: drawLogo(answers['name-zh'] ?? name, colours) },
    { path: 'assets/favicon.svg', text: drawFavicon(name, colours) },
    ...(model.extended ? [] : model.pictures.map((path) => ({ path, text: drawPicture(colours) }))),
  ]
  const replace = createReplacer(model.manifest, manifest)
  const copied = model.documents.flatMap(({ path, text = '' }) => {
    const mine = replace(text)
    return model.extended && mine === text ? [] : [{ path: path.replace(`brands/${model.id}/`, `brands/${id}/`), text: mine }]
  })
  return [
    { path: place('brand.json'), text: `${JSON.stringify(manifest, null, 2)}\n` },
    ...copied,
    ...drawn.map(({ path, text }) => ({ path: place(path), bytes: new TextEncoder().encode(text) })),
  ]
}

function draftManifest({ id, answers, model }: DraftOptions): Record<string, unknown> {
  const claim = answers['claim-zh'] ?? answers['claim-en']
  const both = (name: string): object => ({ zh: answers[`${name}-zh`], en: answers[`${name}-en`] })
  const [contact] = listOf(model.manifest.contacts)
  const said = {
    name: both('name'),
    legalName: both('legal-name'),
    ...(claim === undefined ? {} : { claim: { zh: answers['claim-zh'] ?? claim, en: answers['claim-en'] ?? claim } }),
    productCode: answers['product-code'] || id,
    documentPrefix: answers.prefix,
    hosts: [answers.host],
    defaultLanguage: answers.language,
    baseCurrency: answers['base-currency'],
    timeZone: answers['time-zone'],
    theme: themeOf(answers),
    logo: 'assets/logo.svg',
    logos: { zh: 'assets/logo.zh.svg' },
    favicon: 'assets/favicon.svg',
    contacts: [{ ...contact, phone: answers.phone, email: answers.email, source: 'assumed' }],
  }
  const $schema = '../../schemas/meta/brand.json'
  if (model.extended) return { $schema, extends: model.id, ...said }
  const { default: _default, extends: _extends, claim: _claim, activities: _activities, ...rest } = model.manifest
  return { ...rest, $schema, ...said }
}

function themeOf(answers: Answers): Record<string, unknown> {
  const { canvas, deep } = signColours(answers)
  return {
    accent: answers.accent,
    accentInk: answers['accent-ink'] ?? '#ffffff',
    ink: answers.ink ?? mix(answers.accent ?? '', 8, '#12161a'),
    canvas,
    deep,
    deepInk: answers['deep-ink'] ?? mix(answers.accent ?? '', 6, '#ffffff'),
    ...(answers.signal === undefined ? {} : { signal: answers.signal }),
    radius: 4,
  }
}

function signColours(answers: Answers): SignColours {
  const accent = answers.accent ?? '#000000'
  return {
    accent,
    ink: answers.ink ?? '#12161a',
    canvas: answers.canvas ?? mix(accent, 3, '#ffffff'),
    deep: answers.deep ?? mix(accent, 28, '#0b0f14'),
  }
}

/** Replaces the model's identity in its documents with the new brand's, longest text first. */
function createReplacer(model: Model['manifest'], own: Model['manifest']): (text: string) => string {
  const pairs = ['name', 'legalName', 'hosts', 'contacts']
    .flatMap((name) => pairsOf(model[name], own[name]))
    .sort(([left], [right]) => right.length - left.length)
  return (text) => pairs.reduce((words, [from, to]) => words.replaceAll(from, to), text)
}

function pairsOf(from: unknown, to: unknown): (readonly [string, string])[] {
  if (typeof from === 'string') return typeof to === 'string' && from !== to && from.length > 1 ? [[from, to]] : []
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return []
  const other = new Map(Object.entries(to))
  return Object.entries(from).flatMap(([name, value]) => pairsOf(value, other.get(name)))
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : []
}

/** Mixes a percentage of one colour into another; an invalid colour is kept, and the check reports it. */
function mix(colour: string, percent: number, ground: string): string {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return ground
  const channels = [1, 3, 5].map((at) => {
    const [over, under] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(((over ?? 0) * percent + (under ?? 0) * (100 - percent)) / 100)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
