/** A text has one declaration: of two documents that declare it, readers would see whichever is read last. */
import { objectOf } from '#rules'
import { say } from '../../read/messages.ts'
import { defineBrandCheck, reportName } from '../brand-check.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

export const textsTwiceCheck = defineBrandCheck('texts twice', {
  reads: ['texts'],
  run: (check) => {
    const files = new Map<string, string>()
    // A brand's own document is at fault, not the shared one.
    const documents = check.documentsOf('texts').toSorted((one, other) => Number(isOwn(one.paths)) - Number(isOwn(other.paths)))
    for (const document of documents) {
      for (const name of Object.keys(objectOf(document.value.texts))) {
        const file = files.get(name)
        if (file !== undefined) reportName(check, document, memberPointer('/texts', name), say('DUPLICATE-ID/text', { name, file }))
        files.set(name, document.paths[0] ?? '')
      }
    }
  },
})

function isOwn([path = '']: readonly string[]): boolean {
  return path.startsWith('brands/')
}
