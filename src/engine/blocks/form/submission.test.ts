import { expect, test } from 'vitest'
import type { RefusedAnswer } from '../../portal.ts'
import { firstSubmission, nextSubmission, type SubmissionEvent } from './submission.ts'

const difference = { values: { goods: 'tea' }, before: 1, after: 2, message: 'The price has changed.' }

function refuse(id: string, code = 500): RefusedAnswer {
  return { ok: false, code, error: { id, params: {}, fields: [] }, message: id, data: null }
}

const refused = (id: string, code?: number, reveals?: string): SubmissionEvent => ({
  type: 'refused',
  facts: { refusal: refuse(id, code) },
  reveals,
})
const differed: SubmissionEvent = { type: 'differed', facts: { difference } }
const answered: SubmissionEvent = { type: 'answered', facts: { answer: { id: 'o1' } } }

/** Each event by its name, or in full. */
function play(...events: readonly (SubmissionEvent | SubmissionEvent['type'])[]) {
  return events
    .map((event): SubmissionEvent => (typeof event === 'string' ? { type: event } : event))
    .reduce(nextSubmission, firstSubmission)
}

test('a submission settles, is sent, and ends with the answer', () => {
  expect(play().state).toBe('idle')
  expect(play('submitted').state).toBe('settling')
  expect(play('submitted', 'settled').state).toBe('sending')
  expect(play('submitted', 'settled', answered)).toMatchObject({ state: 'done', answer: { id: 'o1' } })
})

test('a form that shows no answer starts again, and counts its rounds', () => {
  const submission = play('submitted', 'settled', 'succeeded', 'restarted', 'submitted', 'settled', 'succeeded', 'restarted')
  expect(submission).toEqual({ state: 'idle', revealing: [], round: 2 })
})

test('an answer that is shown is final', () => {
  expect(play('submitted', 'settled', answered, 'submitted', 'settled', refused('error.late')).state).toBe('done')
})

test('a user who accepts a difference sends again, and one who declines is back at the form', () => {
  expect(play('submitted', 'settled', differed)).toMatchObject({ state: 'differs', difference })
  expect(play('submitted', 'settled', differed, 'accepted').state).toBe('sending')
  expect(play('submitted', 'settled', differed, 'declined').state).toBe('idle')
})

test('a refusal is shown until the user submits again', () => {
  expect(play('submitted', refused('error.live')).refusal?.message).toBe('error.live')
  expect(play('submitted', 'settled', refused('error.limit'), 'submitted').refusal).toBeUndefined()
})

test('a field that a refusal reveals stays for all further submissions', () => {
  const submission = play(
    'submitted',
    'settled',
    refused('error.code-needed', 500, 'error.code-needed'),
    'submitted',
    'settled',
    refused('error.limit'),
  )
  expect(submission.revealing).toEqual(['error.code-needed'])
})

test('a user who signs in again no longer sees the refusal for want of a session', () => {
  const signedIn: SubmissionEvent = { type: 'signedIn' }
  expect(play('submitted', refused('error.not-signed-in', 4), signedIn).refusal).toBeUndefined()
  expect(play('submitted', refused('error.limit'), signedIn).refusal?.message).toBe('error.limit')
})

test('a second click does not end what the first one has led to', () => {
  const clickedTwice = ['submitted', 'submitted', 'settled'] as const
  expect(play(...clickedTwice, refused('error.limit'), 'settled', 'succeeded').state).toBe('refused')
  expect(play(...clickedTwice, differed, 'settled').state).toBe('differs')
})
