/** Records that a published standard defines are the same for every brand. */
import { say } from '../read/messages.ts'
import { stringsOf } from '../resolve/schema.ts'
import { defineBrandCheck } from './brand-check.ts'

export const standardsCheck = defineBrandCheck('standards', {
  reads: ['entity'],
  run: (check) => {
    for (const { id, value, paths } of check.documentsOf('entity')) {
      const [standard] = stringsOf(value.standards)
      const [path] = paths.slice(1)
      if (standard !== undefined && path !== undefined)
        check.report({ path, offset: 0, ...say('OVERLAY-STANDARD/changed', { id, standard }) })
    }
  },
})
