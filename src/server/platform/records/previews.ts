/** Links that show a record as readers will see it, before it is published, in each brand and language. */
import { type BrandPlan, recordKey } from '#config'
import { type JsonObject, minuteMs } from '#rules'
import { readAllRows } from '../../db/index.ts'
import { type Call, limitOf, type OriginOf, type RecordHandler, refuse, type Vault } from '../../kernel/index.ts'
import { type EntityPlan, readEntity } from './entity.ts'
import { anyState } from './record-visibility.ts'

export interface PreviewParts {
  readonly vault: Vault
  readonly originOf: OriginOf
}

export function createPreviewHandler({ vault, originOf }: PreviewParts): RecordHandler {
  return async (input, call) => {
    const plan = readEntity(call)
    const id = String(input[plan.key])
    const [row] = await readAllRows<{ readonly shared: boolean }>(call.db, anyState(call, plan, id))
    if (!row || plan.page === null) return refuse('error.not-found')
    const brands = row.shared ? Object.values(call.release.brands) : [call.brand]
    const until = call.now().getTime() + limitOf(call.brand, 'previewLinkMinutes') * minuteMs
    const pass = vault.seal(String(until), ownerOf(plan, id))
    const rows = brands.flatMap((brand) => linksOf(brand, { plan, id, pass, origin: originOf(brand), asked: call.language }))
    return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: rows.length } }
  }
}

/** Whether the link of a preview shows the record; it does for an hour or so. */
export function holdsPass(vault: Vault, plan: EntityPlan, { [plan.key]: id, preview }: JsonObject, now: Date): boolean {
  if (typeof preview !== 'string') return false
  return now.getTime() < Number(vault.open(preview, ownerOf(plan, String(id))) ?? 0)
}

function ownerOf({ id }: EntityPlan, record: string): string {
  return `preview ${id} ${record}`
}

interface LinkParts {
  readonly plan: EntityPlan
  readonly id: string
  readonly pass: string
  readonly origin: string
  /** Language of the caller. */
  readonly asked: string
}

function linksOf(brand: BrandPlan, { plan, id, pass, origin, asked }: LinkParts): object[] {
  const path = pathOf(brand, plan, id)
  if (path === undefined) return []
  return brand.languages.map((language) => ({
    id: `${brand.id}-${language}`,
    brand: brand.shells[asked]?.brand.name ?? brand.id,
    language,
    address: `${origin}${path}?${new URLSearchParams({ language, preview: pass })}`,
  }))
}

/** The page of a record; undefined if the brand has no such page. */
export function pathOf(brand: Call['brand'], { id: entity, page }: EntityPlan, id: string): string | undefined {
  const route = brand.shells[brand.defaultLanguage]?.routes.find((one) => one.id === page)
  return route?.path.replace(new RegExp(`:${recordKey(entity)}\\??`), encodeURIComponent(id))
}
