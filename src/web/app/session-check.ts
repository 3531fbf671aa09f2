import { useEffect, useRef } from 'react'
import type { Client } from '../request/client.ts'
import { type Session, type SessionStore, visitor } from '../session/session-store.ts'

/** Replaces the stored session by the one that the server reports. */
export async function checkSession(client: Client, store: SessionStore): Promise<void> {
  const answer = await client.call<Session>('read-session', {}, { quiet: true })
  if (answer.ok) store.signIn({ ...visitor, ...answer.value, signedIn: true })
}

/** A stored session may have ended or changed since; the server's reply replaces it. */
export function useSessionCheck(client: Client, store: SessionStore): void {
  const latest = useRef(client)
  latest.current = client
  useEffect(() => {
    if (store.read().signedIn) void checkSession(latest.current, store)
  }, [store])
}
