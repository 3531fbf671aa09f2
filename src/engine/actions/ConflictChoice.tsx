import type { ReactNode } from 'react'
import type { JsonObject } from '#rules'
import type { DialogDraft } from '../drafts/use-dialog-draft.ts'
import { tidyValues } from '../forms/tidy-values.ts'
import { readerTextsOf } from '../plan/read.ts'
import { usePortal } from '../portal.ts'
import { ConflictView } from './ConflictView.tsx'
import { type Conflict, compareChanges } from './conflict.ts'
import type { DialogForm } from './use-dialog-form.ts'

export interface ConflictChoiceProps {
  readonly conflict: Conflict
  readonly dialogForm: DialogForm
  readonly draft: DialogDraft
  /** Values when the dialog opened: differences from them were typed here. */
  readonly opened: JsonObject
  readonly busy: boolean
  readonly onClose: () => void
  readonly onEdit: () => void
  readonly onSubmit: (values?: JsonObject) => void
}

/** Someone else changed the record while the dialog was open: keep theirs, send what was typed here, or edit it further. */
export function ConflictChoice({ conflict, dialogForm, draft, opened, busy, onClose, onEdit, onSubmit }: ConflictChoiceProps): ReactNode {
  const portal = usePortal()
  const { form, options, start } = dialogForm
  const { values } = draft
  const reader = (choices: Parameters<typeof readerTextsOf>[1]) => readerTextsOf(portal, choices)
  const lines = compareChanges(conflict, { fields: form?.fields ?? [], options, start: opened, values, reader })

  /** Merges only what was typed here into the current values, so that other people's changes are not overwritten. */
  function mineOnTop(): JsonObject {
    const typed = Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field]))
    return { ...start, ...Object.fromEntries(typed) }
  }

  function keepEditing(): void {
    draft.show(mineOnTop())
    onEdit()
  }

  function sendMine(): void {
    if (!form) return void onSubmit()
    const mine = mineOnTop()
    draft.show(mine)
    onSubmit(tidyValues(form.fields, mine))
  }

  return (
    <ConflictView
      conflict={conflict}
      lines={lines}
      hasForm={form !== undefined}
      busy={busy}
      onTheirs={onClose}
      onMine={sendMine}
      onEdit={keepEditing}
    />
  )
}
