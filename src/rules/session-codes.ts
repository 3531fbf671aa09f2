/** Codes of responses that are refused for want of a session. */
export const sessionCodes = {
  /** The caller is not signed in. */
  none: 4,
  /** The server has ended the session. */
  ended: 8,
} as const

export function lacksSession(code: number): boolean {
  return code === sessionCodes.none || code === sessionCodes.ended
}
