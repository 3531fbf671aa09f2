import { Children, Fragment, type ReactNode } from 'react'
import type { FieldView, FormSection } from '#config'
import { useFieldError, useForm } from '../form-state/form-context.ts'
import { elementId, type FieldPath, isInRow, placeOf } from '../form-state/paths.ts'
import { SubHeading } from '../parts/SubHeading.tsx'
import { usePortal } from '../portal.ts'
import { FieldLinks } from '../widgets/FieldLinks.tsx'
import { RequiredMark } from '../widgets/RequiredMark.tsx'
import { FieldPick } from './FieldPick.tsx'
import { isAlternative } from './required-fields.ts'

export interface FieldFrameProps {
  readonly field: FieldView
  readonly path: FieldPath
  readonly required: boolean
  readonly value: unknown
  readonly children: ReactNode
}

/** Controls with several elements: their label names the group, and does not point to one element. */
const grouped = new Set(['rows', 'radio', 'segmented', 'checkboxes', 'group', 'readonly'])
/** The counter is shown from this share of the maximum length. */
const counterFrom = 0.6

/** Around every control: label, unit, hint, counter, error. Used by both renderers for all fields. */
export function FieldFrame({ field, path, required, value, children }: FieldFrameProps): ReactNode {
  const portal = usePortal()
  const { id: formId, form, look } = useForm()
  const error = useFieldError(path)
  const id = elementId(formId, path)
  const inside = isInRow(path)
  const ownLabel = field.widget === 'checkbox' || field.widget === 'switch'
  const length = typeof value === 'string' ? [...value].length : 0
  const counts = field.maxLength !== undefined && field.maxLength >= 10 && length >= field.maxLength * counterFrom && !Array.isArray(value)
  const Label = grouped.has(field.widget) ? 'span' : 'label'
  const place = placeOf(form, path)
  const isOneOf = path.length === 1 && isAlternative(form, field.name)
  // In a search bar, fields share one line: a hint would break it.
  const hint = look === 'bar' ? undefined : field.hint
  return (
    <div
      className="qs-field"
      data-widget={field.widget}
      data-invalid={error ? '' : undefined}
      data-inside={inside ? '' : undefined}
      style={'span' in place ? { ['--qs-span' as string]: place.span } : { ['--qs-column' as string]: place.column }}
    >
      {ownLabel ? null : (
        <Label id={`${id}-label`} htmlFor={Label === 'label' ? id : undefined} className="qs-label">
          {field.label}
          {required ? <RequiredMark /> : isOneOf ? <span className="qs-one-of">{portal.text('engine.form.oneOf')}</span> : null}
        </Label>
      )}
      <div className="qs-control-line">
        {children}
        {ownLabel ? null : <FieldLinks links={field.links} />}
        {field.unit ? (
          <span className="qs-unit" id={`${id}-unit`}>
            {field.unit}
          </span>
        ) : null}
      </div>
      <div className="qs-field-foot">
        {field.pick && look !== 'bar' ? <FieldPick pick={field.pick} path={path} /> : null}
        {hint && !error ? (
          <p className="qs-hint" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
        <p className="qs-error" id={`${id}-error`} hidden={!error}>
          {error ? portal.text(error.id, error.params) : null}
        </p>
        {counts ? (
          <p className="qs-counter qs-figures" data-over={length > (field.maxLength ?? 0) ? '' : undefined}>
            <span className="qs-only-spoken">{portal.text('engine.form.counter')}</span>
            {length} / {field.maxLength}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Ids of the elements that describe a control, in reading order. */
export function describedBy(id: string, field: FieldView, look: string, invalid: boolean): string | undefined {
  const parts = [field.unit ? `${id}-unit` : '', invalid ? `${id}-error` : field.hint && look !== 'bar' ? `${id}-hint` : '']
  return parts.filter(Boolean).join(' ') || undefined
}

/** Shown instead of a field's control when one of its rules cannot be evaluated. */
export function RuleFailure({ reason }: { readonly reason: string }): ReactNode {
  const portal = usePortal()
  return (
    <p className="qs-unknown" role="alert">
      {portal.text('engine.widget.failed', { reason })}
    </p>
  )
}

/** Fields grouped under one label, such as those of an address. */
export function GroupFrame({ field, children }: { readonly field: FieldView; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className="qs-group">
      <legend>{field.label}</legend>
      {field.hint ? <p className="qs-hint">{field.hint}</p> : null}
      <div className="qs-grid" style={{ ['--qs-columns' as string]: 2 }}>
        {children}
      </div>
    </fieldset>
  )
}

export interface FormSectionProps {
  readonly section: FormSection
  readonly columns?: number | undefined
  readonly children: ReactNode
}

/** React copies all siblings of what it redraws: a key in one of 300 fields would copy the other 299. */
const groupSize = 20

function inGroups(fields: ReactNode): ReactNode {
  const all = Children.toArray(fields)
  if (all.length <= groupSize) return fields
  const groups: ReactNode[] = []
  for (let from = 0; from < all.length; from += groupSize) groups.push(<Fragment key={from}>{all.slice(from, from + groupSize)}</Fragment>)
  return groups
}

/** A section of a form with its heading, and its fields on a grid. */
export function FormSectionView({ section, columns, children }: FormSectionProps): ReactNode {
  const { id } = useForm()
  const headId = `${id}-section-${section.id}`
  return (
    <section className="qs-section" aria-labelledby={section.label ? headId : undefined}>
      {section.label ? (
        <header>
          <SubHeading id={headId}>{section.label}</SubHeading>
          {section.hint ? <p className="qs-hint">{section.hint}</p> : null}
        </header>
      ) : null}
      <div className="qs-grid" style={{ ['--qs-columns' as string]: columns ?? section.columns }}>
        {inGroups(children)}
      </div>
    </section>
  )
}
