/** The server must render a form exactly as the browser does first: hydration requires identical output. */
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { FormView, PageBundle, Shell } from '#config'
import { generateInputs, type JsonObject } from '#rules'
import { PageContextProvider } from '../../src/engine/context/page-context.ts'
import { createFormValues, FormContext, type FormContextValue, type RendererProps } from '../../src/engine/form-state/form-context.ts'
import { createFormStore } from '../../src/engine/form-state/form-store.ts'
import { preloadForm } from '../../src/engine/forms/FormView.tsx'
import { FormilyRenderer } from '../../src/engine/forms/formily/FormilyRenderer.tsx'
import { StaticRenderer } from '../../src/engine/forms/static/StaticRenderer.tsx'
import { PortalProvider } from '../../src/engine/portal.ts'
import { makePortal } from '../../src/engine/testing.ts'
import { shippedRelease } from '../support/documents.ts'
import { isWhole, sample, sampleNumber } from '../support/sample.ts'

const today = '2026-11-21'
const release = await shippedRelease()

interface Shown {
  readonly name: string
  readonly form: FormView
  readonly shell: Shell
  readonly bundle: PageBundle
}

/** Every form with rules between its fields on server-rendered pages, in every brand and language. */
const forms = Object.values(release.brands).flatMap((brand) =>
  Object.entries(brand.pages).flatMap(([language, pages]) =>
    Object.values(pages).flatMap((bundle): Shown[] => {
      const shell = brand.shells[language]
      if (!shell || bundle.page.render !== 'server') return []
      return Object.values(bundle.forms)
        .filter((form) => form.renderer === 'formily')
        .map((form) => ({ name: `${form.id} of ${brand.id} in ${language}`, form, shell, bundle }))
    }),
  ),
)

// As server and browser do before they draw: a control that is still loading suspends.
beforeAll(async () => {
  await Promise.all(forms.map(({ form }) => preloadForm(form)))
})

function draw(Renderer: ComponentType<RendererProps>, { form, shell, bundle }: Shown, values: JsonObject): string {
  const portal = makePortal({ language: shell.language, today, shell, href: () => '/' })
  const session = { ...portal.session }
  const context: FormContextValue = {
    form,
    id: 'form',
    options: bundle.options,
    names: { session, today, limits: shell.limits },
    store: createFormStore(),
    look: 'page',
    disabled: false,
    columns: undefined,
    compare: undefined,
    values: createFormValues(() => values).source,
    validateFields: () => Promise.resolve(null),
    fill: () => undefined,
    onLeave: () => {},
  }
  const drawn = createElement(Renderer, { form, values, onChange: () => {} })
  const page = { bundle, scope: {}, recordLoading: false, componentOf: () => undefined }
  const around = createElement(PageContextProvider, { value: page }, createElement(FormContext, { value: context }, drawn))
  return renderToString(createElement(PortalProvider, { value: portal }, around))
}

/** The default values, everything filled in, and a sample of the other inputs. */
function inputsOfToday({ form }: Shown): readonly JsonObject[] {
  const { schema, rules, defaults } = form
  const { inputs } = generateInputs({ schema, rules, defaults, today, validate: () => [] })
  const others = Array.from({ length: isWhole ? 10 : 2 }, (_, turn) => inputs[((sampleNumber + turn) * 7919) % inputs.length] ?? {})
  return [...inputs.slice(0, 2), ...others]
}

test.each(sample(forms, 12))('the server renders $name like the first render in the browser', (shown) => {
  for (const values of inputsOfToday(shown)) expect(draw(StaticRenderer, shown, values)).toBe(draw(FormilyRenderer, shown, values))
})
