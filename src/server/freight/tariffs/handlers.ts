import type { Operations } from '#generated/operations.ts'
import type { Json } from '#rules'
import { type Call, type Handlers, labelOf, listObjects, pickWords, type Result, wordsOf } from '../../kernel/index.ts'
import { priceBoxCost } from './box-cost.ts'
import { describeLine } from './describe-line.ts'
import { assumedOf, linesOf, listTariffs, type TariffDocument, validityOf } from './documents.ts'
import { priceFreeTime } from './free-time.ts'
import { listTariffLines } from './lines.ts'

type Terms = Operations['list-tariff-terms']['output']
type TariffTerms = Terms['tariffs'][number]
type TariffHandlers = Pick<
  Handlers,
  'list-tariff-terms' | 'price-box-cost' | 'price-free-time' | 'list-tariff-lines' | 'read-tariff-document'
>

export const tariffHandlers: TariffHandlers = {
  'list-tariff-terms': async (input, call) => {
    const all = listTariffs(call)
    const documents = all.filter((document) => isOf(document, input, { all, call }))
    const services = [...new Set(all.flatMap(({ tariff }) => tariff.applies.service ?? []))]
    const order = new Map(services.map((service) => [service, serviceRank(service, call)]))
    const rank = ({ tariff }: TariffDocument) => order.get(tariff.applies.service ?? '') ?? services.length
    const tariffs = documents.toSorted((one, other) => rank(one) - rank(other)).map((document) => toTerms(document, input.port, call))
    return { ok: true, value: { tariffs, services: services as Terms['services'] } }
  },
  'price-box-cost': priceBoxCost,
  'price-free-time': priceFreeTime,
  'list-tariff-lines': async (input, call) => listTariffLines(input, call),
  'read-tariff-document': readTariffDocument,
}

interface Shelf {
  readonly all: readonly TariffDocument[]
  readonly call: Call
}

/** Filters by service and port: tariffs of the port and its sites; the general one only if the port has none. */
function isOf(
  { tariff: { applies } }: TariffDocument,
  { service, port }: { readonly service?: string; readonly port?: string | undefined },
  { all, call }: Shelf,
): boolean {
  if (service !== undefined && applies.service !== service) return false
  if (port === undefined || applies.pol?.includes(port)) return true
  if (applies.site) return applies.site.some((site) => portOf(site, call) === port)
  return (
    applies.pol === undefined &&
    !all.some(({ tariff: other }) => other.applies.service === applies.service && other.applies.pol?.includes(port))
  )
}

/** The port that a warehouse or a yard serves. */
function portOf(site: string, { brand }: Call): Json | undefined {
  const places = ['warehouse', 'yard'].flatMap((kind) => listObjects(brand.documents.reference?.[kind]?.rows))
  return places.find(({ id }) => id === site)?.parent
}

/** Services are sorted as in their dictionary. */
function serviceRank(service: string, { brand }: Call): number {
  const rows = brand.documents.dictionary?.['service-type']?.rows
  return Array.isArray(rows) ? rows.findIndex((row: Json) => (row as { id?: string }).id === service) : 0
}

function toTerms(document: TariffDocument, port: string | undefined, call: Call): TariffTerms {
  const { id, tariff, document: whole } = document
  const { service, pol = [] } = tariff.applies
  const words = wordsOf(call)
  const variants = Array.isArray(whole.variants) ? whole.variants : []
  const reading = variants.find((variant: Json) => (variant as { id?: string }).id === tariff.variant) as { label?: Json } | undefined
  return {
    tariff: id,
    label: pickWords(whole.label, call),
    service: service as TariffTerms['service'],
    ports: [...pol] as TariffTerms['ports'],
    variant: reading ? words('terms.reading', { variant: pickWords(reading.label, call) }) : '',
    validity: validityOf(document, call),
    reason: port === undefined ? '' : reasonOf(document, port, call),
    ...(typeof whole.source === 'string' ? { source: whole.source as NonNullable<TariffTerms['source']> } : {}),
    terms: describeTerms(document, call),
  }
}

/** Why the tariff applies to the port: its own, that of a warehouse or yard there, or the general one. */
function reasonOf({ tariff: { applies } }: TariffDocument, port: string, call: Call): string {
  const words = wordsOf(call)
  if (applies.pol?.includes(port)) return words('terms.whyPort')
  const sites = (applies.site ?? []).filter((site) => portOf(site, call) === port)
  if (sites.length === 0) return words('terms.whyGeneral')
  const names = sites.map((site) => labelOf('reference', placeKindOf(site, call), site, call))
  return words('terms.whySite', { sites: names.join(words('terms.and')) })
}

function placeKindOf(site: string, { brand }: Call): string {
  return listObjects(brand.documents.reference?.warehouse?.rows).some(({ id }) => id === site) ? 'warehouse' : 'yard'
}

/** Lines for the same fee and rule that differ in one input are merged into one term. */
function describeTerms(document: TariffDocument, call: Call): TariffTerms['terms'] {
  const byLine = new Map<string, TariffTerms['terms'][number]>()
  for (const own of linesOf(document)) {
    const terms = describeLine({ ...own, ...call, tariff: document.document })
    const same = `${terms.fee} ${terms.explanation}`
    if (!byLine.has(same)) byLine.set(same, { line: own.line.id, ...terms, assumed: assumedOf(own.line) })
  }
  return [...byLine.values()]
}

export interface TermPassage {
  /** Tariff and line. */
  readonly id: string
  /** Fee and name of the tariff. */
  readonly title: string
  readonly passage: string
  readonly service: string
}

/** The terms of each line in words, of one fee or of all. */
export function listTermPassages({ fee, port }: { readonly fee?: string; readonly port?: string }, call: Call): TermPassage[] {
  const all = listTariffs(call)
  const documents = all.filter((document) => isOf(document, { port }, { all, call }))
  return documents.flatMap((document) =>
    linesOf(document).flatMap(({ line, document: own }) => {
      if (fee !== undefined && (line.fee ?? line.id) !== fee) return []
      const terms = describeLine({ line, document: own, ...call, tariff: document.document })
      const title = [terms.fee, pickWords(document.document.label, call)].join(' · ')
      return [{ id: `${document.id}.${line.id}`, title, passage: terms.explanation, service: document.tariff.applies.service ?? '' }]
    }),
  )
}

type Input = Operations['read-tariff-document']['input']
type Output = Operations['read-tariff-document']['output']

/** The file of a tariff line in the published release: the brand's own if it overrides the line. */
async function readTariffDocument(input: Input, call: Call): Promise<Result<Output>> {
  const entry = listTariffs(call).find(({ id }) => id === input.tariff)
  const contents = await call.releases.read(call.release.hash)
  if (!entry || !contents.ok) return { ok: false, error: 'error.not-found' }
  const origin = entry.tariff.lines.find(({ id }) => `${entry.id}.${id}` === input.line)?.origin
  const text = origin && contents.value.documents[origin.path]
  if (!origin || text === undefined) return { ok: false, error: 'error.not-found' }
  const lines = text.replace(/\n$/, '').split('\n')
  return { ok: true, value: { path: origin.path, label: pickWords(entry.document.label, call), row: origin.line, lines } }
}
