/** Whether goods fit their containers: box by box if the weight of each is known, else altogether. */
import { compareDecimals, divideDecimals, multiplyDecimals, sumDecimals } from '#rules'
import type { BoxCount, ContainerTypes } from './containers.ts'

export type LoadedBox = BoxCount & {
  /** Of the goods in each container of the type, in kilograms. */
  readonly weightKg?: string
}

/** Goods of one order; all figures are optional while a form is filled in. */
export type Load = {
  readonly boxes: readonly LoadedBox[]
  /** All goods, in kilograms. */
  readonly grossWeight?: string | undefined
  /** In cubic metres. */
  readonly volume?: string | undefined
}

export type LoadFault = {
  /** Position of the field, relative to the form. */
  readonly at: string
  readonly id: 'box-payload' | 'boxes-payload' | 'boxes-capacity'
  readonly params: Readonly<Record<string, string>>
}

/** All faults. A type without declared figures is not checked, nor is a total that includes such a type. */
export function findLoadFaults({ boxes, grossWeight, volume }: Load, types: ContainerTypes): LoadFault[] {
  const heavy = boxes.flatMap(({ boxType, weightKg }, index): LoadFault[] => {
    const payload = types[boxType]?.payloadKg
    if (payload === undefined || weightKg === undefined || compareDecimals(weightKg, payload) <= 0) return []
    return [{ at: `/boxes/${index}/weightKg`, id: 'box-payload', params: { boxType, payload } }]
  })
  const payload = totalOf(boxes, types, 'payloadKg')
  const capacity = totalOf(boxes, types, 'capacityCbm')
  const isTooHeavy = payload !== undefined && grossWeight !== undefined && compareDecimals(grossWeight, payload) > 0
  const isTooLarge = capacity !== undefined && volume !== undefined && compareDecimals(volume, capacity) > 0
  return [
    ...heavy,
    ...(isTooHeavy ? [{ at: '/grossWeight', id: 'boxes-payload', params: { payload } } as const] : []),
    ...(isTooLarge ? [{ at: '/volume', id: 'boxes-capacity', params: { capacity } } as const] : []),
  ]
}

/** 20-foot containers whose goods weigh more than the rate's limit. Where only the total is known, it is spread evenly. */
export function countOverweight({ boxes, grossWeight }: Load, limitKg: string, types: ContainerTypes): number {
  const containers = boxes.reduce((count, { quantity }) => count + quantity, 0)
  if (containers === 0) return 0
  const average = grossWeight === undefined ? undefined : divideDecimals(grossWeight, String(containers), 3)
  return boxes.reduce((count, { boxType, weightKg = average, quantity }) => {
    return types[boxType]?.length === '20' && weightKg !== undefined && compareDecimals(weightKg, limitKg) > 0 ? count + quantity : count
  }, 0)
}

function totalOf(boxes: readonly BoxCount[], types: ContainerTypes, figure: 'payloadKg' | 'capacityCbm'): string | undefined {
  const parts = boxes.map(({ boxType, quantity }) => {
    const each = types[boxType]?.[figure]
    return each === undefined ? undefined : multiplyDecimals(each, String(quantity))
  })
  return parts.length === 0 || parts.includes(undefined) ? undefined : sumDecimals(parts as string[])
}
