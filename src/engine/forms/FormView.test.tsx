import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FormView as Form } from '#config'
import { type Portal, PortalProvider } from '../portal.ts'
import { FormView, preloadForm } from './index.ts'
import { makeForm, options } from './testing.ts'

const portal = {
  language: 'en',
  session: { actor: 'visitor', signedIn: false, name: '', company: '', userId: '', avatar: '', staffAdmin: false, standing: 'none' },
  today: '2026-11-21',
  shell: { texts: {}, limits: {}, brand: { timeZone: 'Asia/Shanghai' } },
  text: (key: string) => key,
} as Portal

async function draw(form: Form): Promise<string> {
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
        <FormView id="form" form={form} options={options} values={form.defaults} onChange={() => {}} onSubmit={() => {}} look="page" />
      </PortalProvider>
    )
    const stream = renderToPipeableStream(element, { onAllReady: () => stream.pipe(sink), onError: reject })
  })
}

/** Without conditions, so that both engines can render it. */
function plainForm(renderer: Form['renderer']): Form {
  const form = makeForm({ renderer })
  const fields = form.fields.map((field) => ({
    ...field,
    rules: {},
    ...(field.fields ? { fields: field.fields.map((inner) => ({ ...inner, rules: {} })) } : {}),
  }))
  return { ...form, fields, rules: { ...form.rules, fields: {} } }
}

describe('a form rendered on the server', () => {
  test('both engines render the same', async () => {
    const rjsf = await draw(plainForm('rjsf'))
    const formily = await draw(plainForm('formily'))
    const bare = (markup: string) =>
      markup
        .replace(/ data-renderer="\w+"/, '')
        .replaceAll('<span hidden=""></span>', '')
        .replaceAll(/<!--.*?-->/g, '')
    expect(bare(rjsf)).toBe(bare(formily))
    expect(rjsf).toContain('id="form-boxes-0-count"')
    expect(rjsf).toContain('id="form-address-city"')
  })

  test('label, unit, hint and error refer to the control', async () => {
    const markup = await draw(plainForm('rjsf'))
    expect(markup).toContain('for="form-weight"')
    expect(markup).toMatch(/id="form-weight"[^>]*aria-describedby="form-weight-unit form-weight-hint"/)
  })

  test('both engines render a code field with its send button and autofill', async () => {
    const withCode = (form: Form): Form => ({
      ...form,
      fields: form.fields.map((field) =>
        field.name === 'unit' ? { ...field, widget: 'code', send: { operation: 'send-code', input: { account: 'form.pol' } } } : field,
      ),
    })
    for (const renderer of ['rjsf', 'formily'] as const) {
      const markup = await draw(withCode(plainForm(renderer)))
      expect(markup).toMatch(/<input(?=[^>]*id="form-unit")(?=[^>]*inputMode="numeric")(?=[^>]*autoComplete="one-time-code")/i)
      expect(markup).toMatch(/<button type="button" class="qs-code-send">engine\.code\.send</)
    }
  })

  test('a field with an unknown control shows an error in its place', async () => {
    const form = plainForm('rjsf')
    const fields = form.fields.map((field) => (field.name === 'unit' ? { ...field, widget: 'dial' } : field))
    expect(await draw({ ...form, fields })).toContain('engine.form.unknownWidget')
  })
})
