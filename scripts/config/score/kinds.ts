import { brandKinds } from './brand-kinds.ts'
import { diskKinds } from './disk-kinds.ts'
import { meaningKinds } from './meaning-kinds.ts'
import { nameKinds } from './name-kinds.ts'
import { shapeKinds } from './shape-kinds.ts'
import { syntaxKinds } from './syntax-kinds.ts'
import { textKinds } from './text-kinds.ts'
import type { EditKind } from './world.ts'

const groups = { syntaxKinds, shapeKinds, nameKinds, meaningKinds, brandKinds, textKinds }

/** Kinds of broken edit that are made in memory. */
export const editKinds: readonly EditKind[] = Object.values(groups).flat()

/** What the kind of edit breaks: the syntax, a name, the meaning. */
export function groupOf(kind: EditKind): string | undefined {
  return Object.entries(groups).find(([, kinds]) => kinds.includes(kind))?.[0]
}

/** Every kind with its name in words. */
export const kindNames: ReadonlyMap<string, string> = new Map([...editKinds, ...diskKinds].map(({ id, what }) => [id, what]))
