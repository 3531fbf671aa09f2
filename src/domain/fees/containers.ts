/** Containers for pricing: a type of the portal, or the ISO 6346 size and type code. */

export type BoxCount = {
  readonly boxType: string
  readonly quantity: number
}

/** Container types of the portal by id, as the dictionary declares them. */
export type ContainerTypes = Readonly<Record<string, ContainerType>>

export type ContainerType = {
  readonly length?: string
  readonly iso?: readonly string[]
  /** What one takes, in kilograms and cubic metres. */
  readonly payloadKg?: string
  readonly capacityCbm?: string
}

/** Container types by id, from the rows of their dictionary. */
export function toContainerTypes(rows: readonly Readonly<Record<string, unknown>>[]): ContainerTypes {
  const types = rows.flatMap(({ id, iso, ...row }) => {
    if (typeof id !== 'string') return []
    const codes = Array.isArray(iso) ? iso.filter((code): code is string => typeof code === 'string') : []
    const figures = (['length', 'payloadKg', 'capacityCbm'] as const).flatMap((name) => {
      const value = row[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    return [[id, { ...Object.fromEntries(figures), iso: codes } as ContainerType] as const]
  })
  return Object.fromEntries(types)
}

/** Field of a rate with the price of a container type: a type has a column in lists if the entity declares this field. */
export function priceField(boxType: string): `price${string}` {
  return `price${boxType}`
}

export type Container = {
  /** Original code. */
  readonly code: string
  /** The portal's type, if there is one. */
  readonly type?: string
  /** Length in feet; undefined if the code does not say. */
  readonly length?: string
}

/** First character of the ISO 6346 size and type code; 9 in its edition of 1984. */
const isoLengths: Readonly<Record<string, string>> = {
  '1': '10',
  '2': '20',
  '3': '30',
  '4': '40',
  '9': '45',
  L: '45',
  M: '48',
  N: '49',
  P: '53',
}
const isoCode = /^[0-9A-Z]{4}$/

/** Meaning of a code such as 40HQ or 45G1; undefined for unknown codes. */
export function readContainer(code: string, types: ContainerTypes): Container | undefined {
  const own = Object.hasOwn(types, code) ? types[code] : undefined
  if (own) return { code, type: code, ...(own.length === undefined ? {} : { length: own.length }) }
  if (!isoCode.test(code)) return undefined
  const type = Object.keys(types).find((id) => types[id]?.iso?.some((beginning) => code.startsWith(beginning)))
  const length = isoLengths[code.charAt(0)]
  return { code, ...(type === undefined ? {} : { type }), ...(length === undefined ? {} : { length }) }
}

/** One entry per container type; undefined if there is nothing to price. */
export function mergeBoxes(boxes: readonly BoxCount[]): BoxCount[] | undefined {
  const counts = new Map<string, number>()
  for (const { boxType, quantity } of boxes) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) return undefined
    counts.set(boxType, (counts.get(boxType) ?? 0) + quantity)
  }
  return counts.size === 0 ? undefined : [...counts].map(([boxType, quantity]) => ({ boxType, quantity }))
}
