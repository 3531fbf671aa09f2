import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { CalculatorPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { Blocks } from '../../context/Blocks.tsx'
import { Placeholder } from '../../context/Placeholder.tsx'
import { PageContextProvider, usePage } from '../../context/page-context.ts'
import { hrefWithQuery } from '../../context/use-link.ts'
import { FormView } from '../../forms/index.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { calculatorDefaults } from '../../plan/plan-page.ts'
import { searchQuery, searchValues } from '../../plan/search-values.ts'
import { type PortalLocation, usePortal } from '../../portal.ts'
import { useLive } from './use-live.ts'
import './calculator.css'

/** Delay before the address is updated: browsers limit how often it may change. */
const restMs = 400

/** A form without a button: its operation is called as the values change, and the address keeps them. */
export function CalculatorBlock({ block }: { readonly block: CalculatorPlan }): ReactNode {
  const portal = usePortal()
  const page = usePage()
  const { bundle, scope } = page
  const form = bundle.forms[block.form]
  const { location } = portal
  const addressed = form ? searchValues(form, location.query) : {}
  const key = JSON.stringify(addressed)
  const initial = calculatorDefaults(block, form, scope)
  const [values, setValues] = useState<JsonObject>({ ...initial, ...addressed })
  const written = useRef(key)
  const start = JSON.stringify(initial)
  const started = useRef(start)
  const id = useId()
  const live = useLive(block.live, values, scope)
  const context = useMemo(
    () => ({
      ...page,
      live: live.answer,
      scope: { ...scope, form: values, ...(live.answer.value === undefined ? {} : { live: live.answer.value }) },
    }),
    [page, scope, live.answer, values],
  )
  const restart = useEffectEvent(() => setValues({ ...initial, ...addressed }))
  // The back button, or a link on the page, has changed the address.
  useEffect(() => {
    if (written.current === key) return
    written.current = key
    restart()
  }, [key])
  // Another choice on the page has changed the initial values.
  useEffect(() => {
    if (started.current === start) return
    started.current = start
    restart()
  }, [start])
  // Typed values replace the previous ones in the address.
  const write = useEffectEvent((typed: JsonObject, { path, query }: PortalLocation) => {
    if (!form) return
    const next = searchQuery(form, query, typed)
    const held = JSON.stringify(searchValues(form, next))
    if (held === written.current || isUntouched(typed, initial, addressed)) return
    written.current = held
    portal.navigate(hrefWithQuery(path, next), { replace: true, keepScroll: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => write(values, location), restMs)
    return () => clearTimeout(timer)
  }, [values, location])
  if (!form)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.form, page: bundle.page.id })} detail={block.id} />
  return (
    <div className="qs-calculator">
      <div className="qs-calculator-form">
        <BlockHead label={block.label} />
        <FormView
          id={`calculator-${block.id}`}
          form={form}
          options={bundle.options}
          values={values}
          onChange={(next: JsonObject) => setValues(next)}
          onSubmit={() => void live.settle()}
          look="page"
          buttons="none"
          scope={scope}
        />
      </div>
      <div className="qs-calculator-result" id={id}>
        <PageContextProvider value={context}>
          <Blocks blocks={block.blocks} />
        </PageContextProvider>
      </div>
    </div>
  )
}

/** Without a request or entries, the address stays as short as it was. */
function isUntouched(values: JsonObject, initial: JsonObject, asked: JsonObject): boolean {
  return Object.keys(asked).length === 0 && JSON.stringify(values) === JSON.stringify(initial)
}
