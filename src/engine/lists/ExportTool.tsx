import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListPlan } from '#config'
import { Icon } from '../parts/Icon.tsx'
import { saveBlob } from '../parts/save-blob.ts'
import type { DataRequest } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'
import type { ColumnChoice } from './column-choice.ts'

export interface ExportToolProps {
  readonly list: ListPlan
  readonly request: DataRequest | null
  readonly choice: ColumnChoice
}

interface Going {
  readonly rows: number
  /** Unknown until the first chunk arrives. */
  readonly total: number | undefined
}

/** Downloads the filtered rows as an Excel file; shows progress and can be cancelled. */
export function ExportTool({ list, request, choice }: ExportToolProps): ReactNode {
  const portal = usePortal()
  const [going, setGoing] = useState<Going | null>(null)
  const abort = useRef<AbortController>(null)
  // The user left the page and no longer needs the file.
  useEffect(() => () => abort.current?.abort(), [])

  async function run(): Promise<void> {
    if (!request) return
    const { page: _page, pageSize: _size, ...query } = request.input
    abort.current = new AbortController()
    setGoing({ rows: 0, total: undefined })
    let written = 0
    const answer = await portal.download(
      'export-list',
      { list: list.id, query, columns: choice.columns.map(({ id }) => id), progress: true },
      {
        signal: abort.current.signal,
        onRows: (done, count) => {
          written = done
          setGoing({ rows: done, total: count })
        },
      },
    )
    setGoing(null)
    if (answer.ok) {
      saveBlob(answer.value.blob, answer.value.name)
      portal.notify('good', portal.text('engine.export.done', { count: written }))
    } else if (answer.aborted) portal.notify('plain', portal.text('engine.export.cancelled'))
  }

  if (!portal.session.signedIn) return null
  if (!going)
    return (
      <button type="button" className="qs-text-button" onClick={() => void run()}>
        <Icon name="download" />
        {portal.text('engine.export')}
      </button>
    )
  const { rows, total } = going
  return (
    <div className="qs-export">
      <span role="status">
        {total === undefined ? portal.text('engine.export.preparing') : portal.text('engine.export.progress', { rows, total })}
      </span>
      <progress max={total ?? 1} value={total === undefined ? undefined : rows} aria-label={portal.text('engine.export')} />
      <button type="button" className="qs-text-button" onClick={() => abort.current?.abort()}>
        {portal.text('engine.export.cancel')}
      </button>
    </div>
  )
}
