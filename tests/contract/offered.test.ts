/** No page may offer or request anything that the grid always refuses its reader, whatever the record. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ActorKind, BrandPlan, LinkPlan, PageBundle } from '#config'
import { decide, type Grid, isHouseOnly } from '#domain'
import { evaluate, loadEvaluator } from '../../src/engine/plan/expressions.ts'
import { mayFollow, offeredItems } from '../../src/web/app/may-enter.ts'
import { shippedRelease } from '../support/documents.ts'

beforeAll(loadEvaluator)

const release = await shippedRelease()
const actors: readonly ActorKind[] = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst']
/** Refusals that users can fix themselves: they are explained where they occur, with a link. */
const mendable = new Set(['error.not-signed-in', 'error.not-certified', 'error.needs-consent', 'error.awaiting-consent'])

type Node = Readonly<Record<string, unknown>>

/** Blocks that show the result of an operation. */
const asking = new Set(['answer', 'chart', 'compare', 'cover', 'figures', 'lanes', 'photos', 'subscriptions', 'viewer', 'week'])

interface Offer {
  readonly place: string
  readonly operation: string
}

function gridOf(brand: BrandPlan): Grid {
  const rows = Object.values(brand.documents.grid ?? {}).flatMap(
    (document) => document.rows as { id: string; cells: Record<ActorKind, string> }[],
  )
  return Object.fromEntries(rows.map(({ id, cells }) => [id, cells]))
}

function ask(condition: string, actor: ActorKind) {
  return evaluate(condition, { session: { actor, signedIn: actor !== 'visitor', name: '', company: '' } })
}

/** Whether a condition can be true for this reader; conditions on a record that is not loaded count as true. */
function mayHold(condition: unknown, actor: ActorKind): boolean {
  if (typeof condition !== 'string') return true
  // In an "and", a part about the reader that is false decides alone.
  return condition.split(' && ').every((part) => {
    const outcome = ask(part.includes('||') ? 'true' : part, actor)
    return outcome.kind !== 'value' || outcome.value === true
  })
}

interface Offered {
  readonly offers: Offer[]
  /** Operations that blocks call on load. A record named in the address may be refused, because it may be another user's. */
  readonly asked: Offer[]
  /** Pages that open as dialogs from here. */
  readonly dialogs: Set<string>
}

/** Buttons and forms that this reader sees and that only the grid could refuse. */
function offersOf(bundle: PageBundle, actor: ActorKind, grid: Grid): Offered {
  const offers: Offer[] = []
  const asked: Offer[] = []
  const dialogs = new Set<string>()
  // A page with a notice about what this reader cannot do may still show its form.
  const isShown = bundle.page.blocks.some((block) => {
    if (block.block !== 'notice') return false
    if (block.access !== undefined) return !decide(grid, block.access, actor, 'own').allow
    const answered = block.when === undefined ? undefined : ask(block.when, actor)
    return answered?.kind === 'value' && answered.value === true
  })
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, place)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const here = typeof node.id === 'string' ? `${place} ${node.id}` : place
    if (typeof node.grid === 'string' && !decide(grid, node.grid, actor, 'own').allow) return
    if (!mayHold(node.visible, actor) || !mayHold(node.when, actor)) return
    if (typeof node.dialog === 'string') dialogs.add(node.dialog)
    // For events the record's state machine decides: it knows the actor and gives the reason.
    const isButton = node.event === undefined && node.label !== undefined && node.block === undefined
    const isForm = node.block === 'form' && !isShown
    if (typeof node.operation === 'string' && (isButton || isForm)) offers.push({ place: here, operation: node.operation })
    const list = node.block === 'list' ? bundle.lists[String(node.list)] : undefined
    if (list) walk(list.actions, `${here} ${list.id}`)
    if (list) asked.push({ place: here, operation: list.source })
    if (asking.has(String(node.block)) && typeof node.operation === 'string') asked.push({ place: here, operation: node.operation })
    for (const inner of Object.values(node)) walk(inner, here)
  }
  walk(bundle.page.blocks, bundle.page.id)
  return { offers, asked, dialogs }
}

describe.each(Object.values(release.brands))('the brand $id', (brand) => {
  const grid = gridOf(brand)
  const shell = brand.shells[brand.defaultLanguage]
  const pages = brand.pages[brand.defaultLanguage] ?? {}

  /** Everything that pages offer to this reader, on routes they may open and in the dialogs those open. */
  function offersFor(actor: ActorKind): Pick<Offered, 'offers' | 'asked'> {
    const routes = (shell?.routes ?? []).filter(({ grid: row }) => row === undefined || decide(grid, row, actor, 'own').allow)
    const seen = new Set(routes.flatMap(({ page }) => page ?? []))
    const offers: Offer[] = []
    const asked: Offer[] = []
    // Iterating a Set includes items added meanwhile.
    for (const id of seen) {
      const found = pages[id] && offersOf(pages[id], actor, grid)
      offers.push(...(found?.offers ?? []))
      asked.push(...(found?.asked ?? []))
      for (const dialog of found?.dialogs ?? []) seen.add(dialog)
    }
    return { offers, asked }
  }

  it.each(actors)('does not offer %s anything that the grid always refuses', (actor) => {
    const refused = offersFor(actor).offers.flatMap(({ place, operation }) => {
      const plan = brand.operations[operation]
      if (!plan) return [`${place}: ${operation} is not declared`]
      const decision = decide(grid, plan.grid, actor, 'own')
      return decision.allow || mendable.has(decision.error) ? [] : [`${place}: ${operation} is ${decision.error}`]
    })
    expect(refused).toEqual([])
  })

  it.each(actors)('does not call anything for %s that the grid always refuses', (actor) => {
    const { asked } = offersFor(actor)
    const refused = asked.flatMap(({ place, operation }) => {
      const decision = decide(grid, brand.operations[operation]?.grid ?? '', actor, 'own')
      return decision.allow ? [] : [`${place}: ${operation} is ${decision.error}`]
    })
    expect(refused).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
  })

  it('offers something to everyone, and most to customers', () => {
    const counts = Object.fromEntries(actors.map((actor) => [actor, offersFor(actor).offers.length]))
    for (const actor of actors) expect(counts[actor], actor).toBeGreaterThan(2)
    expect(counts.admin).toBeGreaterThan(counts.visitor ?? 0)
  })

  it.each(actors)('shows %s only navigation links that they may open', (actor) => {
    if (!shell) throw new Error(`${brand.id} has no frame`)
    const routeOf = ({ route }: LinkPlan) => shell.routes.find(({ id }) => id === route)
    const person = { name: '', company: '', userId: '', avatar: '', standing: 'none' as const }
    const session = { ...person, actor, staffAdmin: false, signedIn: actor !== 'visitor' }
    const href = (link: LinkPlan) => {
      const route = routeOf(link)
      return route && mayFollow({ shell, session }, route) ? route.path : undefined
    }
    const { navigation, footer, workbench } = shell.brand
    const items = [...navigation, ...footer, ...(session.signedIn ? workbench : [])]
    const wrong = offeredItems({ shell, session, href }, items)
      .flatMap((item) => item.items ?? [item])
      .flatMap(({ id, link }) => {
        const row = link && routeOf(link)?.grid
        const decision = row === undefined ? undefined : decide(grid, row, actor, 'own')
        // In a brand inside another site, staff sign in through a link that visitors see.
        const { confine } = shell.brand
        if (confine && actor === 'visitor' && isHouseOnly(confine, grid, { grid: row ?? '' })) return []
        return decision && !decision.allow ? [`${id}: ${decision.error}`] : []
      })
    expect(wrong).toEqual([])
  })
})
