import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, openAlive, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    map: '地图：海外代理',
    whole: '显示全图',
    agent: '马斯凯德货运（演示）',
    several: /^\d+ 条：/,
    chosen: '已选',
    contacts: '联系方式',
    inquire: '向代理询价',
    goods: '货物',
    volume: '货量',
    pol: '起运港',
    pod: '目的港',
    contact: '联系人',
    email: '邮箱',
    send: '发送询价',
    mine: '我发给该代理的询价',
    received: '待处理',
    open: '打开',
    process: '处理并答复',
    status: '处理状态',
    answered: '已答复',
    answer: '答复',
    save: '保存',
    details: '详情',
  },
  en: {
    map: 'Map: Overseas agents',
    whole: 'Show whole map',
    agent: 'Maaskade Forwarding B.V. (demonstration)',
    several: /^\d+ entries: /,
    chosen: 'Selected',
    contacts: 'Contacts',
    inquire: 'Send an inquiry',
    goods: 'Goods',
    volume: 'Volume',
    pol: 'Port of loading',
    pod: 'Port of discharge',
    contact: 'Contact',
    email: 'E-mail',
    send: 'Send inquiry',
    mine: 'My inquiries to this agent',
    received: 'New',
    open: 'Open',
    process: 'Process and answer',
    status: 'Progress',
    answered: 'Answered',
    answer: 'Answer',
    save: 'Save',
    details: 'Details',
  },
} as const

for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 390 },
    { language: 'en', width: 1440 },
  ] as const,
  1,
)) {
  test(`a shipper finds an agent on the map, sends an inquiry and reads the desk's answer, in ${language} at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const say = words[language]
    const goods = `Furniture ${Date.now()}`
    const answer = `Three days after arrival ${Date.now()}`
    const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page } = shipper

    await test.step('finds the agent on the map and in the list', async () => {
      await openAlive(shipper, '/overseasAgency')
      const map = page.getByRole('toolbar', { name: say.map })
      await checkPage(shipper, 'agents on a map')
      // Europe is one marker, which opens into several; the arrow keys move between them.
      const europe = map.getByRole('button', { name: say.several }).filter({ hasText: /\d/ }).first()
      await expect(europe).toHaveAttribute('aria-label', new RegExp(say.agent.slice(0, 5)))
      await europe.press('Enter')
      await expect(page.getByRole('button', { name: say.whole })).toBeVisible()
      await expect(page.getByRole('list', { name: say.chosen }).getByRole('link', { name: say.agent })).toBeVisible()
      await page.getByRole('button', { name: say.whole }).click()
      await expect(page.getByRole('button', { name: say.whole })).toBeHidden()
      await page.getByRole('heading', { name: say.agent }).getByRole('link').focus()
      await expect(map.locator('[data-lit]')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: say.agent, level: 1 })).toBeVisible()
      await expect(page.getByText('Femke Dijkstra')).toBeVisible()
      await checkPage(shipper, 'an overseas agent')
    })

    await test.step('sends an inquiry', async () => {
      await page.getByRole('button', { name: say.inquire }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(new RegExp(`^${say.goods}`)).fill(goods)
      await dialog.getByLabel(new RegExp(`^${say.volume}`)).fill('2×40HQ')
      await choose(dialog, say.pol, 'CNSHA')
      await choose(dialog, say.pod, 'NLRTM')
      await dialog.getByLabel(new RegExp(`^${say.contact}`)).fill('Li Ming')
      await dialog.getByLabel(new RegExp(`^${say.email}`)).fill('li@shipper.example')
      await checkPage(shipper, 'the form of an inquiry')
      await dialog.getByRole('button', { name: say.send }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: say.mine })).toBeVisible()
    })

    await test.step('the desk answers', async () => {
      const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, account: 'service' })
      await openAlive(staff, `/desk/agentInquiries?words=${encodeURIComponent(goods)}`)
      await checkPage(staff, 'inquiries at the desk')
      await staff.page.getByRole('link', { name: say.open }).click()
      await staff.page.getByRole('button', { name: say.process }).click()
      const dialog = staff.page.getByRole('dialog')
      await choose(dialog, say.status, say.answered)
      await dialog.getByLabel(new RegExp(`^${say.answer}`)).fill(answer)
      await dialog.getByRole('button', { name: say.save }).click()
      await expect(staff.page.getByText(answer).first()).toBeVisible()
      expect(staff.complaints).toEqual([])
    })

    await test.step('reads the answer', async () => {
      await openAlive(shipper, '/workbench/requests')
      const row = page.getByRole('row').filter({ hasText: goods })
      await expect(row).toContainText(say.answered)
      await row.getByRole('button', { name: say.details }).click()
      await expect(page.getByText(answer)).toBeVisible()
      await checkPage(shipper, 'own inquiries')
    })
    expect(shipper.complaints).toEqual([])
  })
}
