/** Unknown names: existing ones with one wrong letter, or made up. */
import { kind, misspell, type Splice, withFile, writeInside, writeName, writeValue } from './edits.ts'
import { beside, type EditKind, endOf, isOfField, startOf, type Token, type World } from './world.ts'

export const nameKinds: readonly EditKind[] = [
  named('unknown-dictionary', 'a dictionary', (token) => token.name === 'dictionary' && isNameOfList(token)),
  named('unknown-reference', 'reference rows', (token) => token.name === 'reference' && isNameOfList(token)),
  named('unknown-word', 'a field of the vocabulary', isNamedField),
  named('unknown-entity', 'an entity', (token) => token.name === 'entity' && token.value.type === 'string'),
  named('unknown-form', 'a form', (token) => token.name === 'form' && token.document.kind === 'page'),
  named('unknown-list', 'a list', (token) => token.name === 'list' && token.document.kind === 'page'),
  named(
    'unknown-operation',
    'an operation',
    (token) => token.name === 'operation' || (token.trail === 'source' && token.document.kind === 'list'),
  ),
  named('unknown-page', 'a page', (token) => (token.document.kind === 'routes' && token.name === 'page') || token.trail === 'home'),
  named('unknown-route-in-menu', 'a route of the menu', (token) => token.document.kind === 'brand' && token.name === 'route'),
  named(
    'unknown-route-in-link',
    'a route in a link',
    (token) => token.document.kind !== 'brand' && token.name === 'route' && token.value.type === 'string',
  ),
  kind(
    'unknown-route-in-redirect',
    'the route of a redirect',
    (token) => token.document.kind === 'routes' && token.name === 'page',
    (token, { random }) => {
      const route = String(beside(token, 'id')?.value.value)
      const slip = misspell(route, random, () => false)
      const at = startOf(token)
      if (slip === undefined) return undefined
      return {
        from: at,
        to: endOf(token.value),
        text: `"redirect": ${JSON.stringify(slip)}`,
        at: at + '"redirect": '.length,
        words: [slip],
        nearest: route,
      }
    },
  ),
  named('unknown-icon', 'an icon', (token) => token.name === 'icon' && token.value.type === 'string'),
  named('unknown-asset', 'an image', (token) => ['logo', 'favicon', 'image'].includes(token.name) && token.value.type === 'string'),
  named('unknown-policy', 'a row of the permission grid', (token) => token.name === 'policy' && token.value.type === 'string'),
  named('unknown-permission', 'the cell of a grid row', (token) => token.name === 'grid' && token.value.type === 'string'),
  names('unknown-role', 'a role of the permission grid', (token) => token.document.kind === 'grid' && /cells\/\w+$/.test(token.trail)),
  named('unknown-verdict', 'a result of the permission grid', (token) => token.document.kind === 'grid' && /cells\/\w+$/.test(token.trail)),
  named('unknown-event', 'an event of the state machine', (token) => token.name === 'event' && token.document.kind === 'page'),
  named(
    'unknown-text',
    'a shared text',
    (token) => token.name === 'text' && token.value.type === 'string' && /^[a-z]+\.[\w.-]+$/i.test(String(token.value.value)),
  ),
  named('unknown-message', 'the text of a check', (token) => /\/messages\/\w+$/.test(token.trail)),
  named('unknown-limit', 'a limit', (token) => token.name === '$limit'),
  kind('unknown-limit-in-text', 'a limit in a text', hasLimit, (token, world) => {
    const text = String(token.value.value)
    const [whole, name = ''] = /\{\$(\w+)\}/.exec(text) ?? ['']
    const slip = misspell(name, world.random, () => false)
    return slip === undefined ? undefined : writeInside(token, text.indexOf(whole) + 2, name.length, slip, { words: [slip], nearest: name })
  }),
  named(
    'unknown-currency',
    'a currency',
    (token) =>
      ['currency', 'baseCurrency'].includes(token.name) && /^[A-Z]{3}$/.test(String(token.value.value)) && token.document.kind !== 'demo',
  ),
  kind(
    'far-currency',
    'an unknown currency with no similar code',
    (token) => token.name === 'baseCurrency' || /lines\/\d+\/currency/.test(token.trail),
    (token) => writeValue(token, '"Taler"', { words: ['Taler'] }),
  ),
  named('unknown-port', 'a port', isPort),
  named('unknown-carrier', 'a carrier', isDefaultOf('carrier')),
  named('unknown-milestone', 'a milestone', (token) => /^milestones\/\d+\/milestone$/.test(token.trail)),
  named(
    'unknown-service',
    'a kind of service',
    (token) => token.name === 'service' && ['tariff', 'order-type'].includes(token.document.kind),
  ),
  names('unknown-box-type', 'a container type', (token) => /^lines\/\d+\/prices\/\w+$/.test(token.trail)),
  named('unknown-measure', 'a measure', (token) => token.name === 'measure'),
  named('unknown-route-group', 'a group of routes', (token) => /^routeGroups\/\d+$/.test(token.trail)),
  kind(
    'unknown-brand',
    'a brand to extend',
    (token) => token.trail === 'name' && token.document.kind === 'brand',
    (token) => ({
      from: token.key?.offset ?? 0,
      to: token.key?.offset ?? 0,
      text: '"extends": "nobody", ',
      at: (token.key?.offset ?? 0) + '"extends": '.length,
      words: ['nobody'],
    }),
  ),
  named(
    'unknown-field-in-layout',
    'a field of the layout',
    (token) => token.document.kind === 'form' && /^layout\/\d+\/fields\/\d+(?:\/(?:id|\d+))?$/.test(token.trail),
  ),
  kind(
    'unknown-field-in-column',
    'a field of a column misspelt',
    (token) => token.name === 'field' && ['list', 'page'].includes(token.document.kind) && !token.trail.endsWith('input/field'),
    (token, world) => misspeltField(token, world),
  ),
  named('unknown-second-field', 'the second field of a column', (token) => token.name === 'second'),
  named('unknown-required-field', 'a required field', (token) => /(?:^|\/)required\/\d+$/.test(token.trail)),
  named('unknown-unique-field', 'a field that identifies rows', (token) => token.name === 'uniqueBy'),
  named('unknown-row-key', 'the key of a row', (token) => token.trail === 'rowKey'),
  names('unknown-link-part', 'a part of a path', (token) => /(?:link|then)\/params\/\w+$/.test(token.trail)),
  names('unknown-input', 'an input of an operation', (token) => /\/input\/\w+$/.test(token.trail) && token.document.kind === 'page'),
  inExpression('unknown-name-in-expression', 'a name in an expression', /\b(?:form|row|record|query|limits)\.(\w+)/),
  inExpression('unknown-root-in-expression', 'the first name of a path in an expression', /\b(form|record|session|today)\b(?=\.|$)/),
  inExpression('unknown-function', 'a function', /\b(has|exists|size|dec|day|weekday|all|filter)\(/),
  inExpression('unknown-choice-in-expression', 'a choice in an expression', /\b(?:form|row|record)\.\w+ *[=!]= *'([\w-]+)'/),
  kind(
    'unknown-widget-option',
    'an unknown dictionary',
    (token) => token.name === 'dictionary' && isNameOfList(token),
    (token) => writeValue(token, '"galaxies"', { words: ['galaxies'] }),
  ),
  {
    id: 'unknown-overlay',
    what: 'a brand’s changes to a document that does not exist',
    sites: (world) => strayOverlays(world),
  },
]

function named(id: string, what: string, fits: (token: Token) => boolean): EditKind {
  return kind(id, `${what} misspelt`, fits, misspelt)
}

function names(id: string, what: string, fits: (token: Token) => boolean): EditKind {
  return kind(id, `${what} misspelt`, fits, (token, world) => {
    const slip = misspell(token.name, world.random, isTaken(world))
    return slip === undefined ? undefined : writeName(token, slip, { words: [slip], nearest: token.name })
  })
}

function misspelt(token: Token, world: World): Splice | undefined {
  // An item that is a list or an object holds names, and is none itself.
  if (token.value.type !== 'string') return undefined
  const name = String(token.value.value)
  const slip = misspell(name, world.random, isTaken(world))
  return slip === undefined ? undefined : writeValue(token, JSON.stringify(slip), { words: [slip], nearest: name })
}

/** Of a field within another one, the last name. */
function misspeltField(token: Token, world: World): Splice | undefined {
  const path = String(token.value.value)
  const start = path.lastIndexOf('.') + 1
  if (start === 0) return misspelt(token, world)
  const name = path.slice(start)
  const slip = misspell(name, world.random, isTaken(world))
  return slip === undefined ? undefined : writeInside(token, start, name.length, slip, { words: [slip], nearest: name })
}

/** The name matched by the pattern, in any expression. */
function inExpression(id: string, what: string, pattern: RegExp): EditKind {
  return kind(id, `${what} misspelt`, isExpression, (token, world) => {
    const text = String(token.value.value)
    const found = pattern.exec(text)
    const name = found?.[1]
    if (!found || name === undefined || JSON.stringify(text).length !== text.length + 2) return undefined
    const slip = misspell(name, world.random, isTaken(world))
    return slip === undefined
      ? undefined
      : writeInside(token, found.index + found[0].indexOf(name), name.length, slip, { words: [slip], nearest: name })
  })
}

const expressionNames = new Set(['visible', 'enabled', 'required', 'options', 'value', 'when', 'values', 'rule', 'of', 'warn', 'holds'])

export function isExpression({ name, value, trail, document }: Token): boolean {
  if (value.type !== 'string' || !/^(?:form|page|list)$/.test(document.kind)) return false
  const parent = trail.split('/').at(-2) ?? ''
  return expressionNames.has(name) || ['input', 'params', 'query', 'sendLive'].includes(parent)
}

const takenNames = new WeakMap<World, ReadonlySet<string>>()

/** Names that are valid somewhere: a simulated typing error must not produce one of them. */
function isTaken(world: World): (name: string) => boolean {
  const taken =
    takenNames.get(world) ??
    new Set(world.tokens.flatMap(({ name, value }) => [name, ...(typeof value.value === 'string' ? [value.value] : [])]))
  takenNames.set(world, taken)
  return (name) => taken.has(name)
}

function isNameOfList(token: Token): boolean {
  return token.value.type === 'string' && isOfField(token)
}

/** A word of the vocabulary, or a field that the document declares, in a list of fields. */
function isNamedField({ document, trail, value }: Token): boolean {
  const isNamed = /^(?:entity|form|operation)$/.test(document.kind) && document.brand === undefined
  return isNamed && value.type === 'string' && /^(?!layout\/)(?:.*\/)?fields\/\d+(?:\/word)?$/.test(trail)
}

function hasLimit({ value, name }: Token): boolean {
  return typeof value.value === 'string' && ['zh', 'en'].includes(name) && value.value.includes('{$') && !value.value.includes('\n')
}

function isPort(token: Token): boolean {
  return /^applies\/pol\/\d+$/.test(token.trail) || isDefaultOf('port')(token)
}

function isDefaultOf(reference: string): (token: Token) => boolean {
  return (token) => {
    const { name, value, document } = token
    if (value.type !== 'string') return false
    // Values that the demo fills into a form are validated when the demo data is created.
    if (document.kind === 'demo' && /(^|\/)form\//.test(token.trail)) return false
    return name === 'default' ? beside(token, 'reference')?.value.value === reference : document.kind === 'demo' && name === reference
  }
}

function strayOverlays({ files }: World): ReturnType<EditKind['sites']> {
  const fileNames = ['contact.page', 'homes.page', 'sea-serach.form', 'bookings.limits', 'my-order.list']
  const brands = [...new Set(files.flatMap(({ path }) => /^brands\/[^/]+\//.exec(path)?.[0] ?? []))]
  return fileNames.map((name, index) => {
    const path = `${brands[index % brands.length]}schemas/${name}.json`
    const schema = `../../../.language/brand/${name.split('.')[1]}.json`
    const file = { path, text: `{\n  "$schema": "${schema}"\n}\n` }
    return { path, make: () => ({ files: withFile(files, file), path, line: 1, column: 1 }) }
  })
}
