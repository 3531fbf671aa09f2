/** Drafts: unsent form entries. Visible only to their author. */
import { type Handlers, limitOf, refuse } from '../../kernel/index.ts'
import { keepFields } from './fields.ts'
import { findDraft, removeDrafts, saveDraft } from './store.ts'

const kibibyte = 1024

export const draftHandlers: Pick<Handlers, 'save-draft' | 'read-draft' | 'remove-draft'> = {
  'save-draft': async ({ place, form, release, version, data }, call) => {
    const { userId } = call.actor
    if (userId === null) return refuse('error.not-signed-in')
    const fields = keepFields(call.brand, form, data)
    if (!fields) return refuse('error.invalid', { fields: [{ path: '/form', id: 'invalid.enum', params: {} }] })
    const text = JSON.stringify(fields)
    if (Buffer.byteLength(text) > limitOf(call.brand, 'draftKilobytes') * kibibyte) return refuse('error.too-large')
    const now = call.now()
    const most = limitOf(call.brand, 'draftsPerPerson')
    const saved = await saveDraft(call.db, { userId, place, release, version, data: text, most, now })
    if (saved.kind === 'too-many') return refuse('error.limited')
    if (saved.kind === 'conflict') return refuse('error.conflict-version', { data: { version: saved.version } })
    return { ok: true, value: { version: saved.version, savedAt: now.toISOString() } }
  },

  'read-draft': async ({ place }, call) => {
    const draft = await findDraft(call.db, call.actor.userId ?? '', place)
    if (!draft) return { ok: true, value: { version: 0 } }
    const { version, release, data, updated_at: savedAt } = draft
    return { ok: true, value: { version, release, data: { ...data }, savedAt: new Date(savedAt).toISOString() } }
  },

  'remove-draft': async ({ place }, call) => {
    await removeDrafts(call.db, call.actor.userId ?? '', place)
    return { ok: true, value: {} }
  },
}
