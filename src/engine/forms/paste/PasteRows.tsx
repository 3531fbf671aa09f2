import { type ReactNode, useId } from 'react'
import type { FieldView } from '#config'
import type { Json } from '#rules'
import { Dialog } from '../../antd/index.ts'
import { useForm } from '../../form-state/form-context.ts'
import type { FieldPath } from '../../form-state/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { saveBlob } from '../../parts/save-blob.ts'
import { usePortal } from '../../portal.ts'
import { PasteReport } from './PasteReport.tsx'
import { writeTemplate } from './sheet-files.ts'
import { type Paste, usePaste } from './use-paste.ts'
import './paste.css'

export interface PasteRowsProps {
  readonly field: FieldView
  readonly path: FieldPath
  /** Number of filled-in rows that would be replaced. */
  readonly count: number
  readonly onTake: (rows: readonly Json[]) => void
  readonly onClose: () => void
}

/** Pastes rows from a spreadsheet. Each row is validated as in the form, and none is accepted while one is invalid. */
export function PasteRows({ field, path, count, onTake, onClose }: PasteRowsProps): ReactNode {
  const portal = usePortal()
  const id = useId()
  const paste = usePaste(field, path)
  const { pasted, wrong, rows } = paste
  const fields = (field.fields ?? []).filter((one) => one.widget !== 'hidden')
  return (
    <Dialog open title={portal.text('engine.paste.title', { field: field.label })} width={860} onClose={onClose}>
      <div className="qs-paste">
        <p className="qs-hint">{portal.text('engine.paste.hint')}</p>
        <ol className="qs-paste-columns">
          {fields.map(({ name, label, required }) => (
            <li key={name} data-required={required ? '' : undefined}>
              {label}
            </li>
          ))}
        </ol>
        <label className="qs-label" htmlFor={`${id}-area`}>
          {portal.text('engine.paste.area')}
        </label>
        <textarea
          id={`${id}-area`}
          className="qs-control qs-paste-area"
          rows={7}
          spellCheck={false}
          value={paste.text}
          aria-describedby={`${id}-summary`}
          onChange={(event) => paste.change(event.target.value)}
        />
        <Files paste={paste} label={field.label} fields={fields} />
        <PasteReport paste={paste} id={`${id}-summary`} />
        {count > 0 ? <p className="qs-hint">{portal.text('engine.paste.replaces')}</p> : null}
        <div className="qs-dialog-actions">
          {wrong > 0 ? <Button onClick={paste.dropWrong}>{portal.text('engine.paste.drop', { count: wrong })}</Button> : null}
          <Button onClick={onClose}>{portal.text('engine.cancel')}</Button>
          <Button
            tone="primary"
            off={rows ? undefined : portal.text(pasted.rows.length === 0 ? 'engine.paste.nothing' : 'engine.paste.wrong', { count: wrong })}
            onClick={() => (rows ? onTake(rows) : undefined)}
          >
            {portal.text('engine.paste.take', { count: pasted.rows.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface FilesProps {
  readonly paste: Paste
  readonly label: string
  readonly fields: readonly FieldView[]
}

/** Opens a file instead of pasting, and offers an empty one to fill in. */
function Files({ paste, label, fields }: FilesProps): ReactNode {
  const portal = usePortal()
  const { options } = useForm()

  async function saveTemplate(): Promise<void> {
    const sheets = { rows: label, choices: portal.text('engine.paste.choices') }
    saveBlob(await writeTemplate({ fields, options, sheets }), `${label}.xlsx`)
  }

  return (
    <>
      <div className="qs-paste-files">
        <label className="qs-paste-file">
          <input
            type="file"
            accept=".xlsx,.csv,.tsv,.txt"
            onChange={(event) => {
              void paste.openFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <span className="qs-text-button">{portal.text('engine.paste.file')}</span>
        </label>
        <button type="button" className="qs-text-button" onClick={() => void saveTemplate()}>
          {portal.text('engine.paste.template')}
        </button>
      </div>
      {paste.unreadable === '' ? null : (
        <p className="qs-error" role="alert">
          {portal.text('engine.paste.unreadable', { file: paste.unreadable })}
        </p>
      )}
    </>
  )
}
