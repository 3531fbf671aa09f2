import { globSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FormView as Form } from '#config'
import { type Portal, PortalProvider } from '../portal.ts'
import { FormView, preloadForm } from './index.ts'
import { isAlternative } from './required-fields.ts'
import { makeForm, options } from './testing.ts'

const portal = {
  language: 'en',
  session: { actor: 'visitor', signedIn: false, name: '', company: '', userId: '', avatar: '', staffAdmin: false },
  today: '2026-11-21',
  shell: { texts: {}, limits: {}, brand: { timeZone: 'Asia/Shanghai' } },
  text: (key: string) => key,
} as Portal

async function draw(form: Form, look: 'page' | 'bar' | 'dialog'): Promise<string> {
  await preloadForm(form)
  return new Promise((resolve, reject) => {
    const sink = new PassThrough()
    let markup = ''
    sink.on('data', (chunk) => {
      markup += chunk
    })
    sink.on('end', () => resolve(markup))
    const element = (
      <PortalProvider value={portal}>
        <FormView id="form" form={form} options={options} values={form.defaults} onChange={() => {}} onSubmit={() => {}} look={look} />
      </PortalProvider>
    )
    const stream = renderToPipeableStream(element, { onAllReady: () => stream.pipe(sink), onError: reject })
  })
}

const mark = 'engine.form.required'
const countOf = (markup: string, words: string) => markup.split(words).length - 1

function formOf(fields: Form['fields'], checks: Form['rules']['checks'] = []): Form {
  const form = makeForm({ renderer: 'rjsf' })
  const properties = Object.fromEntries(fields.map(({ name, type }) => [name, { type }]))
  return {
    ...form,
    fields,
    schema: { type: 'object', properties, required: fields.filter(({ required }) => required).map(({ name }) => name) },
    layout: [{ id: 'all', columns: 1, fields: fields.map(({ name }) => ({ id: name, span: 1 })) }],
    rules: { ...form.rules, fields: {}, checks },
    defaults: {},
  }
}

const text = (name: string, required: boolean) => ({ name, label: name, type: 'string', widget: 'input', required, rules: {} }) as const
const box = (widget: 'checkbox' | 'switch') =>
  ({ name: 'agree', label: 'Agree', type: 'boolean', widget, required: true, rules: {} }) as const

describe('a required field says so', () => {
  it.each(['page', 'bar', 'dialog'] as const)('in a form that looks like a %s', async (look) => {
    expect(countOf(await draw(formOf([text('number', true), text('remark', false)]), look), mark)).toBe(1)
  })

  it.each(['checkbox', 'switch'] as const)('beside its own label, as a %s', async (widget) => {
    expect(countOf(await draw(formOf([box(widget)]), 'page'), mark)).toBe(1)
  })

  it('in the heading of its column, if it is a field of rows', async () => {
    const markup = await draw(makeForm({}), 'page')
    const head = /<div class="qs-rows-head".*?<\/div>/.exec(markup)?.[0] ?? ''
    expect(countOf(head, mark)).toBe(2)
  })
})

describe('fields of which one is required', () => {
  const check = { id: 'phone', assert: 'has(form.mobile) || has(form.landline)', at: 'mobile', message: 'error.phone' }

  it('each say that one of them is', async () => {
    const markup = await draw(formOf([text('mobile', false), text('landline', false), text('remark', false)], [check]), 'bar')
    expect(countOf(markup, 'engine.form.oneOf')).toBe(2)
  })

  it('are not those of other checks', () => {
    const { rules } = makeForm({})
    const other = { ...check, assert: '!has(form.from) || !has(form.to) || form.from <= form.to' }
    expect(isAlternative({ rules: { ...rules, checks: [other] } }, 'from')).toBe(false)
  })

  it('are recognised in every declared form that requires one of several', () => {
    const asserts = globSync('schemas/**/*.form.json').flatMap((file) => {
      const { rules = [] } = JSON.parse(readFileSync(file, 'utf8')) as { rules?: { assert: string }[] }
      return rules.filter(({ assert }) => /^has\(form\.\w+\) \|\| has\(/.test(assert)).map(({ assert }) => assert)
    })
    expect(asserts.length).toBeGreaterThan(20)
    const { rules } = makeForm({})
    for (const assert of asserts) {
      const [, name = ''] = /has\(form\.(\w+)\)/.exec(assert) ?? []
      expect(isAlternative({ rules: { ...rules, checks: [{ ...check, assert }] } }, name), assert).toBe(true)
    }
  })
})
