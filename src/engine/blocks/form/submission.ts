/** The life of a form's submission, from the click to the response and what the user does about it. */
import { type JsonObject, sessionCodes } from '#rules'
import type { RefusedAnswer } from '../../portal.ts'

/** A submission that waits while the user compares: the response shown, the current one, and the values to send. */
export interface Difference {
  readonly values: JsonObject
  readonly before: unknown
  readonly after: unknown
  readonly message: string
}

/**
 * settling: waits for the live response to the values. sending: waits for the operation. differs: the user compares and decides.
 * refused: the user corrects. done: the form is replaced by the blocks that show the answer.
 */
export type SubmissionState = 'idle' | 'settling' | 'sending' | 'differs' | 'refused' | 'done'

/** What comes with a state. */
interface Facts {
  readonly difference?: Difference
  readonly refusal?: RefusedAnswer
  readonly answer?: unknown
}

export interface Submission extends Facts {
  readonly state: SubmissionState
  /** Errors so far that reveal a field; the fields stay. */
  readonly revealing: readonly string[]
  /** How often the form has restarted after a submission. */
  readonly round: number
}

export interface SubmissionEvent {
  readonly type: keyof typeof transitions | 'restarted'
  /** What comes with the next state. */
  readonly facts?: Facts
  /** Id of the error, if it reveals a field. */
  readonly reveals?: string | undefined
}

/** The next state, and the only state in which the event counts, if there is one: a second click may respond later. */
const transitions = {
  submitted: ['settling'],
  settled: ['sending', 'settling'],
  differed: ['differs'],
  accepted: ['sending', 'differs'],
  declined: ['idle', 'differs'],
  refused: ['refused'],
  signedIn: ['idle', 'refused'],
  succeeded: ['idle', 'sending'],
  answered: ['done'],
} satisfies Readonly<Record<string, readonly [to: SubmissionState, from?: SubmissionState]>>

export const firstSubmission: Submission = { state: 'idle', revealing: [], round: 0 }

/** The submission after an event; the same one if the event does not count in its state. */
export function nextSubmission(submission: Submission, { type, facts, reveals }: SubmissionEvent): Submission {
  const { state, refusal, revealing, round } = submission
  if (type === 'restarted') return { ...submission, round: round + 1 }
  const [to, from = state]: readonly [SubmissionState, SubmissionState?] = transitions[type]
  if (state === 'done' || state !== from) return submission
  // Signing in helps only against what was refused without a session.
  if (type === 'signedIn' && refusal?.code !== sessionCodes.none) return submission
  return { ...facts, state: to, revealing: reveals === undefined ? revealing : [...revealing, reveals], round }
}
