/** `npm run people` on the portal's host administers staff as well. It has no account and needs no second person. */
import type { Actor, Call } from '../kernel/index.ts'

export function hostActor(name: string): Actor {
  return { kind: 'staff', staffAdmin: true, isHost: true, userId: null, companyId: null, name, latinName: name }
}

export function isHost({ actor }: Pick<Call, 'actor'>): boolean {
  return actor.isHost === true
}
