import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { type Answer, PortalProvider } from '../../portal.ts'
import { makePortal } from '../../testing.ts'
import { type Live, useLive } from './use-live.ts'

const noExchangeRate: Answer = {
  ok: false,
  code: 1,
  error: { id: 'error.no-exchange-rate', params: {}, fields: [] },
  message: 'No exchange rate',
  data: null,
}
const price: Answer = { ok: true, value: { total: '21046.00' } }

function Probe({ values, onLive }: { readonly values: JsonObject; readonly onLive: (live: Live) => void }) {
  onLive(useLive({ operation: 'price-booking' }, values, {}))
  return null
}

/** The hook as used in a form, and the number of its requests; responses arrive in order. */
function openLive(...answers: readonly Answer[]): { readonly live: Live; readonly asked: () => number } {
  let count = 0
  const portal = makePortal({ call: <T,>() => Promise.resolve(answers[count++] as Answer<T>) })
  const held: Live[] = []
  renderToString(
    <PortalProvider value={portal}>
      <Probe values={{ pol: 'CNNGB' }} onLive={(state) => held.push(state)} />
    </PortalProvider>,
  )
  const [live] = held
  if (!live) throw new Error('The hook was not called')
  return { live, asked: () => count }
}

test('a failed request is repeated on the next submit, since its cause may be gone', async () => {
  const { live, asked } = openLive(noExchangeRate, noExchangeRate, price)
  expect(await live.settle()).toMatchObject({ state: 'refused', refusal: { message: 'No exchange rate' } })
  expect(await live.settle()).toMatchObject({ state: 'refused' })
  expect(await live.settle()).toEqual({ state: 'ready', value: { total: '21046.00' } })
  expect(asked()).toBe(3)
})

test('a received price is kept, and two submits in a row share one request', async () => {
  const { live, asked } = openLive(noExchangeRate, price)
  await live.settle()
  const both = await Promise.all([live.settle(), live.settle()])
  expect(both.map(({ state }) => state)).toEqual(['ready', 'ready'])
  expect((await live.settle()).state).toBe('ready')
  expect(asked()).toBe(2)
})
