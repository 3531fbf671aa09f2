/** The browser's side: validation and texts of the open page, under the policy it was served with. */
import type { Page } from 'playwright'
import type { FormRules } from '#rules'
import type { Names } from './verdicts.ts'

/** Source of the validators in the page: a form in a part of the release, or the validators of calls. */
export type PageSubject = { readonly form: string; readonly part: string } | { readonly rules: FormRules; readonly validatorUrl: string }

interface PagePortal {
  readonly text: (id: string, params: object) => string
  readonly shell: { readonly release: string; readonly language: string; readonly limits: object }
}

interface ParityPage {
  /** Not an import statement, which the test tool would rewrite. */
  importModule(url: string): Promise<{
    loadFormValidator(
      form: object,
    ): Promise<(values: object, names: object, compared: object) => { errors: { id: string; params: object }[] }>
  }>
  portal: PagePortal
}

/** Finds the app's portal object, and returns its release and language. */
export async function enterPage(page: Page): Promise<{ readonly release: string; readonly language: string }> {
  await page.evaluate('globalThis.importModule = (url) => import(url)')
  return await page.evaluate(() => {
    const parity = globalThis as typeof globalThis & ParityPage
    // React stores its tree at the root element; the portal is the value of one of its contexts.
    interface Fiber {
      readonly memoizedProps: { readonly value?: PagePortal } | null
      readonly child: Fiber | null
      readonly sibling: Fiber | null
      readonly stateNode: { readonly current: Fiber }
    }
    const root = document.getElementById('root') as HTMLElement & Record<string, Fiber>
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const pending: (Fiber | null | undefined)[] = [root[key]?.stateNode.current]
    while (pending.length > 0) {
      const fiber = pending.pop()
      if (!fiber) continue
      const value = fiber.memoizedProps?.value
      if (typeof value === 'object' && value !== null && 'shell' in value && typeof value.text === 'function') {
        parity.portal = value
        return { release: value.shell.release, language: value.shell.language }
      }
      pending.push(fiber.sibling, fiber.child)
    }
    throw new Error('The page has no portal')
  })
}

/** The verdicts of all inputs, each as JSON, in one call. */
export async function validateInPage(
  page: Page,
  checkUrl: string,
  subject: PageSubject,
  inputs: readonly string[],
  names: Names,
): Promise<readonly string[]> {
  return await page.evaluate(
    async ({ checkUrl: url, given, inputs: texts }) => {
      const { subject: pageSubject, names: subjectNames } = JSON.parse(given) as { subject: PageSubject; names: Names }
      const { importModule, portal } = globalThis as typeof globalThis & ParityPage
      const { loadFormValidator } = await importModule(url)
      const form = 'part' in pageSubject ? await readForm(pageSubject.part, pageSubject.form) : { id: 'call', ...pageSubject }
      const validator = await loadFormValidator(form)
      return texts.map((input) => {
        const validation = validator(JSON.parse(input) as object, { ...subjectNames, limits: portal.shell.limits }, { options: {} })
        const { values, undetermined, errors } = validation as typeof validation & { values: object; undetermined: string[] }
        return JSON.stringify({
          values,
          undetermined,
          errors: errors.map((error) => ({ ...error, words: portal.text(error.id, error.params) })),
        })
      })

      async function readForm(part: string, id: string): Promise<object> {
        const found = (await (await fetch(part)).json()) as { forms?: Record<string, object> }
        const view = found.forms?.[id]
        if (!view) throw new Error(`${part} has no form ${id}`)
        return view
      }
    },
    { checkUrl, given: JSON.stringify({ subject, names }), inputs },
  )
}
