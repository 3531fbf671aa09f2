import { useCallback, useMemo, useState } from 'react'
import type { FormView } from '#config'
import type { FormPlan } from '#generated/blocks.ts'
import { type Json, type JsonObject, objectOf } from '#rules'
import { useDialogPlace, usePage } from '../../context/page-context.ts'
import { type Draft, useDraft } from '../../drafts/use-draft.ts'
import { clearStale } from '../../plan/clear-fields.ts'
import { resultOf } from '../../plan/expressions.ts'
import { searchValues } from '../../plan/search-values.ts'
import { pickValues, withoutWaiting } from '../../plan/submit-input.ts'
import { usePortal } from '../../portal.ts'
import { useLatest } from '../../use-latest.ts'

/** A block whose form is known, also if the order type of a record chose it. */
export type NamedForm = FormPlan & { readonly form: string }

export interface FormEntries {
  /** Undefined if the page has no such form. */
  readonly form: FormView | undefined
  /** Values from the query of the address. */
  readonly addressed: JsonObject
  readonly draft: Draft
  /** Takes over a change of the form; `pointer` is the edited field. */
  readonly change: (values: JsonObject, pointer?: string) => void
  /** Sets fields as if the user had; undefined clears one. */
  readonly fill: (filled: Readonly<Record<string, Json | undefined>>) => void
}

/** Other values would not fit the name of a draft. */
const draftKey = /^[A-Za-z0-9_-]{1,50}$/

/** The form with the fields that errors have revealed, and what is entered in it: from the page, the address, a dialog or a draft. */
export function useFormEntries(block: NamedForm, revealing: readonly string[]): FormEntries {
  const { bundle, scope } = usePage()
  const { query } = usePortal().location
  const dialog = useDialogPlace()
  const declared = bundle.forms[block.form]
  const [carried] = useState(() => pickValues(dialog?.carried() ?? {}, block.carry ?? []))
  const addressed = useMemo(
    () => (block.fromAddress && declared ? searchValues(declared, query) : {}),
    [block.fromAddress, declared, query],
  )
  const initial = useMemo(
    () => ({ ...carried, ...addressed, ...objectOf(resultOf(block.values, scope)) }),
    [carried, addressed, block.values, scope],
  )
  const form = useMemo(() => declared && withoutWaiting(declared, block.reveal ?? {}, revealing), [declared, block.reveal, revealing])
  const draft = useDraft(form, initial, { name: placeOf(bundle.page.id, block, query), keep: block.keep ?? false })

  function change(changed: JsonObject, pointer?: string): void {
    const values = clearStale(block.clears, draft.values, changed, pointer)
    draft.setValues(values, pointer)
    if (block.carry) dialog?.carry(pickValues(values, block.carry))
  }

  return { form, addressed, draft, change, fill: useFill(draft) }
}

/** The same function in every rendering: the blocks beside the form receive it with their context. */
function useFill(draft: Draft): FormEntries['fill'] {
  const latest = useLatest(draft)
  return useCallback(
    (filled) => {
      const { values, setValues } = latest.current
      const next = Object.entries({ ...values, ...filled }).filter((entry): entry is [string, Json] => entry[1] !== undefined)
      setValues(Object.fromEntries(next), '')
    },
    [latest],
  )
}

/** Where a draft is kept: page, block and, if the block says so, the record that the address names. */
function placeOf(page: string, { id, keepBy }: FormPlan, query: Readonly<Record<string, string>>): string {
  const key = keepBy === undefined ? undefined : query[keepBy]
  return key !== undefined && draftKey.test(key) ? `${page}.${id}.by-${keepBy}-${key}` : `${page}.${id}`
}
