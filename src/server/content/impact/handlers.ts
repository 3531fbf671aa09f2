/** The impact of a publish, for analysts, and how far its calculation is. */
import { formatText } from '#rules'
import type { Handlers } from '../../kernel/index.ts'
import { type MeasureProgress, measureRelease } from './measure.ts'

export function createImpactHandlers(): Pick<Handlers, 'measure-impact' | 'read-impact-progress'> {
  /** By analyst. It is only shown, so other servers need not know it. */
  const running = new Map<string, MeasureProgress>()
  return {
    'measure-impact': async ({ documents = null }, { db, releases, now, language, actor }) => {
      const who = actor.userId ?? actor.name
      try {
        const reach = (progress: MeasureProgress) => void running.set(who, progress)
        return { ok: true, value: await measureRelease(documents, { db, releases, now, language, reach }) }
      } finally {
        running.delete(who)
      }
    },

    'read-impact-progress': async (_input, { brand, language, actor }) => {
      const progress = running.get(actor.userId ?? actor.name)
      if (!progress) return { ok: true, value: {} }
      const { stage, priced, quotes } = progress
      return {
        ok: true,
        value: { stage, text: formatText(brand.texts[language]?.[`impact.${stage}`] ?? '', { priced, quotes }, language) },
      }
    },
  }
}
