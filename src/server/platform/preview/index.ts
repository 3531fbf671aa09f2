import type { Handlers } from '../../kernel/index.ts'
import { previewName } from './preview-cookie.ts'
import { openPreview } from './store.ts'

export { createPreviews, type Previews } from './preview-cookie.ts'
export { type Preview, sweepPreviews } from './store.ts'

export const previewHandlers: Pick<Handlers, 'preview-release'> = {
  'preview-release': async ({ at }, call) => {
    const preview = await openPreview(call.db, {
      brand: call.brand.id,
      at: new Date(at),
      userId: call.actor.userId,
      now: call.now(),
    })
    return { ok: true, value: { previewId: preview.id, link: `/?${previewName}=${preview.id}`, until: preview.until.toISOString() } }
  },
}
