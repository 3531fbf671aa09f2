import { useEffect, useMemo, useState } from 'react'
import type { FieldView } from '#config'
import { type Json, type JsonObject, textOf } from '#rules'
import { useUnsentText } from '../../drafts/use-interruption.ts'
import { useForm } from '../../form-state/form-context.ts'
import type { FieldPath } from '../../form-state/paths.ts'
import { usePortal } from '../../portal.ts'
import { rowLimits, schemaAt } from '../rows.ts'
import { tidyValues } from '../tidy-values.ts'
import type { FormValidator } from '../validator-registry.ts'
import { type CheckedPaste, checkPasted } from './check-pasted.ts'
import { readCells } from './read-cells.ts'
import { readSheetText } from './sheet-files.ts'
import { type PastedRows, toRows } from './to-rows.ts'

export interface Paste {
  readonly text: string
  readonly pasted: PastedRows
  /** Null until the form's rules are loaded, and without rows. */
  readonly checked: CheckedPaste | null
  /** Number of incorrect rows. */
  readonly wrong: number
  /** Number of rows that were removed because they were incorrect. */
  readonly dropped: number
  /** Sheets of the opened file that were not read. */
  readonly others: readonly string[]
  /** Name of a file that could not be read. */
  readonly unreadable: string
  readonly tooMany: boolean
  readonly atMost: number
  /** The rows, if all of them are correct. */
  readonly rows: readonly Json[] | null
  readonly change: (text: string) => void
  readonly dropWrong: () => void
  readonly openFile: (file: File | undefined) => Promise<void>
}

/** Text from a spreadsheet: read as rows of a field, and each of them validated. */
export function usePaste(field: FieldView, path: FieldPath): Paste {
  const portal = usePortal()
  const { form, options } = useForm()
  const [text, setText] = useUnsentText(`${form.id} ${path.join('.')}`)
  const [dropped, setDropped] = useState(0)
  const [others, setOthers] = useState<readonly string[]>([])
  const [unreadable, setUnreadable] = useState('')
  const pasted = useMemo(() => toRows(readCells(text), { fields: field.fields ?? [], options }), [text, field, options])
  const list = schemaAt(form.schema, path)
  const checked = useCheckedRows(field, pasted, list)
  const { atMost } = rowLimits(list)
  const tooMany = pasted.rows.length > atMost
  const wrong = checked?.faults.size ?? 0
  const isReady = checked !== null && wrong === 0 && checked.whole.length === 0 && !tooMany

  function change(next: string): void {
    setDropped(0)
    setUnreadable('')
    setOthers([])
    setText(next)
  }

  /** Removes incorrect rows from the text, too; only on request. */
  function dropWrong(): void {
    const correct = pasted.rows.filter((_, index) => !checked?.faults.has(index)).map(({ line }) => line.text)
    setDropped(wrong)
    setText([...(pasted.heading ? [pasted.heading.text] : []), ...correct].join('\n'))
  }

  async function openFile(file: File | undefined): Promise<void> {
    if (!file) return
    const sheet = await readSheetText(file)
    if (sheet === null) return setUnreadable(file.name)
    change(sheet.text)
    setOthers(sheet.others.filter((name) => name !== portal.text('engine.paste.choices')))
  }

  const rows = isReady ? pasted.rows.map(({ row }) => row) : null
  return { text, pasted, checked, wrong, dropped, others, unreadable, tooMany, atMost, rows, change, dropWrong, openFile }
}

/** The pasted rows, validated together with what the form contains. */
function useCheckedRows(field: FieldView, pasted: PastedRows, list: unknown): CheckedPaste | null {
  const { form, options, names, values } = useForm()
  const validate = useFormValidator()
  return useMemo((): CheckedPaste | null => {
    if (!validate || pasted.rows.length === 0) return null
    const tidy = tidyValues(form.fields, values.read())
    const whole = (filled: JsonObject) => validate(filled, names, { options })
    return checkPasted({ field, rows: pasted.rows, values: tidy, validate: whole, uniqueBy: uniqueByOf(list) })
  }, [validate, pasted, form, values, field, names, options, list])
}

function uniqueByOf(list: unknown): string | undefined {
  const { uniqueBy } = (list ?? {}) as { readonly uniqueBy?: unknown }
  return textOf(uniqueBy)
}

/** The form's validator, loaded on the first interaction with the form. */
function useFormValidator(): FormValidator | null {
  const { form } = useForm()
  const [validate, setValidator] = useState<FormValidator | null>(null)
  useEffect(() => {
    let current = true
    void import('../form-validator.ts')
      .then(({ loadFormValidator }) => loadFormValidator(form))
      .then((validator) => {
        if (current) setValidator(() => validator)
      })
    return () => {
      current = false
    }
  }, [form])
  return validate
}
