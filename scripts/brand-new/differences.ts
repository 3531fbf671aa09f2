import { isObject } from '../../src/rules/index.ts'

type Value = unknown
type Members = Readonly<Record<string, Value>>

/** What a brand's file says to turn one value into another: changed members, and of items with ids the changed ones. */
export function differencesOf(before: Value, after: Value): Value {
  if (isSame(before, after)) return undefined
  if (isObject(before) && isObject(after)) return changedMembers(before, after)
  const [old, now] = [itemsWithIds(before), itemsWithIds(after)]
  if (!old || !now) return after
  const byId = new Map(old.map((item) => [item.id, item]))
  return now.flatMap((item) => {
    const changed = differencesOf(byId.get(item.id), item)
    return isObject(changed) ? [{ id: item.id, ...changed }] : []
  })
}

function changedMembers(before: Members, after: Members): Members {
  const changed = Object.entries(after).map(([name, value]) => [name, differencesOf(before[name], value)] as const)
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined))
}

function itemsWithIds(value: Value): (Members & { readonly id: string })[] | undefined {
  const isItem = (item: Value): item is Members & { readonly id: string } => isObject(item) && typeof item.id === 'string'
  return Array.isArray(value) && value.every(isItem) ? value : undefined
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
