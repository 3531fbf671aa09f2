import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingCodes } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { sample } from '../../support/sample.ts'

interface Manual {
  readonly topic: string
  readonly opens: string
  readonly title: string
  readonly topics: readonly { readonly id: string; readonly label: string; readonly group: string }[]
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly text: string
    readonly notes: readonly string[]
    readonly see: string
    readonly samples: readonly { readonly path: string; readonly text: string }[]
  }[]
}

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await openTestPortal({ root: fileURLToPath(new URL('../../../', import.meta.url)) })
  token = await portal.signIn('analyst')
})
afterAll(() => portal.close())

async function read(path: string, language: 'zh' | 'en' = 'en') {
  const cookie = `default-language=${language}`
  const answer = await portal.app.inject({ url: `/api/manual/${path}`, headers: { 'access-token': token, cookie } })
  return { status: answer.statusCode, manual: (answer.json() as { data: Manual }).data }
}

describe('the manual for analysts', () => {
  test('has a topic for each kind of document, block and part, in both languages', async () => {
    const { manual } = await read('reference')
    expect(manual.topics.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['start', 'functions', 'form', 'brand', 'block-manual', 'field']),
    )
    for (const { id } of sample(manual.topics, 8)) {
      const [english, chinese] = [(await read(`reference?topic=${id}`)).manual, (await read(`reference?topic=${id}`, 'zh')).manual]
      expect(english.sections.length, id).toBeGreaterThan(0)
      expect(
        english.sections.filter(({ text }) => text === '').map(({ title }) => title),
        id,
      ).toEqual([])
      expect(
        chinese.sections.filter(({ text }) => !/\p{Script=Han}/u.test(text)).map(({ title }) => title),
        id,
      ).toEqual([])
      expect(new Set(english.sections.map((section) => section.id)).size, id).toBe(english.sections.length)
    }
  })

  test('shows the meaning of a property, what it refers to and an example from a shipped document', async () => {
    const { manual } = await read('reference?topic=form')
    const field = manual.sections.find(({ title }) => title === 'layout[].fields[].id')
    expect(field).toMatchObject({ text: 'Name of the field.', notes: ['string', 'required', 'refers to: field'] })
    expect(field?.samples[0]).toMatchObject({ path: expect.stringMatching(/\.form\.json$/), text: expect.stringMatching(/^"id": "/) })
    expect(manual.sections.find(({ title }) => title === 'properties')?.see).toBe('field')
    expect((await read('reference?topic=no-such-kind')).status).toBe(404)
  })

  test('explains every code of the check, and opens the requested one', async () => {
    const { manual } = await read('findings?topic=MEASURE')
    expect(manual.sections.map(({ id }) => id)).toEqual(Object.keys(findingCodes).sort())
    expect(manual.opens).toBe('MEASURE')
  })

  test('shows every change with code to copy', async () => {
    const { manual } = await read('guide')
    expect(manual.sections).toHaveLength(13)
    expect(manual.sections.filter(({ samples }) => samples.length === 0)).toEqual([])
  })
})
