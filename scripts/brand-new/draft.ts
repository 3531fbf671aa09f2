/** Manifest, documents and pictures of a new brand: only what differs from the base portal, or from the brand it extends. */
import { nameDocuments, printDocument, type SourceFile } from '#config'
import type { Answers } from './answers.ts'
import { differencesOf } from './differences.ts'
import { drawFavicon, drawLogo, drawPicture, type SignColours } from './pictures.ts'

export interface Model {
  /** The brand to extend; null for the base portal. */
  readonly id: string | null
  /** What the new brand inherits. */
  readonly manifest: Readonly<Record<string, unknown>>
  /** Documents of the brand to extend, which may contain its name or contacts. */
  readonly documents: readonly SourceFile[]
  /** Pictures of the shared pages, which every brand has in its own folder. */
  readonly pictures: readonly string[]
  /** Order number prefixes already in use. */
  readonly prefixes: ReadonlySet<string>
}

interface DraftOptions {
  readonly id: string
  readonly answers: Answers
  readonly model: Model
}

export function readModel(files: readonly SourceFile[], wanted: string | undefined): Model {
  const manifests = files.flatMap(({ path, text }) => {
    const [, id] = /^brands\/([^/]+)\/brand\.json$/.exec(path) ?? []
    return id !== undefined && text !== undefined ? [{ id, manifest: parse(text) }] : []
  })
  const portal = parse(files.find(({ path }) => path === 'schemas/portal.json')?.text ?? '{}')
  const base = manifests.find(({ id }) => id === wanted)
  if (wanted !== undefined && !base)
    throw new Error(`There is no brand "${wanted}" to extend; existing brands: ${manifests.map(({ id }) => id).join(', ')}`)
  const names = nameDocuments(files)
  const pictures = files
    .filter(({ path }) => names.get(path)?.kind === 'page' && names.get(path)?.brand === undefined)
    .flatMap(({ text = '' }) => text.match(/"assets\/[^"]+\.svg"/g) ?? [])
  return {
    id: base?.id ?? null,
    manifest: { ...portal, ...base?.manifest },
    documents: base ? files.filter(({ path }) => path.startsWith(`brands/${base.id}/schemas/`)) : [],
    pictures: base ? [] : [...new Set(pictures)].map((path) => path.slice(1, -1)),
    prefixes: new Set(manifests.map(({ manifest }) => String(manifest.documentPrefix))),
  }
}

function parse(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>
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
    ...model.pictures.map((path) => ({ path, text: drawPicture(colours) })),
  ]
  const replace = createReplacer(model.manifest, manifest)
  const copied = model.documents.flatMap(({ path, text = '' }) => {
    const mine = replace(text)
    if (mine === text) return []
    const { $schema } = parse(text)
    const schema = String($schema).replace(/\.language\/(?:brand\/)?/, '.language/brand/')
    const document = printDocument({ $schema: schema, ...(differencesOf(parse(text), parse(mine)) as object) })
    return [{ path: path.replace(`brands/${model.id}/`, `brands/${id}/`), text: document }]
  })
  return [
    { path: place('brand.json'), text: printDocument(manifest) },
    ...copied,
    ...drawn.map(({ path, text }) => ({ path: place(path), bytes: new TextEncoder().encode(text) })),
  ]
}

function draftManifest({ id, answers, model }: DraftOptions): Record<string, unknown> {
  const claim = answers['claim-zh'] ?? answers['claim-en']
  const both = (name: string): object => ({ zh: answers[`${name}-zh`], en: answers[`${name}-en`] })
  const inherited = { defaultLanguage: answers.language, baseCurrency: answers['base-currency'], timeZone: answers['time-zone'] }
  return {
    $schema: '../../.language/brand/brand.json',
    ...(model.id === null ? {} : { extends: model.id }),
    name: both('name'),
    legalName: both('legal-name'),
    ...(claim === undefined ? {} : { claim: { zh: answers['claim-zh'] ?? claim, en: answers['claim-en'] ?? claim } }),
    productCode: answers['product-code'] || id,
    documentPrefix: answers.prefix,
    hosts: [answers.host],
    ...Object.fromEntries(Object.entries(inherited).filter(([name, answer]) => answer !== model.manifest[name])),
    theme: differencesOf(model.manifest.theme, themeOf(answers)),
    logo: 'assets/logo.svg',
    logos: { zh: 'assets/logo.zh.svg' },
    favicon: 'assets/favicon.svg',
    contacts: [{ id: 'service', label: { text: 'portal.actor.staff' }, phone: answers.phone, email: answers.email, source: 'assumed' }],
  }
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

/** Mixes a percentage of one colour into another; an invalid colour is kept, and the check reports it. */
function mix(colour: string, percent: number, ground: string): string {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return ground
  const channels = [1, 3, 5].map((at) => {
    const [over, under] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(((over ?? 0) * percent + (under ?? 0) * (100 - percent)) / 100)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
