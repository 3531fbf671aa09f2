import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import type { DetailPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { type Cell, cellsOf } from '../../display/cells.ts'
import { HiddenValue } from '../../display/HiddenValue.tsx'
import { Value } from '../../display/Value.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { SubHeading } from '../../parts/SubHeading.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import './detail.css'

/** Fields of one object, in groups; empty fields are omitted. */
export function DetailBlock({ block }: { readonly block: DetailPlan }): ReactNode {
  const { scope } = usePage()
  const row = resultOf(block.of, scope)
  if (isAbsent(row)) return null
  const groups = block.formOf === undefined ? block.groups : block.groupsOf?.[String(resultOf(block.formOf, scope))]
  return (
    <div className="qs-detail">
      <BlockHead label={block.label} />
      {(groups ?? []).map((group) => (
        <FieldGroupView
          key={group.id}
          label={group.label}
          fields={group.fields}
          row={row}
          columns={block.columns ?? 3}
          isNamed={block.label !== undefined}
        />
      ))}
    </div>
  )
}

export interface FieldGroupViewProps {
  readonly label: string | undefined
  readonly fields: readonly ColumnPlan[]
  readonly row: unknown
  readonly columns: number
  /** A table with its own heading needs no label. */
  readonly isNamed?: boolean
}

export function FieldGroupView({ label, fields, row, columns, isNamed = false }: FieldGroupViewProps): ReactNode {
  const filledFields = fields.filter((field) => !isAbsent(readField(row, field.field)) || !isAbsent(readField(row, field.hidden)))
  if (filledFields.length === 0) return null
  return (
    <div className="qs-detail-group">
      {label ? <SubHeading>{label}</SubHeading> : null}
      <FieldList
        fields={filledFields}
        row={row}
        columns={columns}
        isNamed={isNamed && fields.length === 1 && fields[0]?.display === 'table'}
      />
    </div>
  )
}

/** Labels and values of a row, laid out in columns. */
export function FieldList({ fields, row, columns, isNamed = false }: Omit<FieldGroupViewProps, 'label'>): ReactNode {
  return (
    <dl className="qs-fields" data-columns={columns}>
      {cellsOf(fields, row).map((cell) => (
        <Field key={cell.column.id} cell={cell} label={labelsOf(cell, fields)} row={row} isNamed={isNamed} />
      ))}
    </dl>
  )
}

interface FieldProps {
  readonly cell: Cell
  readonly label: string
  readonly row: unknown
  readonly isNamed: boolean
}

function Field({ cell: { column, hidden }, label, row, isNamed }: FieldProps): ReactNode {
  return (
    <div data-display={column.display} data-long={isLong(readField(row, column.field)) ? '' : undefined}>
      <dt className={isNamed ? 'qs-only-spoken' : undefined}>{label}</dt>
      <dd>{hidden ? <HiddenValue reason={hidden} column={column} label={undefined} /> : <Value column={column} row={row} />}</dd>
    </div>
  )
}

/** Fields hidden for the same reason share one cell. */
function labelsOf({ column, span }: Cell, fields: readonly ColumnPlan[]): string {
  const first = fields.indexOf(column)
  return fields
    .slice(first, first + span)
    .map(({ label }) => label)
    .join(' / ')
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > 60
}
