import { type Equipment, fitPieces } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { type Call, documentRows, type FactRow, type Handlers, pickWords, type Result } from '../../kernel/index.ts'

type Input = Operations['check-pieces']['input']
type Output = Operations['check-pieces']['output']

export const oversizeHandlers: Pick<Handlers, 'check-pieces'> = { 'check-pieces': checkPieces }

/** Which special equipment takes each piece, with its projections and lost slots. */
async function checkPieces({ pieces }: Input, call: Call): Promise<Result<Output>> {
  const rows = documentRows<FactRow<Omit<Equipment, 'id'>>>(call.brand, 'reference', 'special-equipment')
  const equipment = rows.flatMap(({ id, label, facts }) => (facts ? { ...facts, id, label: pickWords(label, call) } : []))
  const fitted = fitPieces(pieces, equipment)
  const results = fitted.map(({ piece, fits, ...rest }) => ({
    ...rest,
    ...piece,
    fits: fits.map((fit) => ({ ...fit, reasons: [...fit.reasons] })),
  }))
  const taken = fitted.flatMap(({ best, fits }) => fits.filter((fit) => fit.equipment === best))
  return {
    ok: true,
    value: {
      equipment,
      pieces: results,
      containers: summarise(taken),
      lostTeu: taken.reduce((sum, { lostTeu, containers }) => sum + lostTeu * containers, 0),
      breakBulk: fitted.filter(({ best }) => best === undefined).length,
    },
  }
}

/** Containers by type: `40FR × 2`. */
function summarise(taken: readonly { readonly equipment: string; readonly containers: number }[]): Output['containers'] {
  const counts = new Map<string, number>()
  for (const { equipment, containers } of taken) counts.set(equipment, (counts.get(equipment) ?? 0) + containers)
  return [...counts].map(([equipment, quantity]) => ({ equipment, quantity }))
}
