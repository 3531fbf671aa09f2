import { brandKinds } from './brand-kinds.ts'
import { diskKinds } from './disk-kinds.ts'
import { exampleKinds } from './example-kinds.ts'
import { meaningKinds } from './meaning-kinds.ts'
import { misleadingKinds } from './misleading-kinds.ts'
import { nameKinds } from './name-kinds.ts'
import { purposeKinds } from './purpose-kinds.ts'
import { shapeKinds } from './shape-kinds.ts'
import { slipKinds } from './slip-kinds.ts'
import { syntaxKinds } from './syntax-kinds.ts'
import { textKinds } from './text-kinds.ts'
import type { EditKind } from './world.ts'

const groups = {
  syntaxKinds,
  shapeKinds,
  nameKinds,
  meaningKinds,
  exampleKinds,
  purposeKinds,
  misleadingKinds,
  slipKinds,
  brandKinds,
  textKinds,
}

/** Kinds of broken edits made in memory. */
export const editKinds: readonly EditKind[] = Object.values(groups).flat()

/** What the edit breaks: syntax, a name, or meaning. */
export function groupOf(kind: EditKind): string | undefined {
  return Object.entries(groups).find(([, kinds]) => kinds.includes(kind))?.[0]
}

/** Every kind with a readable name. */
export const kindNames: ReadonlyMap<string, string> = new Map([...editKinds, ...diskKinds].map(({ id, what }) => [id, what]))
