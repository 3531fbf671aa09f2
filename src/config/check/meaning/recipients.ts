/** Notifications that one of their recipients may never receive. */

import type { ActorKind } from '#domain'
import { objectOf } from '#rules'
import { say } from '../../read/messages.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportPointer } from '../brand-check.ts'
import { enterersOfRow } from './readers.ts'

export const recipientsCheck = defineDocumentCheck('recipients', { reads: ['grid'], run: checkRecipients })

/** Users by the recipients that a notification names. */
const usersOf: Readonly<Record<string, readonly ActorKind[]>> = {
  customer: ['registered', 'pending', 'member', 'admin'],
  desk: ['staff'],
}

function checkRecipients(check: DocumentCheck<'grid'>, document: CheckedDocument): void {
  // Who passes is unknown while the grid is broken.
  if (document.kind !== 'dictionary' || !check.isWhole) return
  for (const [index, entry] of listOf(document.value.rows).entries()) {
    const { to, grid } = objectOf(objectOf(entry).tells)
    if (typeof grid !== 'string') continue
    const enterers = new Set<string>(check.reads.ask(enterersOfRow, grid))
    for (const [place, recipient] of stringsOf(to).entries()) {
      if (usersOf[recipient]?.some((user) => enterers.has(user)) !== false) continue
      const saying = say('AUDIENCE/recipients', { recipient, row: grid })
      reportPointer(check, document, `/rows/${index}/tells/to/${place}`, { ...saying, cause: `grid row ${grid}`, severity: 'warning' })
    }
  }
}
