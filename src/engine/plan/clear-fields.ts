/** Fields that lose their meaning when another one changes, such as the vessel of another day. */
import type { JsonObject } from '#rules'

export type Clears = Readonly<Record<string, readonly string[]>>

/** The values without those that the edited field has made stale. Filling in an empty field makes nothing stale. */
export function clearStale(clears: Clears | undefined, before: JsonObject, after: JsonObject, pointer: string | undefined): JsonObject {
  const edited = pointer?.split('/')[1]
  if (!clears || edited === undefined) return after
  const was = before[edited]
  if (was === undefined || was === '' || was === after[edited]) return after
  const stale = Object.entries(clears).flatMap(([field, causes]) =>
    causes.includes(edited) && before[field] === after[field] ? [field] : [],
  )
  return Object.fromEntries(Object.entries(after).filter(([field]) => !stale.includes(field)))
}
