import { expect, type Page } from '@playwright/test'
import { openReceiver } from '../server/integrations/receiver.ts'
import { sampleOne } from '../support/sample.ts'
import { until } from '../support/until.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openSignedIn } from './person.ts'

for (const { language, width } of sampleOne(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 390 },
  ] as const,
  1,
)) {
  test(`a company connects its system at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const base = baseURL ?? ''
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'admin' })
    const { page, say } = customer
    const main = page.getByRole('main')
    const receiver = await openReceiver()
    // By IP address, because not every machine resolves names below localhost.
    const read = (path: string, apiKey?: string) =>
      fetch(`http://127.0.0.1:${new URL(base).port}${path}`, apiKey ? { headers: { authorization: `Bearer ${apiKey}` } } : {})
    let key = ''

    await test.step('a webhook is added and its secret shown', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('button', { name: say('page/integrations.keys.add-webhook.action') }).click()
      const dialog = page.getByRole('dialog')
      await field(dialog, say('form/webhook.name')).fill('ERP')
      await field(dialog, say('form/webhook.url')).fill(receiver.url)
      await dialog.getByRole('checkbox', { name: say('dictionary/webhook-event.milestone-recorded') }).check()
      await dialog.getByRole('button').last().click()
      const secret = await shown(page)
      expect(secret).toMatch(/^whsec_/)
      receiver.secrets.push(secret)
    })

    await test.step('a key shown once reads events', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('button', { name: say('page/integrations.keys.add-key.action') }).click()
      const dialog = page.getByRole('dialog')
      await field(dialog, say('form/api-key.name')).fill('TMS')
      await dialog.getByRole('checkbox', { name: say('dictionary/api-scope.events') }).check()
      await dialog.getByRole('button').last().click()
      key = await shown(page)
      const events = await read('/v2/events?limit=5', key)
      expect([events.status, Array.isArray(await events.json())]).toEqual([200, true])
    })

    await test.step('a calendar address is shown and can be fetched', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('button', { name: say('page/integrations.calendar.open-mine.action') }).click()
      const { pathname } = new URL(await shown(page))
      expect(await (await read(pathname)).text()).toContain('BEGIN:VCALENDAR')
    })

    await test.step('a test message reaches the receiver, signed, and is in the log', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await expect(page.getByText(key)).toHaveCount(0)
      await checkPage(customer, 'integrations')
      await main.getByRole('button', { name: say('list/webhooks.actions.test') }).click()
      await until('the receiver accepted the test', () => Promise.resolve(receiver.received.find(({ message }) => message.type === 'test')))
      await main.getByRole('link', { name: say('list/webhooks.actions.open'), exact: true }).click()
      await expect(main.getByRole('row').getByText(say('dictionary/webhook-delivery-state.sent')).first()).toBeVisible()
      await checkPage(customer, 'a webhook')
    })

    await test.step('a revoked key reads nothing', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main
        .getByRole('row', { name: 'TMS' })
        .getByRole('button', { name: say('list/api-keys.actions.revoke') })
        .click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await until('the key is revoked', async () => ((await read('/v2/events', key)).status === 401 ? true : undefined))
    })
    expect(customer.complaints).toEqual([])
    receiver.close()
  })
}

/** What a button created, as the page shows it. */
async function shown(page: Page): Promise<string> {
  const made = page.getByRole('main').locator('.qs-share-link')
  await expect(made).toHaveValue(/\S/)
  return await made.inputValue()
}
