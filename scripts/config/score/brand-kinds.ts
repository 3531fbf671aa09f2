/** Brands that contradict themselves, each other or their base; and widened permissions. */
import { insertBefore, kind, type Make, misspell, writeValue } from './edits.ts'
import { beside, choose, type EditKind, endOf, memberOf, type Token, textOfNode } from './world.ts'

export const brandKinds: readonly EditKind[] = [
  kind(
    'no-home',
    'a brand without a home page',
    (token) => /^routeGroups\/\d+$/.test(token.trail) && token.value.value === 'public',
    (token) => ({
      from: token.value.offset,
      to: (token.siblings[token.index + 1]?.value ?? token.value).offset,
      text: '',
      at: token.document.text.lastIndexOf('[', token.value.offset),
    }),
  ),
  kind(
    'home-lost',
    'a brand that does not name its home page',
    (token) => token.trail === 'home' && token.document.brand !== undefined,
    (token) => ({ from: endOf((token.siblings[token.index - 1] ?? token).value), to: endOf(token.value), text: '', words: ['home'] }),
  ),
  kind(
    'language-not-offered',
    'a default language that the brand does not offer',
    (token) => token.trail === 'languages' && token.document.kind === 'brand',
    (token) => {
      const language = String(beside(token, 'defaultLanguage')?.value.value)
      const other = language === 'zh' ? 'en' : 'zh'
      const text = `["${other}"]`
      const at = (beside(token, 'defaultLanguage')?.value.offset ?? 0) + text.length - token.value.length
      return { ...writeValue(token, text), at }
    },
  ),
  kind(
    'two-default-brands',
    'two brands for unknown hosts',
    (token) => token.trail === 'productCode' && !memberOf(token.document.root, 'default'),
    (token, world) => {
      // The later of the two is reported.
      const first = world.documents.find((document) => document.kind === 'brand' && memberOf(document.root, 'default')?.value === true)
      return (token.document.brand ?? '') < (first?.brand ?? '') ? undefined : insertBefore(token, 'default', 'true', 'value')
    },
  ),
  kind(
    'one-host-two-brands',
    'a host shared by two brands',
    (token) => /^hosts\/\d+$/.test(token.trail),
    (token, world) => {
      const others = world.tokens.filter((other) => /^hosts\/\d+$/.test(other.trail) && other.document !== token.document)
      return token.document.brand === others[0]?.document.brand || (token.document.brand ?? '') < (others[0]?.document.brand ?? '')
        ? undefined
        : writeValue(token, JSON.stringify(choose(others, world.random).value.value))
    },
  ),
  kind(
    'low-contrast',
    'low-contrast text on its background',
    (token) => token.trail === 'theme/ink',
    (token) => writeValue(token, textOfNode(token.document, beside(token, 'canvas')?.value ?? token.value)),
  ),
  kind(
    'pale-accent',
    'low-contrast text on the accent colour',
    (token) => token.trail === 'theme/accentInk',
    (token) => writeValue(token, textOfNode(token.document, beside(token, 'accent')?.value ?? token.value)),
  ),
  kind(
    'opened-field',
    'a price made public',
    (token) => token.name === 'policy' && token.document.kind === 'entity' && !isOpen(token),
    (token) => writeValue(token, '"public"', { words: ['public'] }),
  ),
  kind(
    'opened-row',
    'a permission given to visitors',
    (token) => token.document.kind === 'grid' && token.name === 'visitor' && token.value.value !== 'allow',
    (token) => writeValue(token, '"allow"'),
  ),
  kind(
    'opened-call',
    'a call made public',
    (token) => token.document.kind === 'operation' && token.trail === 'grid' && !isOpen(token),
    (token) => writeValue(token, '"public"', { words: ['public'] }),
  ),
  overlays(
    'lost-overlay-name',
    "a brand's change to a document that no longer exists",
    (token) => token.key !== undefined && /^limits\/\w+$/.test(token.trail),
    (token, world) => {
      const slip = misspell(token.name, world.random, () => false)
      const key = token.key
      return slip === undefined || !key
        ? undefined
        : { from: key.offset, to: endOf(key), text: JSON.stringify(slip), words: [slip], nearest: token.name }
    },
  ),
  overlays(
    'lost-overlay-item',
    "a brand's change to an item that no longer exists",
    (token) => token.name === 'id' && /(?:blocks|items)\/\d+\/id$/.test(token.trail) && !beside(token, '$add'),
    (token, world) => {
      const id = String(token.value.value)
      const slip = misspell(id, world.random, () => false)
      return slip === undefined ? undefined : writeValue(token, JSON.stringify(slip), { words: [slip], nearest: id })
    },
  ),
  overlays(
    'lost-removal',
    'a brand that removes an item that does not exist',
    (token) => token.name === 'id' && /(?:blocks|items)\/\d+\/id$/.test(token.trail),
    (token) => ({
      ...writeValue(token, '"phantom", "$remove": true', { words: ['phantom'] }),
    }),
  ),
  overlays(
    'twice-added',
    'a brand that adds an item that already exists',
    (token) => token.name === 'id' && /(?:blocks|items)\/\d+\/id$/.test(token.trail) && !beside(token, '$add'),
    (token) => writeValue(token, `${JSON.stringify(token.value.value)}, "$add": true`),
  ),
  overlays(
    'lost-place',
    'a position next to an item that no longer exists',
    // An item that is removed has no position.
    (token) =>
      token.name === 'id' && /(?:blocks|items)\/\d+\/id$/.test(token.trail) && !['$add', '$remove'].some((mark) => beside(token, mark)),
    (token) => insertBefore(token, '$after', '"phantom"', 'value', { words: ['phantom'] }),
  ),
  kind(
    'mark-out-of-place',
    'an overlay keyword in a shared document',
    (token) => token.document.brand === undefined && token.name === 'id' && token.document.kind === 'page',
    (token) => insertBefore(token, '$remove', 'true', 'value', { words: ['$remove'] }),
  ),
]

/** Edits within a brand's overrides of shared documents. */
function overlays(id: string, what: string, fits: (token: Token) => boolean, make: Make): EditKind {
  return kind(
    id,
    what,
    (token) =>
      token.document.brand !== undefined && token.document.kind !== 'brand' && isOverlay(token) && !isInAdded(token) && fits(token),
    make,
  )
}

/** Permission grid rows that allow everyone. */
function isOpen({ value }: Token): boolean {
  return value.value === 'public' || value.value === 'rate-rows'
}

/** Whether the token is inside an item that the brand adds: what it holds has no base either. */
function isInAdded({ value }: Token): boolean {
  const holder = value.parent?.parent
  for (let node = holder?.parent; node; node = node.parent) if (memberOf(node, '$add')?.value === true) return true
  return false
}

function isOverlay({ document }: Token): boolean {
  return !memberOf(document.root, '$new')
}
