import type { BrowserContext } from 'playwright'
import type { BrandPlan } from '#config'

/** A hidden difference planted between the portal and one browser. */
export interface Plant {
  readonly what: string
  readonly form: string
  readonly where: 'validators' | 'page'
  readonly from: RegExp
  readonly to: string
  readonly field: string
  /** The smallest set of names with which the two sides differ. */
  readonly names: readonly string[]
}

export const plants: readonly Plant[] = [
  {
    what: 'a length that is one longer',
    form: 'sea-booking',
    where: 'validators',
    from: /(?<length>func\d+\(data\d+\) > )10\)/,
    to: '$<length>11)',
    field: '/contact',
    names: ['contact'],
  },
  {
    what: 'a bound that becomes inclusive',
    form: 'report-payment',
    where: 'validators',
    from: /R\.decimal\.above\b/,
    to: 'R.decimal.atLeast',
    field: '/amount',
    names: ['amount'],
  },
  {
    what: 'a reversed condition on two fields',
    form: 'sea-booking',
    where: 'page',
    from: /form\.pol != form\.pod/,
    to: 'form.pol == form.pod',
    field: '/pod',
    names: ['pod', 'pol'],
  },
]

/** Serves the browser the altered text instead of the portal's. */
export async function plant(context: BrowserContext, brand: BrandPlan, language: string, { form, where, from, to }: Plant): Promise<void> {
  const isPage = where === 'page'
  const text = isPage ? JSON.stringify(brand.pages[language]?.[form]) : (brand.validators[form] ?? '')
  const altered = text.replace(from, to)
  if (altered === text) throw new Error(`The ${where} of ${form} lack the text to alter`)
  const contentType = isPage ? 'application/json; charset=utf-8' : 'text/javascript; charset=utf-8'
  await context.route(isPage ? `**/pages/${form}.json` : `**/validators/${form}.js`, (route) =>
    route.fulfill({ contentType, body: altered }),
  )
}

/** Serves the page the server's validators of calls, which the portal itself does not serve. */
export async function serveCallValidators(context: BrowserContext, brand: BrandPlan, pattern: string): Promise<void> {
  const validators = Object.entries(brand.serverValidators).map(([name, text]) => `${JSON.stringify(name)}: (${text})(R)`)
  const body = `export default (R) => ({ ${validators.join(',\n')} })`
  await context.route(`**${pattern}`, (route) => route.fulfill({ contentType: 'text/javascript; charset=utf-8', body }))
}
