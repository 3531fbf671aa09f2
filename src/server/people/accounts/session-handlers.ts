import { type Handlers, readRows, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { endSessions, ownsSession, sessionsOf } from './session-store.ts'
import { sessionTimes } from './sessions.ts'

export const sessionHandlers: Pick<Handlers, 'list-sessions' | 'end-session' | 'end-other-sessions'> = {
  'list-sessions': async (input, call) => {
    const { actor, brand } = call
    if (actor.userId === null) return refuse('error.not-signed-in')
    const sessions = sessionsOf({ userId: actor.userId, brand: brand.id, times: sessionTimes(brand), now: call.now() })
    return await readRows(call, input, sessions, { more: (row) => ({ current: row.session_id === call.sessions.current }) })
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
