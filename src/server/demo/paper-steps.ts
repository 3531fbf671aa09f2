/**
 * Shipping details of a demo order: containers, cut-offs, shipping instruction and verified gross mass, as far as it has progressed.
 */
import { containerCheckDigit } from '#domain'
import { addDays, type JsonObject } from '#rules'
import { type OrderData, toJson, withContainers, withFacts, withInstruction, withVgm } from '../orders/order/index.ts'
import type { Step, StoryOptions, Written } from './life-story.ts'
import type { Random } from './random.ts'

type Container = NonNullable<OrderData['containers']>[number]

/** Owner codes of containers in the demo. */
const owners = ['CSNU', 'TCLU', 'FCIU', 'TGHU', 'MSKU', 'OOLU'] as const
/** Cut-offs in days before the start, and the hour in UTC. */
const cutOffs = [
  ['emptyPickUpAt', 7, 1],
  ['cyOpenAt', 5, 0],
  ['siCutOffAt', 3, 9],
  ['vgmCutOffAt', 2, 8],
  ['manifestCutOffAt', 2, 10],
  ['customsCutOffAt', 1, 8],
  ['cyCutOffAt', 1, 14],
] as const
/** Share of the orders in progress that have reached each step; ended orders have reached all. */
const shares = { containers: 0.8, instruction: 0.65, vgm: 0.55 } as const

/** What follows generation. The steps share one moment, so that none of them lies in the future. */
export function paperSteps(options: StoryOptions): Step[] {
  const { end, type, random, staff, customer, data } = options
  const isDone = end === 'completed'
  const steps: Step[] = []
  if (type.factGroups.includes('facts-cut-offs')) steps.push(step('change-facts', staff, (before) => sailing(before, options)))
  const boxes = type.papers.includes('containers') ? makeContainers(data, random) : []
  const goesOn = (share: number) => isDone || random.next() < share
  if (boxes.length > 0 && goesOn(shares.containers)) {
    steps.push(
      step('assign-containers', customer, (before) => ({
        data: withContainers(before, boxes),
        changes: { containers: { after: boxes.map(toJson) } },
      })),
    )
    if (type.papers.includes('vgm') && goesOn(shares.vgm))
      steps.push(step('submit-vgm', customer, (before, signed) => weigh(before, signed, options)))
  }
  if (type.papers.includes('shipping-instruction') && goesOn(shares.instruction)) {
    steps.push(step('submit-shipping-instruction', customer, (before, signed) => instruct(before, signed, options)))
  }
  return steps
}

function step(event: Step['event'], by: Step['by'], write: Step['write']): Step {
  return { event, by, notBefore: 0, write }
}

/** The carrier's remarks on its confirmation. */
function sailing(before: OrderData, { start, booking, eta }: StoryOptions): Written {
  const arrival = eta ?? (booking.days > 0 ? addDays(start, booking.days) : undefined)
  const facts: Record<string, string> = arrival === undefined ? {} : { eta: arrival }
  for (const [name, days, hour] of cutOffs) facts[name] = `${addDays(start, -days)}T${String(hour).padStart(2, '0')}:00:00Z`
  const { data, changes } = withFacts(before, Object.keys(facts), facts as JsonObject)
  return { data, changes: { facts: changes } }
}

function makeContainers({ boxes = '', grossWeight, packages }: OrderData, random: Random): Container[] {
  const types = [...boxes.matchAll(/(\d+)\*(\S+)/g)].flatMap(([, quantity, boxType]) =>
    Array.from({ length: Number(quantity) }, () => boxType),
  )
  return types.map(
    (boxType, index): Container => ({
      containerNo: makeNumber(random),
      boxType: boxType as Container['boxType'],
      sealNo: `CN${random.between(100_000, 999_999)}`,
      grossWeight: weightShare(grossWeight, random.between(9_000, 21_000), types.length, index),
      packages: evenShare(packages ?? random.between(200, 900), types.length, index),
    }),
  )
}

function makeNumber(random: Random): string {
  const number = `${random.pick(owners)}${random.between(100_000, 999_999)}`
  return `${number}${containerCheckDigit(`${number}0`) ?? ''}`
}

function weightShare(whole: string | undefined, usual: number, among: number, index: number): string {
  return String(whole === undefined ? usual : evenShare(Number(whole), among, index))
}

/** The first shares take what is left over, so that the shares of a whole number add up to it. */
function evenShare(whole: number, among: number, index: number): number {
  return Math.max(1, Math.floor((whole + among - 1 - index) / among))
}

const tareKg = 3_800

function weigh(before: OrderData, signed: Parameters<Step['write']>[1], { customer, random, start }: StoryOptions): Written {
  const containers = (before.containers ?? []).map(({ containerNo, grossWeight = '12000' }) => ({
    containerNo,
    vgm: String(Number(grossWeight) + tareKg),
    vgmMethod: random.pick(['SM1', 'SM2'] as const),
    vgmDate: [addDays(start, -3), signed.at.slice(0, 10)].sort()[0] ?? start,
  }))
  const data = withVgm(before, { responsible: before.companyLatin, signatory: customer.latinName, containers }, signed)
  return { data, changes: { vgmDeclaration: { after: toJson(data.vgmDeclaration ?? {}) } } }
}

function instruct(before: OrderData, signed: Parameters<Step['write']>[1], { random }: StoryOptions): Written {
  const {
    companyLatin,
    goods = 'GENERAL CARGO',
    packages,
    packageUnit = 'cartons',
    grossWeight,
    volume,
    cargoType,
    containers = [],
  } = before
  const booked = {
    packages: packages ?? random.between(200, 900),
    grossWeight: grossWeight ?? String(random.between(8_000, 20_000)),
    volume: volume ?? String(random.between(20, 60)),
  }
  const line = { marks: 'N/M', goodsName: goods.toUpperCase(), packageUnit, ...booked, ...totalsOf(containers) }
  const data = withInstruction(
    before,
    {
      shipper: `${companyLatin}\nCHINA`,
      consignee: 'TO ORDER',
      notifyParty: 'SAME AS CONSIGNEE',
      billType: cargoType === 'dangerous' ? 'original' : random.pick(['telex', 'telex', 'original', 'waybill'] as const),
      freightTerms: 'prepaid',
      goods: [line],
    },
    signed,
  )
  return { data, changes: { shippingInstruction: { after: toJson(data.shippingInstruction ?? {}) } } }
}

/** What the container list declares replaces what the booking assumed. */
function totalsOf(containers: readonly Container[]): { packages?: number; grossWeight?: string } {
  if (containers.length === 0) return {}
  const sum = (figures: readonly (string | number | undefined)[]) =>
    figures.reduce<number>((total, figure) => total + Number(figure ?? 0), 0)
  return {
    packages: sum(containers.map(({ packages }) => packages)),
    grossWeight: String(sum(containers.map(({ grossWeight }) => grossWeight))),
  }
}
