import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ColumnPlan, ListPlan } from '#config'
import { useOperation } from '../context/use-operation.ts'
import { answerOf, scrollPageSize } from '../plan/list-state.ts'
import { type DataRequest, dataKey } from '../plan/plan-page.ts'
import { readField } from '../plan/read.ts'
import type { Scope } from '../portal.ts'
import { asRows, ListRow, SkeletonRow } from './ListRow.tsx'
import { useWindow } from './use-window.ts'
import { groupSize, groupsOf } from './window-groups.ts'

export interface ScrollRowsProps {
  readonly list: ListPlan
  readonly columns: readonly ColumnPlan[]
  readonly scope: Scope
  readonly width: number
  /** The request for the first page. */
  readonly request: DataRequest
  /** Rows for continuous scrolling. */
  readonly total: number
  readonly frame: RefObject<HTMLElement | null>
}

/** Thousands of rows, of which only those near the window are rendered; pages are loaded when they come near. */
export function ScrollRows({ total, frame, ...rows }: ScrollRowsProps): ReactNode {
  const groups = groupsOf(total)
  const { first, end, above, below, measure } = useWindow(frame, groups)
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  return (
    <>
      <Room height={above} />
      {drawn.map((group) => (
        <RowGroup key={group} {...rows} group={group} count={Math.min(groupSize, total - group * groupSize)} measure={measure} />
      ))}
      <Room height={below} />
    </>
  )
}

function Room({ height }: { readonly height: number }): ReactNode {
  return height > 0 ? (
    <tbody aria-hidden="true" className="qs-scroll-room">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  ) : null
}

interface RowGroupProps extends Omit<ScrollRowsProps, 'total' | 'frame'> {
  readonly group: number
  readonly count: number
  readonly measure: (group: number, height: number) => void
}

const RowGroup = memo(function MeasuredGroup({ list, columns, scope, width, request, group, count, measure }: RowGroupProps): ReactNode {
  const start = group * groupSize
  const page = Math.floor(start / scrollPageSize) + 1
  const input = { ...request.input, page }
  const { value } = useOperation({ key: dataKey(request.operation, input), operation: request.operation, input })
  const from = start - (page - 1) * scrollPageSize
  const rows = answerOf(value)?.rows.slice(from, from + count)
  const body = useRef<HTMLTableSectionElement>(null)
  const isWhole = rows !== undefined
  useEffect(() => {
    if (!isWhole || !body.current) return
    const element = body.current
    // It also reports the first height, after layout: reading it here would cause a second layout in a frame.
    const observer = new ResizeObserver((entries) => measure(group, entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [group, isWhole, measure])
  return (
    <tbody {...asRows} ref={body}>
      {rows
        ? rows.map((row, at) => (
            <ListRow
              key={String(readField(row, list.rowKey))}
              list={list}
              columns={columns}
              row={row}
              scope={scope}
              width={width}
              index={start + at + 2}
            />
          ))
        : Array.from({ length: count }, (_, at) => <SkeletonRow key={`waiting-${String(at)}`} columns={columns} width={width} />)}
    </tbody>
  )
})
