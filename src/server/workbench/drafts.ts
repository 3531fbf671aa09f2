/** Drafts as a list: what one has begun to fill in, where, and how long ago. */
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { limitOf } from '../brand-limits.ts'
import { isObject } from '../dictionaries/index.ts'
import type { Call, Handlers } from '../operation.ts'
import { factsOfForm } from './facts.ts'
import { type FormPlace, isFilled, listFormPlaces } from './form-places.ts'

type DraftRow = Operations['list-drafts']['output']['rows'][number]

const hourMs = 60 * 60 * 1000

export const draftListHandlers: Pick<Handlers, 'list-drafts'> = {
  'list-drafts': async ({ page = 1, pageSize: asked }, call) => {
    const pageSize = asked ?? limitOf(call.brand, 'pageSize')
    const places = new Map(listFormPlaces(call.brand, call.language).map((place) => [place.place, place]))
    const found = await call.db
      .selectFrom('drafts')
      .select(['form', 'data', 'updated_at'])
      .where('user_id', '=', call.actor.userId ?? '')
      .where('form', 'in', [...places.keys(), ''])
      .orderBy('updated_at', 'desc')
      .orderBy('form')
      .execute()
    // A person has few drafts: a limit of the brand says how many at most.
    const rows = found.flatMap(({ form, data, updated_at: at }) => {
      const place = places.get(form)
      return place ? [toRow(call, place, { data, at: new Date(at) })] : []
    })
    return { ok: true, value: { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize } }
  },
}

function toRow(call: Call, place: FormPlace, { data, at }: { readonly data: JsonObject; readonly at: Date }): DraftRow {
  const values = isObject(data.values) ? data.values : {}
  const { pol, pod, boxes, place: where, goods } = factsOfForm(call, place, values)
  const about = [goods, where].find((text) => text !== undefined)
  const row = {
    place: place.place,
    title: place.title,
    ...Object.fromEntries(Object.entries({ pol, pod, boxes, about }).filter(([, value]) => value !== undefined)),
    filled: Object.values(values).filter(isFilled).length,
    savedAt: at.toISOString(),
    ageHours: Math.max(0, Math.floor((call.now().getTime() - at.getTime()) / hourMs)),
    route: place.route,
  }
  // Ports are codes of the reference, as the form's own choices are.
  return row as DraftRow
}
