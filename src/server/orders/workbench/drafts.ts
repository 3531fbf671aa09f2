/** Lists drafts: what the user has begun to fill in, where, and when. */

import type { Operations } from '#generated/operations.ts'
import { hourMs, isObject, type JsonObject } from '#rules'
import { type Call, cutPage, type Handlers, pageOf } from '../../kernel/index.ts'
import { listDrafts } from '../../platform/drafts/index.ts'
import { type FormPlace, factsOfForm, isFilled, listFormPlaces } from './form-places.ts'

type DraftRow = Operations['list-drafts']['output']['rows'][number]

export const draftListHandlers: Pick<Handlers, 'list-drafts'> = {
  'list-drafts': async (input, call) => {
    const places = new Map(listFormPlaces(call.brand, call.language).map((place) => [place.place, place]))
    const drafts = await listDrafts(call.db, call.actor.userId ?? '', [...places.keys()])
    // A user has few drafts: the brand limits their number.
    const rows = drafts.flatMap(({ form, data, updated_at: at }) => {
      const [name = '', about] = form.split('.by-')
      const place = places.get(name)
      return place ? [{ ...toRow(call, place, { data, at: new Date(at) }), ...addressOf(about), place: form }] : []
    })
    return { ok: true, value: cutPage(rows, pageOf(input, call)) }
  },
}

/** The parameter of the page that a separate draft belongs to. */
function addressOf(about: string | undefined): Partial<DraftRow> {
  const hyphen = about?.indexOf('-') ?? -1
  return about === undefined || hyphen < 0 ? {} : { parameters: { [about.slice(0, hyphen)]: about.slice(hyphen + 1) } }
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
  // Port codes are the codes of the reference data, as in the form's own choices.
  return row as DraftRow
}
