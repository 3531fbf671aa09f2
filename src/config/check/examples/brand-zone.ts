import { timeZoneOf } from '../../compile/pages/shells.ts'
import { defineQuery } from '../../memo/memo.ts'
import { ownManifest } from '../../resolve/schema.ts'

/** Time zone in which the brand's days begin. */
export const timeZoneOfBrand = defineQuery('time zone of brand', {
  reads: ['brand'],
  answer: (documents) => timeZoneOf(ownManifest(documents)),
})
