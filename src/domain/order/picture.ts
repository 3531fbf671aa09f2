/** The machine as a graph for the workflow diagram, derived from the machine itself, so it is always accurate. */
import { orderMachine } from './machine.ts'
import { type OrderEventType, type OrderSide, orderEventTypes, orderMoves } from './moves.ts'

export interface DrawnMove {
  readonly from: string
  readonly to: string
  /** Absent if the system triggers the step. */
  readonly event?: OrderEventType
  readonly by: OrderSide | 'system'
}
export interface DrawnRegion {
  readonly id: 'life' | 'payment' | 'amendment' | 'bill'
  /** In the order in which they are reached; final states last. */
  readonly states: readonly { readonly id: string; readonly final: boolean }[]
  /** Steps that change the state of an order, and those that do not. */
  readonly moves: readonly DrawnMove[]
}

interface Transition {
  readonly target?: string
}
interface StateConfig {
  readonly type?: string
  readonly on?: Readonly<Record<string, Transition | readonly Transition[]>>
  readonly always?: Transition | readonly Transition[]
}

export function drawLife(): readonly DrawnRegion[] {
  const regions = orderMachine.config.states as Readonly<
    Record<DrawnRegion['id'], { readonly states: Readonly<Record<string, StateConfig>> }>
  >
  return (Object.keys(regions) as DrawnRegion['id'][]).map((id) => drawRegion(id, regions[id].states))
}

function drawRegion(id: DrawnRegion['id'], states: Readonly<Record<string, StateConfig>>): DrawnRegion {
  const all = Object.entries(states)
  const drawn = all.map(([name, { type, on }]) => ({ id: name, final: type === 'final' || (id === 'life' && !leadsOn(name, on)) }))
  return {
    id,
    states: [...drawn.filter(({ final }) => !final), ...drawn.filter(({ final }) => final)],
    moves: all.flatMap(([from, { on = {}, always }]) => [
      ...Object.entries(on).flatMap(([event, transitions]) => movesOf(from, event, transitions)),
      ...targetsOf(from, always).map((to): DrawnMove => ({ from, to, by: 'system' })),
    ]),
  }
}

function leadsOn(state: string, on: StateConfig['on'] = {}): boolean {
  return Object.values(on).some((transitions) => targetsOf(state, transitions).some((to) => to !== state))
}

function movesOf(from: string, event: string, transitions: Transition | readonly Transition[]): DrawnMove[] {
  const eventType = orderEventTypes.find((one) => one === event)
  return eventType ? targetsOf(from, transitions).map((to) => ({ from, to, event: eventType, by: orderMoves[eventType].by })) : []
}

/** One per target state, even if several conditions lead to it. */
function targetsOf(from: string, transitions: Transition | readonly Transition[] | undefined): string[] {
  const list =
    transitions === undefined ? [] : Array.isArray(transitions) ? (transitions as readonly Transition[]) : [transitions as Transition]
  return [...new Set(list.map(({ target = from }) => target))]
}
