import { expect, type Page } from '@playwright/test'
import { openReceiver } from '../server/integrations/receiver.ts'
import { caseOfToday } from '../support/rotate.ts'
import { until } from '../support/until.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: {
    add: '添加推送',
    name: '名称',
    url: '接收地址',
    event: '运输节点',
    deliveries: '查看推送',
    test: '发送测试',
    sent: '已送达',
    key: '创建密钥',
    scope: '读取运输事件（DCSA）',
    calendar: '创建日历地址',
    revoke: '撤销',
  },
  en: {
    add: 'Add webhook',
    name: 'Name',
    url: 'Address',
    event: 'Milestones',
    deliveries: 'Deliveries',
    test: 'Send test',
    sent: 'Delivered',
    key: 'Create key',
    scope: 'Read transport events (DCSA)',
    calendar: 'Create calendar address',
    revoke: 'Revoke',
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'en', width: 1440 },
    { language: 'zh', width: 390 },
  ] as const,
  1,
)) {
  test(`a company connects its system at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const base = baseURL ?? ''
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'admin' })
    const { page } = customer
    const main = page.getByRole('main')
    const receiver = await openReceiver()
    // By IP address, because not every machine resolves names below localhost.
    const read = (path: string, key?: string) =>
      fetch(`http://127.0.0.1:${new URL(base).port}${path}`, key ? { headers: { authorization: `Bearer ${key}` } } : {})
    let key = ''

    await test.step('a webhook is added and its secret shown', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('button', { name: words.add }).click()
      const dialog = page.getByRole('dialog')
      await field(dialog, words.name).fill('ERP')
      await field(dialog, words.url).fill(receiver.url)
      await dialog.getByRole('checkbox', { name: words.event }).check()
      await dialog.getByRole('button').last().click()
      const secret = await shown(page)
      expect(secret).toMatch(/^whsec_/)
      receiver.secrets.push(secret)
    })

    await test.step('a key shown once reads events', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('button', { name: words.key }).click()
      const dialog = page.getByRole('dialog')
      await field(dialog, words.name).fill('TMS')
      await dialog.getByRole('checkbox', { name: words.scope }).check()
      await dialog.getByRole('button').last().click()
      key = await shown(page)
      const events = await read('/v2/events?limit=5', key)
      expect([events.status, Array.isArray(await events.json())]).toEqual([200, true])
    })

    await test.step('a calendar address is shown and can be fetched', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('button', { name: words.calendar }).click()
      const { pathname } = new URL(await shown(page))
      expect(await (await read(pathname)).text()).toContain('BEGIN:VCALENDAR')
    })

    await test.step('a test message reaches the receiver, signed, and is in the log', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await expect(page.getByText(key)).toHaveCount(0)
      await checkPage(customer, 'integrations')
      await main.getByRole('button', { name: words.test }).click()
      await until('the receiver accepted the test', () => Promise.resolve(receiver.received.find(({ message }) => message.type === 'test')))
      await main.getByRole('link', { name: words.deliveries, exact: true }).click()
      await expect(main.getByRole('row').getByText(words.sent).first()).toBeVisible()
      await checkPage(customer, 'a webhook')
    })

    await test.step('a revoked key reads nothing', async () => {
      await openAlive(customer, '/workbench/Integrations')
      await main.getByRole('row', { name: 'TMS' }).getByRole('button', { name: words.revoke }).click()
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
