import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import type { BarsPlan } from '#generated/blocks.ts'
import { ActionButton } from '../../actions/ActionButton.tsx'
import { usePage } from '../../context/page-context.ts'
import { HiddenValue } from '../../display/HiddenValue.tsx'
import { Value } from '../../display/Value.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { SubHeading } from '../../parts/SubHeading.tsx'
import { drawBars } from '../../plan/draw-bars.ts'
import { isMet, resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import { FieldList } from './DetailBlock.tsx'
import './bars.css'

/** Rows with a bar for each measure. Bars repeat the figures next to them, so they are hidden from screen readers. */
export function BarsBlock({ block }: { readonly block: BarsPlan }): ReactNode {
  const portal = usePortal()
  const { scope, live } = usePage()
  const rows = resultOf(block.of, scope)
  const refusal = live?.state === 'refused' ? live.refusal : undefined
  return (
    <section className="qs-bars" aria-busy={live?.state === 'loading'} data-state={live?.state}>
      <BlockHead label={block.label} />
      {refusal ? (
        <p className="qs-bars-refused" role="status">
          {refusal.message}
        </p>
      ) : Array.isArray(rows) && rows.length > 0 ? (
        <ul>
          {rows.map((row: unknown) => (
            <li key={String(readField(row, block.rowKey))}>
              <BarsRow block={block} row={row} rows={rows} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="qs-quiet">{live?.state === 'loading' ? portal.text('engine.loading') : block.idle}</p>
      )}
    </section>
  )
}

interface BarsRowProps {
  readonly block: BarsPlan
  readonly row: unknown
  readonly rows: readonly unknown[]
}

function BarsRow({ block, row, rows }: BarsRowProps): ReactNode {
  const { scope } = usePage()
  const inside = { ...scope, row }
  const marks = (block.marks ?? []).filter((mark) => readField(row, mark.field) === true)
  const facts = (block.facts ?? []).filter((fact) => !isAbsent(readField(row, fact.field)))
  const actions = (block.actions ?? []).filter((action) => isMet(action.visible, inside))
  return (
    <>
      <div className="qs-bars-head">
        <SubHeading>
          <Value column={block.name} row={row} />
        </SubHeading>
        <span className="qs-bars-marks">
          {marks.map((mark) => (
            <Value key={mark.id} column={{ ...mark, display: 'mark' }} row={row} />
          ))}
        </span>
        {actions.length > 0 ? (
          <span className="qs-bars-actions">
            {actions.map((action) => (
              <ActionButton key={action.id} action={action} scope={inside} small />
            ))}
          </span>
        ) : null}
      </div>
      <dl className="qs-bars-measures">
        {block.measures.map((measure) => (
          <Measure key={measure.id} measure={measure} row={row} rows={rows} highlight={block.highlight} />
        ))}
      </dl>
      {facts.length > 0 ? <FieldList fields={facts} row={row} columns={4} /> : null}
    </>
  )
}

interface MeasureProps {
  readonly measure: ColumnPlan
  readonly row: unknown
  readonly rows: readonly unknown[]
  readonly highlight: BarsPlan['highlight']
}

function Measure({ measure, row, rows, highlight }: MeasureProps): ReactNode {
  const bars = drawBars(
    rows.map((one) => readField(one, measure.field)),
    highlight,
  )
  const bar = bars[rows.indexOf(row)]
  const hidden = readField(row, measure.hidden)
  return (
    <div data-best={bar?.isBest ? '' : undefined}>
      <dt>{measure.label}</dt>
      <dd>
        {bar ? (
          <>
            <span className="qs-bars-figure">
              <Value column={measure} row={row} />
            </span>
            <span className="qs-bars-room" aria-hidden="true">
              <span style={{ inlineSize: `${bar.percent}%` }} />
            </span>
          </>
        ) : typeof hidden === 'string' ? (
          <HiddenValue reason={hidden} label={measure.label} column={measure} />
        ) : (
          <span className="qs-quiet">–</span>
        )}
      </dd>
    </div>
  )
}
