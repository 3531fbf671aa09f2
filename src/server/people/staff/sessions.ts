/** Lists staff sessions and ends them. */

import { readAllRows } from '../../db/index.ts'
import { type Call, type Handlers, readRows, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { endSessions, ownsSession, sessionsOf, sessionTimes } from '../accounts/index.ts'
import { staffOf } from './store.ts'

type SessionHandlers = Pick<Handlers, 'list-staff-sessions' | 'end-staff-session' | 'end-staff-sessions'>

export const sessionHandlers: SessionHandlers = {
  'list-staff-sessions': async ({ userId, ...cut }, call) => {
    if (!(await isStaff(call, userId))) return refuse('error.not-found')
    const { brand } = call
    const sessions = sessionsOf({ userId, brand: brand.id, times: sessionTimes(brand), now: call.now() })
    return await readRows(call, cut, sessions, { more: (row) => ({ current: row.session_id === call.sessions.current }) })
  },

  'end-staff-session': ({ userId, sessionId }, call) =>
    call.transaction(async (tx) => {
      if (!(await isStaff({ ...call, db: tx }, userId)) || !(await ownsSession(tx, userId, sessionId))) return refuse('error.not-found')
      await endSessions(tx, { family: sessionId }, 'by-administrator', call.now())
      await noteEnded(call, tx, userId, { session: sessionId })
      return { ok: true, value: {} }
    }),

  'end-staff-sessions': ({ userId }, call) =>
    call.transaction(async (tx) => {
      if (!(await isStaff({ ...call, db: tx }, userId))) return refuse('error.not-found')
      const count = await endSessions(tx, { userId }, 'by-administrator', call.now())
      if (count > 0) await noteEnded(call, tx, userId, { count })
      return { ok: true, value: {} }
    }),
}

async function isStaff({ db, brand, now }: Call, userId: string): Promise<boolean> {
  return (await readAllRows(db, staffOf(brand.id, now(), { userId }))).length > 0
}

async function noteEnded(call: Call, tx: Call['db'], userId: string, what: { session: string } | { count: number }) {
  await writeAudit(tx, call, { event: 'staff-sessions-ended', kind: 'security', subject: userId, detail: what })
}
