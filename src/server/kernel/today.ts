import { dayIn } from '#rules'
import type { Call } from './call.ts'

/** Today in the brand's time zone: validity, sailings and limits are counted in days there. */
export function todayOf({ brand, now }: Pick<Call, 'brand' | 'now'>): string {
  return dayIn(brand.timeZone, now())
}
