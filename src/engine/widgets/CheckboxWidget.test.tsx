import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldView } from '#config'
import { makeField } from '../../config/testing-plans.ts'
import { PortalProvider } from '../portal.ts'
import { makePortal } from '../testing.ts'
import { CheckboxWidget } from './CheckboxWidget.tsx'

test.each([
  ['I have read and accept the', 'service agreement', 'I have read and accept the service agreement'],
  ['我已阅读并同意', '《服务协议》', '我已阅读并同意《服务协议》'],
])('the label of a checkbox and its link are one sentence: %s', (label, link, sentence) => {
  const links = [{ id: 'agreement', label: link, link: { route: 'agreement' } }]
  expect(readLabel(makeField({ name: 'agreement', label, links }))).toBe(sentence)
})

test('a label without a link ends with its last word', () => {
  expect(readLabel(makeField({ name: 'insured', label: 'Insure the goods' }))).toBe('Insure the goods')
})

test('a box that must be ticked says so', () => {
  expect(readLabel(makeField({ name: 'agreement', label: 'I agree' }), true)).toBe('I agree*')
})

function readLabel(field: FieldView, required = false): string {
  const portal = makePortal({ href: () => '/agreement', text: () => '' })
  const markup = renderToString(
    <PortalProvider value={portal}>
      <CheckboxWidget
        field={field}
        id="box"
        value={undefined}
        onChange={() => {}}
        onLeave={() => {}}
        options={[]}
        disabled={false}
        required={required}
        invalid={false}
        describedBy={undefined}
        labelledBy="words"
        zone="Asia/Shanghai"
      />
    </PortalProvider>,
  )
  return markup.replaceAll(/<[^>]*>/g, '')
}
