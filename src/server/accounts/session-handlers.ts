import { writeAudit } from '../audit/index.ts'
import { type Handlers, pageOf, refuse } from '../kernel/index.ts'
import { listSessions, ownsSession } from './session-list.ts'
import { endSessions, sessionTimes } from './sessions.ts'

export const sessionHandlers: Pick<Handlers, 'list-sessions' | 'end-session' | 'end-other-sessions'> = {
  'list-sessions': async (input, call) => {
    const { actor, brand, db } = call
    if (actor.userId === null) return refuse('error.not-signed-in')
    const times = sessionTimes(brand)
    const { page, pageSize, offset } = pageOf(input, call)
    const { rows, total } = await listSessions(db, { userId: actor.userId, brand: brand.id, times, now: call.now(), pageSize, offset })
    const shown = rows.map(({ startedAt, usedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current: row.sessionId === call.sessions.current,
    }))
    return { ok: true, value: { rows: shown, total, page, pageSize } }
  },

  'end-session': async ({ sessionId }, call) => {
    const { userId } = call.actor
    return await call.transaction(async (tx) => {
      if (userId === null || !(await ownsSession(tx, userId, sessionId))) return refuse('error.not-found')
      await endSessions(tx, { family: sessionId }, 'by-person', call.now())
      await writeAudit(tx, call, { event: 'session-ended', kind: 'security', subject: userId, detail: { session: sessionId } })
      return { ok: true, value: {} }
    })
  },

  'end-other-sessions': async (_input, call) => {
    const { userId } = call.actor
    if (userId === null) return refuse('error.not-signed-in')
    return await call.transaction(async (tx) => {
      const ended = await endSessions(tx, { userId, but: call.sessions.current }, 'by-person', call.now())
      if (ended > 0) await writeAudit(tx, call, { event: 'sessions-ended', kind: 'security', subject: userId, detail: { count: ended } })
      return { ok: true, value: {} }
    })
  },
}
