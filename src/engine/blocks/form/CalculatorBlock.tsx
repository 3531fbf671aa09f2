import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CalculatorPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { FormView } from '../../forms/index.ts'
import { Blocks } from '../../page/Blocks.tsx'
import { Placeholder } from '../../page/Placeholder.tsx'
import { PageContextProvider, usePage } from '../../page/page-context.ts'
import { hrefWithQuery } from '../../page/use-link.ts'
import { calculatorDefaults } from '../../plan/plan-page.ts'
import { searchQuery, searchValues } from '../../plan/search-values.ts'
import { usePortal } from '../../portal.ts'
import { BlockHead } from '../BlockHead.tsx'
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
  const { path, query } = portal.location
  const asked = form ? searchValues(form, query) : {}
  const key = JSON.stringify(asked)
  const initial = calculatorDefaults(block, form, scope)
  const [values, setValues] = useState<JsonObject>({ ...initial, ...asked })
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
  // The back button, or a link on the page, has changed the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new address
  useEffect(() => {
    if (written.current === key) return
    written.current = key
    setValues({ ...initial, ...asked })
  }, [key])
  // Another choice on the page has changed the initial values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new set of initial values
  useEffect(() => {
    if (started.current === start) return
    started.current = start
    setValues({ ...initial, ...asked })
  }, [start])
  // Typed values replace the previous ones in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for new values or a new address
  useEffect(() => {
    if (!form) return
    const timer = setTimeout(() => {
      const next = searchQuery(form, query, values)
      const held = JSON.stringify(searchValues(form, next))
      if (held === written.current || isUntouched(values, initial, asked)) return
      written.current = held
      portal.navigate(hrefWithQuery(path, next), { replace: true, keepScroll: true })
    }, restMs)
    return () => clearTimeout(timer)
  }, [values, portal.location])
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
