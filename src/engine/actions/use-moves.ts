import { useEffect, useState } from 'react'
import { type Moves, usePortal } from '../portal.ts'

/** What the record's life allows now; undefined while that is being found out. */
export function useMoves(life: string | undefined, record: unknown): Moves | undefined {
  const portal = usePortal()
  const [moves, setMoves] = useState<Moves>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the portal is a new object with each page; the session is what counts
  useEffect(() => {
    if (!life || record === undefined) return
    let current = true
    void Promise.resolve(portal.moves(life, record)).then((found) => {
      if (current) setMoves(found)
    })
    return () => {
      current = false
    }
  }, [life, record, portal.session.actor, portal.language])
  return moves
}
