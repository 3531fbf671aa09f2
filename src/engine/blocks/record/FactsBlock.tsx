import { type ReactNode, Suspense, useState } from 'react'
import type { ActionPlan, FactGroup } from '#config'
import type { FactsPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { useAction, useMoves } from '../../actions/use-action.ts'
import { usePage } from '../../context/page-context.ts'
import { lazyPart } from '../../lazy-part.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { SubHeading } from '../../parts/SubHeading.tsx'
import { isMet, resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import { fieldsInside } from '../../plan/submit-input.ts'
import { type Answer, usePortal } from '../../portal.ts'
import { FieldGroupView } from './DetailBlock.tsx'
import './facts.css'

// Most users only read.
const ActionDialog = lazyPart(async () => ({ default: (await import('../../actions/ActionDialog.tsx')).ActionDialog }))

/** Details of a record by group, each with an edit form for users who may change them. */
export function FactsBlock({ block }: { readonly block: FactsPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const moves = useMoves(block.life, scope.record)
  const row = resultOf(block.of, scope)
  if (isAbsent(row)) return null
  const groups = block.groupsOf[String(resultOf(block.factsOf, scope))] ?? []
  const { edit } = block
  const mayEdit = edit !== undefined && isMet(edit.visible, scope) && (edit.event === undefined || moves?.[edit.event]?.allowed === true)
  const visibleGroups = groups.filter((group) => mayEdit || isFilled(group, row))
  if (visibleGroups.length === 0) return null
  return (
    <section className="qs-facts-block">
      <BlockHead label={block.label} />
      {visibleGroups.map((group) => (
        <div key={group.form} className="qs-fact-group">
          <div className="qs-fact-head">
            <SubHeading>{group.label}</SubHeading>
            {mayEdit ? (
              <EditGroup edit={edit} group={group} row={withoutNames(row as JsonObject, resultOf(block.unconfirmed, scope))} />
            ) : null}
          </div>
          {isFilled(group, row) ? (
            group.groups.map(({ id, fields }) => (
              <FieldGroupView key={id} label={undefined} fields={fields} row={row} columns={block.columns ?? 3} />
            ))
          ) : (
            <p className="qs-quiet">{block.empty ?? portal.text('engine.facts.none')}</p>
          )}
        </div>
      ))}
    </section>
  )
}

interface EditGroupProps {
  readonly edit: ActionPlan
  readonly group: FactGroup
  readonly row: JsonObject
}

/** The form starts with the current values and sends the whole group, so that a value can also be removed. */
function EditGroup({ edit, group, row }: EditGroupProps): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [open, setOpen] = useState(false)
  const action: ActionPlan = { ...edit, id: `${edit.id}-${group.form}`, form: group.form, values: 'facts' }
  const { busy, run } = useAction(action, scope)

  async function save(facts: JsonObject = {}): Promise<Answer | null> {
    const answer = await run({ group: group.form, facts })
    if (!answer || answer.ok) return answer
    return { ...answer, error: { ...answer.error, fields: fieldsInside(answer.error.fields, 'facts') } }
  }

  return (
    <>
      <button
        type="button"
        className="qs-text-button"
        aria-label={portal.text('engine.facts.editGroup', { group: group.label })}
        onClick={() => setOpen(true)}
      >
        {edit.label}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ActionDialog action={action} scope={{ ...scope, facts: row }} busy={busy} run={save} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function withoutNames(row: JsonObject, names: unknown): JsonObject {
  if (!Array.isArray(names)) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function isFilled({ groups }: FactGroup, row: unknown): boolean {
  return groups.some(({ fields }) => fields.some((field) => !isAbsent(readField(row, field.field))))
}
