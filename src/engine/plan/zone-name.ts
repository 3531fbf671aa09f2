import type { Portal } from '../portal.ts'

/** A time zone as people call it: by a declared text, such as `zone.Asia.Shanghai`, else as the language does. An offset stays as it is. */
export function nameZone(zone: string, { shell, language }: Pick<Portal, 'shell' | 'language'>): string {
  const declared = shell.texts[`zone.${zone.replaceAll('/', '.')}`]
  if (typeof declared === 'string') return declared
  if (!zone.includes('/')) return zone
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
