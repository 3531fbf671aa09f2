import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { FormView as Form, Option } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { focusFirstField } from '../antd/focus-first-field.ts'
import type { LiveAnswer } from '../context/page-context.ts'
import { FormContext, FormLiveContext, type RendererProps } from '../form-state/form-context.ts'
import { toFormNames } from '../form-state/form-names.ts'
import { loadable } from '../loadable.ts'
import { usePortal } from '../portal.ts'
import { preloadWidgets } from '../widgets/table.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { takeOverTyping } from './early-typing.ts'
import { preloadGrid } from './RowsFrame.tsx'
import { useFormControl } from './use-form-control.ts'
import './forms.css'

export interface FormViewProps {
  /** Unique on the page; prefix of all element ids. */
  readonly id: string
  readonly form: Form
  readonly options: Readonly<Record<string, readonly Option[]>>
  readonly values: JsonObject
  /** `pointer` is the edited field; without it the form computed the change. */
  readonly onChange: (values: JsonObject, pointer?: string) => void
  /** Receives the values to submit: validated, trimmed, with calculated fields. */
  readonly onSubmit: (values: JsonObject) => void
  readonly busy?: boolean
  readonly serverErrors?: readonly FieldError[]
  readonly submitLabel?: string | undefined
  readonly columns?: number | undefined
  readonly look: 'page' | 'bar' | 'dialog'
  /** Names that expressions read: session, today, limits. Missing ones come from the portal. */
  readonly scope?: Readonly<Record<string, unknown>>
  /** Rows that those of a grid are compared with, by field. */
  readonly compare?: JsonObject | undefined
  /** What the form's live operation has answered. */
  readonly live?: LiveAnswer
  /** Further buttons next to the submit button. */
  readonly actions?: ReactNode
  /** 'none': entries take effect at once. */
  readonly buttons?: 'none'
}

/** A renderer per engine in separate chunks: a page with searches loads no Formily, a booking no rjsf. */
const renderers = {
  rjsf: loadable<RendererProps>(async () => (await import('./rjsf/RjsfRenderer.tsx')).RjsfRenderer),
  formily: loadable<RendererProps>(async () =>
    // Resolved by the bundlers: no Formily on the server, and no server renderer in the browser.
    import.meta.env.SSR
      ? (await import('./static/StaticRenderer.tsx')).StaticRenderer
      : (await import('./formily/FormilyRenderer.tsx')).FormilyRenderer,
  ),
}

/** Loads the form's renderer and rare controls. The server awaits it before rendering, the browser before hydrating. */
export async function preloadForm({ renderer, fields }: Pick<Form, 'renderer' | 'fields'>): Promise<void> {
  const isGrid = fields.some(({ grid }) => grid)
  await Promise.all([renderers[renderer].preload(), preloadWidgets(fields), isGrid ? preloadGrid() : undefined])
}

const noErrors: readonly FieldError[] = []

/** A form. The document selects one of two renderers; users see no difference. */
export function FormView(props: FormViewProps): ReactNode {
  const {
    id,
    form,
    options,
    values,
    busy = false,
    submitLabel,
    columns,
    look,
    scope,
    actions,
    buttons,
    compare,
    live,
    serverErrors = noErrors,
  } = props
  const portal = usePortal()
  const names = useMemo(() => toFormNames(scope, portal), [scope, portal])
  const control = useFormControl({ ...props, names, busy, serverErrors })
  const { store, onLeave, values: filledIn, validateFields, fill } = control
  const context = useMemo(
    () => ({ form, id, options, names, store, look, columns, compare, disabled: busy, values: filledIn, validateFields, fill, onLeave }),
    [form, id, options, names, store, look, columns, compare, busy, filledIn, validateFields, fill, onLeave],
  )
  const Renderer = renderers[form.renderer].Part
  return (
    <FormContext value={context}>
      <form
        id={id}
        className="qs-form"
        data-look={look}
        data-renderer={form.renderer}
        noValidate
        aria-label={form.label}
        aria-busy={busy || undefined}
        ref={control.element}
        onSubmit={control.onSubmit}
        onFocus={control.onFocus}
      >
        {look === 'page' ? <ErrorSummary visible={control.tried} /> : null}
        <div className="qs-form-fields">
          <Suspense fallback={<FormSkeleton form={form} />}>
            <FormLiveContext value={live}>
              <Renderer form={form} values={values} onChange={control.onChange} />
            </FormLiveContext>
            <OnceDrawn id={form.id} form={control.element} focus={look === 'dialog'} />
          </Suspense>
        </div>
        {control.failure ? (
          <p className="qs-form-failure" role="alert">
            {portal.text('engine.form.judgeFailed')}
          </p>
        ) : null}
        {buttons === 'none' ? null : (
          <div className="qs-form-actions">
            {actions}
            <button type="submit" className="qs-button" data-tone="primary" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
              <span>{submitLabel ?? form.submit ?? portal.text('engine.form.submit')}</span>
            </button>
          </div>
        )}
      </form>
    </FormContext>
  )
}

interface OnceDrawnProps {
  readonly id: string
  readonly form: RefObject<HTMLElement | null>
  readonly focus: boolean
}

/** The renderer may load after the dialog has opened; on a server-rendered page its fields become interactive with it. */
function OnceDrawn({ id, form, focus }: OnceDrawnProps): null {
  const retype = useRef<(() => void) | null>(null)
  // Before the next drawing, in which React would replace the text.
  useLayoutEffect(() => {
    retype.current = form.current && takeOverTyping(form.current)
  }, [form])
  useEffect(() => {
    // User Timing, so that any tool can measure when a form handles its first key.
    performance.mark('quayside:interactive', { detail: { form: id } })
    if (focus) focusFirstField(form.current)
    // After other effects of the first render, such as restoring a draft.
    if (retype.current) setTimeout(retype.current)
  }, [id, form, focus])
  return null
}

/** Placeholder of a form while its engine loads, to avoid layout shifts. */
function FormSkeleton({ form }: { readonly form: Form }): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-form-skeleton" aria-busy="true">
      <span className="qs-only-spoken">{portal.text('engine.form.loading')}</span>
      {form.layout.map((section) => (
        <div key={section.id} className="qs-grid" style={{ ['--qs-columns' as string]: section.columns }}>
          {section.fields.map((place) => (
            <div key={place.id} className="qs-cell" style={{ ['--qs-span' as string]: place.span }}>
              <span />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
