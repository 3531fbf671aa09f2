/** Where people of the staff are signed in, and signing them out. */
import { endSessions, listSessions, ownsSession, sessionTimes } from '../accounts/index.ts'
import { writeAudit } from '../audit/index.ts'
import { type Call, type Handlers, pageOf, refuse } from '../kernel/index.ts'
import { findStaff } from './store.ts'

type SessionHandlers = Pick<Handlers, 'list-staff-sessions' | 'end-staff-session' | 'end-staff-sessions'>

export const sessionHandlers: SessionHandlers = {
  'list-staff-sessions': async ({ userId, ...cut }, call) => {
    const { db, brand } = call
    if (!(await isStaff(call, userId))) return refuse('error.not-found')
    const { page, pageSize, offset } = pageOf(cut, call)
    const times = sessionTimes(brand)
    const { rows, total } = await listSessions(db, { userId, brand: brand.id, times, now: call.now(), pageSize, offset })
    const shown = rows.map(({ startedAt, usedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current: row.sessionId === call.sessions.current,
    }))
    return { ok: true, value: { rows: shown, total, page, pageSize } }
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
  return (await findStaff(db, { brand: brand.id, now: now() }, userId)) !== undefined
}

async function noteEnded(call: Call, tx: Call['db'], userId: string, what: { session: string } | { count: number }) {
  await writeAudit(tx, call, { event: 'staff-sessions-ended', kind: 'security', subject: userId, detail: what })
}
