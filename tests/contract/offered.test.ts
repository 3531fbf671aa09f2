/** Nobody is offered what the grid refuses them whatever the record is: a button is away then, or says why it is off. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ActorKind, BrandPlan, PageBundle } from '#config'
import { decide, type Grid } from '#domain'
import { evaluate, loadEvaluator } from '../../src/engine/plan/expressions.ts'
import { shippedRelease } from '../support/documents.ts'

beforeAll(loadEvaluator)

const release = await shippedRelease()
const actors: readonly ActorKind[] = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst']
/** What the person can do something about is told where they try, with the way on. */
const mendable = new Set(['error.not-signed-in', 'error.not-certified', 'error.needs-consent'])

type Node = Readonly<Record<string, unknown>>

interface Offer {
  readonly place: string
  readonly operation: string
}

function gridOf(brand: BrandPlan): Grid {
  const rows = Object.values(brand.documents.grid ?? {}).flatMap(
    (document) => document.rows as unknown as { id: string; cells: Record<ActorKind, string> }[],
  )
  return Object.fromEntries(rows.map(({ id, cells }) => [id, cells]))
}

function ask(condition: string, actor: ActorKind) {
  return evaluate(condition, { session: { actor, signedIn: actor !== 'visitor', name: '', company: '' } })
}

/** Whether a condition may hold for this reader: what asks about a record that is not here is taken to hold. */
function mayHold(condition: unknown, actor: ActorKind): boolean {
  if (typeof condition !== 'string') return true
  // Of an "and" the reader's own part decides alone where it says no.
  return condition.split(' && ').every((part) => {
    const outcome = ask(part.includes('||') ? 'true' : part, actor)
    return outcome.kind !== 'value' || outcome.value === true
  })
}

interface Offered {
  readonly offers: Offer[]
  /** Pages that open as dialogs from here. */
  readonly dialogs: Set<string>
}

/** Buttons and forms of a page that are there for this reader and that nothing but the grid would stop. */
function offersOf(bundle: PageBundle, actor: ActorKind, grid: Grid): Offered {
  const offers: Offer[] = []
  const dialogs = new Set<string>()
  // A page that says to this reader what they cannot do here may show its form all the same.
  const isTold = bundle.page.blocks.some(({ block, when }) => {
    const told = block === 'notice' && typeof when === 'string' ? ask(when, actor) : undefined
    return told?.kind === 'value' && told.value === true
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
    // An event of a record's life is judged by its machine, which knows the actor and gives the reason.
    const isButton = node.event === undefined && node.label !== undefined && node.block === undefined
    const isForm = node.block === 'form' && !isTold
    if (typeof node.operation === 'string' && (isButton || isForm)) offers.push({ place: here, operation: node.operation })
    if (node.block === 'list' && typeof node.list === 'string') walk(bundle.lists[node.list]?.actions ?? [], `${here} ${node.list}`)
    for (const inner of Object.values(node)) walk(inner, here)
  }
  walk(bundle.page.blocks, bundle.page.id)
  return { offers, dialogs }
}

describe.each(Object.values(release.brands))('the brand $id', (brand) => {
  const grid = gridOf(brand)
  const shell = brand.shells[brand.defaultLanguage]
  const pages = brand.pages[brand.defaultLanguage] ?? {}

  /** All that pages offer to this reader, on routes that let them in and in dialogs that open from there. */
  function offersFor(actor: ActorKind): Offer[] {
    const routes = (shell?.routes ?? []).filter(({ grid: row }) => row === undefined || decide(grid, row, actor, 'own').allow)
    const seen = new Set(routes.flatMap(({ page }) => page ?? []))
    const offers: Offer[] = []
    // What is added while it is walked through is walked through too.
    for (const id of seen) {
      const found = pages[id] && offersOf(pages[id], actor, grid)
      offers.push(...(found?.offers ?? []))
      for (const dialog of found?.dialogs ?? []) seen.add(dialog)
    }
    return offers
  }

  it.each(actors)('offers %s nothing that the grid always refuses them', (actor) => {
    const refused = offersFor(actor).flatMap(({ place, operation }) => {
      const plan = brand.operations[operation]
      if (!plan) return [`${place}: ${operation} is not declared`]
      const decision = decide(grid, plan.grid, actor, 'own')
      return decision.allow || mendable.has(decision.error) ? [] : [`${place}: ${operation} is ${decision.error}`]
    })
    expect(refused).toEqual([])
  })

  it('offers something to everybody, and to customers most', () => {
    const counts = Object.fromEntries(actors.map((actor) => [actor, offersFor(actor).length]))
    for (const actor of actors) expect(counts[actor], actor).toBeGreaterThan(2)
    expect(counts.admin).toBeGreaterThan(counts.visitor ?? 0)
  })

  it.each(actors)('leads %s from the navigation only to where they may enter', (actor) => {
    const walk = (items: readonly Node[]): string[] =>
      items.flatMap((item) => {
        if (typeof item.grid === 'string' && !decide(grid, item.grid, actor, 'own').allow) return []
        const named = (item.link as { route?: string } | undefined)?.route
        const route = shell?.routes.find(({ id }) => id === named)
        const decision = route?.grid === undefined ? undefined : decide(grid, route.grid, actor, 'own')
        const wrong = decision && !decision.allow && !mendable.has(decision.error) ? [`${item.id}: ${decision.error}`] : []
        return [...wrong, ...walk((item.items as readonly Node[] | undefined) ?? [])]
      })
    const { navigation = [], footer = [], workbench = [] } = shell?.brand ?? {}
    const inside = decide(grid, 'workbench', actor, 'own').allow ? workbench : []
    expect(walk([...navigation, ...footer, ...inside] as unknown as Node[])).toEqual([])
  })
})
