import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, openAlive, openSignedIn } from './person.ts'
import { startOf } from './say.ts'

/** An agent of the demo. */
const agents = { zh: '马斯凯德货运（演示）', en: 'Maaskade Forwarding B.V. (demonstration)' } as const

for (const { language, width } of sampleOne(
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
    const agent = agents[language]
    const goods = `Furniture ${Date.now()}`
    const answer = `Three days after arrival ${Date.now()}`
    const shipper = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = shipper

    await test.step('finds the agent on the map and in the list', async () => {
      await openAlive(shipper, '/overseasAgency')
      const map = page.getByRole('toolbar', { name: say('text/engine.map.label', { list: say('list/overseas-agents') }) })
      await checkPage(shipper, 'agents on a map')
      // Europe is one marker, which opens into several; the arrow keys move between them.
      const europe = map
        .getByRole('button', { name: say.pattern('text/engine.map.several') })
        .filter({ hasText: /\d/ })
        .first()
      await expect(europe).toHaveAttribute('aria-label', new RegExp(agent.slice(0, 5)))
      await europe.press('Enter')
      await expect(page.getByRole('button', { name: say('text/engine.map.whole') })).toBeVisible()
      await expect(page.getByRole('list', { name: say('text/engine.map.chosen') }).getByRole('link', { name: agent })).toBeVisible()
      await page.getByRole('button', { name: say('text/engine.map.whole') }).click()
      await expect(page.getByRole('button', { name: say('text/engine.map.whole') })).toBeHidden()
      await page.getByRole('heading', { name: agent }).getByRole('link').focus()
      await expect(map.locator('[data-lit]')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: agent, level: 1 })).toBeVisible()
      await expect(page.getByText('Femke Dijkstra')).toBeVisible()
      await checkPage(shipper, 'an overseas agent')
    })

    await test.step('sends an inquiry', async () => {
      await page.getByRole('button', { name: say('page/overseas-agent.actions.inquire') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(startOf(say('form/agent-inquiry.goods'))).fill(goods)
      await dialog.getByLabel(startOf(say('form/agent-inquiry.volume'))).fill('2×40HQ')
      await choose(dialog, say('form/agent-inquiry.pol'), 'CNSHA')
      await choose(dialog, say('form/agent-inquiry.pod'), 'NLRTM')
      await dialog.getByLabel(startOf(say('form/agent-inquiry.contact'))).fill('Li Ming')
      await dialog.getByLabel(startOf(say('form/agent-inquiry.email'))).fill('li@shipper.example')
      await checkPage(shipper, 'the form of an inquiry')
      await dialog.getByRole('button', { name: say('form/agent-inquiry.submit') }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: say('page/overseas-agent.mine') })).toBeVisible()
    })

    await test.step('the desk answers', async () => {
      const staff = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, account: 'service' })
      await openAlive(staff, `/desk/agentInquiries?words=${encodeURIComponent(goods)}`)
      await checkPage(staff, 'inquiries at the desk')
      await staff.page.getByRole('link', { name: say('list/desk-agent-inquiry.actions.open') }).click()
      await staff.page.getByRole('button', { name: say('page/desk-agent-inquiry-item.actions.process') }).click()
      const dialog = staff.page.getByRole('dialog')
      await choose(dialog, say('form/agent-inquiry-answer.status'), say('dictionary/inquiry-status.answered'))
      await dialog.getByLabel(startOf(say('form/agent-inquiry-answer.answer'))).fill(answer)
      await dialog.getByRole('button', { name: say('form/agent-inquiry-answer.submit') }).click()
      await expect(staff.page.getByText(answer).first()).toBeVisible()
      expect(staff.complaints).toEqual([])
    })

    await test.step('reads the answer', async () => {
      await openAlive(shipper, '/workbench/requests')
      const row = page.getByRole('row').filter({ hasText: goods })
      await expect(row).toContainText(say('dictionary/inquiry-status.answered'))
      await row.getByRole('button', { name: say('text/engine.details') }).click()
      await expect(page.getByText(answer)).toBeVisible()
      await checkPage(shipper, 'own inquiries')
    })
    expect(shipper.complaints).toEqual([])
  })
}
