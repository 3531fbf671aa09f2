import { type ReactNode, useState } from 'react'
import type { ComparePlan } from '#generated/blocks.ts'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { Skeleton } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { hrefWithQuery } from '../../context/use-link.ts'
import { useOperation } from '../../context/use-operation.ts'
import { HiddenValue } from '../../display/HiddenValue.tsx'
import { Value } from '../../display/Value.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { type ComparedLine, compareRows } from '../../plan/compare-rows.ts'
import { answerOf } from '../../plan/list-state.ts'
import { blockRequest } from '../../plan/plan-page.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './compare.css'

/** Rows side by side. Differences are marked by more than just colour; equal lines can be hidden. */
export function CompareBlock({ block }: { readonly block: ComparePlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const { value, refusal, loading, refresh } = useOperation(blockRequest(block, scope, portal.shell), { keepPrevious: true })
  const rows = answerOf(value)?.rows
  return (
    <section className="qs-compare-block" aria-busy={loading || undefined}>
      <BlockHead label={block.label} />
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={refresh} />
      ) : rows && rows.length > 0 ? (
        <Comparison block={block} rows={rows} isStale={loading} />
      ) : loading ? (
        <div role="status" aria-label={portal.text('engine.loading')}>
          <Skeleton lines={8} />
        </div>
      ) : (
        <div className="qs-list-empty">
          <p className="qs-list-empty-label">{block.empty}</p>
          {block.emptyHint ? <p>{block.emptyHint}</p> : null}
        </div>
      )}
    </section>
  )
}

interface ComparisonProps {
  readonly block: ComparePlan
  readonly rows: readonly unknown[]
  readonly isStale: boolean
}

function Comparison({ block, rows, isStale }: ComparisonProps): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const groups = compareRows(block.groups, rows, bundle.options)
  const width = rows.length + 1
  return (
    <>
      {rows.length > 1 ? (
        <label className="qs-compare-only">
          <input type="checkbox" checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)} />
          {portal.text('engine.compare.onlyDifferent')}
        </label>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className="qs-compare-frame" tabIndex={0} aria-label={block.label ?? bundle.page.label}>
        <table className="qs-compare" data-stale={isStale ? '' : undefined} style={{ ['--qs-rows' as string]: rows.length }}>
          <caption className="qs-only-spoken">{block.label ?? bundle.page.label}</caption>
          <thead>
            <tr>
              <td className="qs-compare-corner" />
              {rows.map((row) => (
                <th key={String(readField(row, block.rowKey))} scope="col">
                  <OfferHead block={block} row={row} isAlone={rows.length === 1} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => {
            const lines = onlyDifferent ? group.lines.filter(({ differs }) => differs) : group.lines
            if (lines.length === 0) return null
            return (
              <tbody key={group.id}>
                {group.label ? (
                  <tr className="qs-compare-group">
                    <th colSpan={width} scope="rowgroup">
                      <span>{group.label}</span>
                    </th>
                  </tr>
                ) : null}
                {lines.map((line) => (
                  <CompareLine key={line.id} line={line} rows={rows} block={block} />
                ))}
              </tbody>
            )
          })}
          {block.actions?.length ? (
            <tfoot>
              <tr>
                <td className="qs-compare-corner" />
                {rows.map((row) => (
                  <td key={String(readField(row, block.rowKey))}>
                    <span className="qs-compare-actions">
                      {block.actions?.map((action) => (
                        <ActionButton key={action.id} action={action} scope={{ ...scope, row }} small />
                      ))}
                    </span>
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </section>
    </>
  )
}

function OfferHead({ block, row, isAlone }: { readonly block: ComparePlan; readonly row: unknown; readonly isAlone: boolean }): ReactNode {
  const portal = usePortal()
  const { path, query } = portal.location
  const key = String(readField(row, block.rowKey))
  const name = block.query
  const others = (name === undefined ? '' : (query[name] ?? '')).split(',').filter((one) => one !== key && one !== '')
  const without = name === undefined || isAlone ? undefined : hrefWithQuery(path, { ...query, [name]: others.join(',') })
  return (
    <>
      <span className="qs-compare-name">
        <Value column={block.name} row={row} />
      </span>
      <span className="qs-compare-marks">
        {(block.marks ?? []).map((mark) =>
          readField(row, mark.field) === true ? <Value key={mark.id} column={{ ...mark, display: 'mark' }} row={row} /> : null,
        )}
      </span>
      {without === undefined ? null : (
        <button type="button" className="qs-text-button" onClick={() => portal.navigate(without, { keepScroll: true })}>
          {portal.text('engine.compare.remove')}
        </button>
      )}
    </>
  )
}

interface CompareLineProps {
  readonly line: ComparedLine
  readonly rows: readonly unknown[]
  readonly block: ComparePlan
}

function CompareLine({ line: { label, column, cells, differs }, rows, block }: CompareLineProps): ReactNode {
  const portal = usePortal()
  return (
    <tr data-differs={differs ? '' : undefined} data-display={column.display}>
      <th scope="row">
        {label}
        {differs ? (
          <span className="qs-compare-differs" title={portal.text('engine.compare.differs')}>
            <span aria-hidden="true">≠</span>
            <span className="qs-only-spoken">{portal.text('engine.compare.differs')}</span>
          </span>
        ) : null}
      </th>
      {cells.map((cell, index) => (
        <td key={String(readField(rows[index], block.rowKey))}>
          <CompareCell column={column} cell={cell} row={rows[index]} missing={block.missing} />
        </td>
      ))}
    </tr>
  )
}

interface CompareCellProps {
  readonly column: ComparePlan['name']
  readonly cell: unknown
  readonly row: unknown
  readonly missing: string | undefined
}

/** A value, the reason it is hidden, or why there is none. */
function CompareCell({ column, cell, row, missing }: CompareCellProps): ReactNode {
  if (isAbsent(readField(cell, column.field)) && column.display === 'money') {
    const hidden = readField(row, column.hidden)
    if (typeof hidden === 'string') return <HiddenValue reason={hidden} column={column} label={column.label} />
    const why = readField(row, missing)
    if (typeof why === 'string') {
      return (
        <span className="qs-compare-missing">
          <Icon name="info" />
          {why}
        </span>
      )
    }
  }
  return <Value column={column} row={cell} />
}
