import { expect, type Page } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import { type Language, startOf } from './say.ts'

const newName = '周新人'

const journeys: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of sampleOne(journeys, 1)) {
  test(`an invitee becomes a member and sees prices on ${who.brand} in ${who.language} at ${who.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const admin = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'admin' })
    const { say } = admin
    const note = `journey ${Date.now()}`
    const link = await test.step('the administrator creates a link for one person', () => makeLink(admin, note))
    const newcomer = await openPerson(browser, baseURL ?? '', who)
    await test.step('the new user opens it elsewhere, registers and is a member', () => register(newcomer, link))
    await test.step('the new user sees prices', async () => {
      await newcomer.page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
      await expect(
        newcomer.page
          .getByRole('main')
          .getByText(/USD\s[\d,]+/)
          .first(),
      ).toBeVisible()
    })
    const late = await openPerson(browser, baseURL ?? '', who)
    await test.step('the link is shown as used up', async () => {
      await openAlive(late, link)
      await expect(late.page.getByText(say('page/invitation.ended'))).toBeVisible()
      await expect(late.page.getByRole('button', { name: say('page/invitation.ways.register') })).toHaveCount(0)
      await checkPage(late, 'an invitation that is no longer open')
    })
    await test.step('the administrator sees who joined', async () => {
      await admin.page.reload()
      const row = admin.page.getByRole('row').filter({ hasText: note })
      await expect(row.getByText(say('dictionary/invitation-state.used-up'))).toBeVisible()
      await expect(admin.page.getByRole('main').getByText(newName).first()).toBeVisible()
      await checkPage(admin, 'the list of invitations')
    })
    await test.step('a second link is revoked', () => takeBack(admin, late))
    expect([...admin.complaints, ...newcomer.complaints, ...late.complaints]).toEqual([])
  })
}

async function makeLink(person: Person, note: string): Promise<string> {
  const { page, say } = person
  await page.goto('/workbench/InvitationRecord')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('page/invitation-record.links.company.invite.action') }).click()
  const dialog = page.getByRole('dialog')
  await checkPage(person, 'the dialog that creates an invitation')
  await dialog.getByLabel(say('form/invitation.note')).fill(note)
  await dialog.getByRole('button', { name: say('form/invitation.submit') }).click()
  await expect(dialog).toBeHidden()
  const field = main.getByLabel(say('text/engine.share.link'), { exact: true })
  await expect(field).toHaveValue(/\/invitation\/[\w-]{32}$/)
  await expect(main.getByRole('img', { name: say('text/engine.share.code') })).toBeVisible()
  await checkPage(person, 'a new link')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', { name: say('text/engine.share.copy') }).click()
  await expect(main.getByText(say('text/engine.share.copied'), { exact: true })).toBeVisible()
  const link = await field.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await main.getByRole('button', { name: say('text/engine.share.done') }).click()
  // The link is shown only once: the page does not contain it afterwards.
  await expect(main.getByText(note).first()).toBeVisible()
  expect(await page.content()).not.toContain(link.split('/').at(-1))
  return link
}

async function register(person: Person, link: string): Promise<void> {
  const { page, say } = person
  await openAlive(person, link)
  await expect(page.getByRole('heading', { name: /有限公司|Ltd\./ })).toBeVisible()
  await checkPage(person, 'an open invitation')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('page/invitation.ways.register') })
    .click()
  const dialog = page.getByRole('dialog')
  const account = `journey-${Date.now()}@people.example`
  await dialog.getByLabel(say('form/register.account')).fill(account)
  await dialog.getByRole('button', { name: say('text/engine.code.send') }).click()
  await dialog.getByRole('textbox', { name: say('form/register.code') }).fill(await readCode(page, account))
  await dialog.getByRole('textbox', { name: startOf(say('form/register.name')) }).fill(newName)
  const secrets = dialog.locator('input[type=password]')
  await secrets.nth(0).fill('Quay2026side')
  await secrets.nth(1).fill('Quay2026side')
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByRole('button', { name: say('form/register.submit'), exact: true }).click()
  await expect(dialog.getByRole('link', { name: startOf(say('page/welcome.company.colleagues')) })).toBeVisible()
  await expect(dialog.getByRole('link', { name: startOf(say('page/welcome.verify.company')) })).toHaveCount(0)
  await checkPage(person, 'the welcome of an invited person')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('page/invitation.joined'))).toBeVisible()
  await checkPage(person, 'an accepted invitation')
}

/** The code for an account, from the demo mailbox. */
async function readCode(page: Page, account: string): Promise<string> {
  let code = ''
  await expect(async () => {
    // Fetch in the page, because the test's own client cannot resolve *.localhost.
    const data = await page.evaluate(async (to) => {
      const answer = await fetch(`/api/demo/mails?to=${to}`)
      return ((await answer.json()) as { data: { rows: { body: string }[] } }).data
    }, account)
    code = /\b\d{6}\b/.exec(data.rows[0]?.body ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

async function takeBack(admin: Person, visitor: Person): Promise<void> {
  const { say } = admin
  const main = admin.page.getByRole('main')
  const note = `revoked ${Date.now()}`
  await main.getByRole('button', { name: say('page/invitation-record.links.company.invite.action') }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByLabel(say('form/invitation.note')).fill(note)
  await dialog.getByRole('button', { name: say('form/invitation.submit') }).click()
  await expect(dialog).toBeHidden()
  const link = await main.getByLabel(say('text/engine.share.link'), { exact: true }).inputValue()
  await openAlive(visitor, link)
  await expect(visitor.page.getByRole('button', { name: say('page/invitation.ways.register') })).toBeVisible()
  const row = admin.page.getByRole('row').filter({ hasText: note })
  await row.getByRole('button', { name: say('list/invitations.actions.revoke') }).click()
  await admin.page
    .getByRole('dialog')
    .getByRole('button', { name: say('list/invitations.actions.revoke') })
    .click()
  await expect(row.getByText(say('dictionary/invitation-state.revoked'), { exact: true })).toBeVisible()
  await visitor.page.reload()
  await expect(visitor.page.getByText(say('page/invitation.ended'))).toBeVisible()
}

for (const { brand, language, width } of sampleOne([...journeys, { brand: 'quayside', language: 'en' as const, width: 1440 }])) {
  test(`links without a code, personal links and terms are shown correctly on ${brand} in ${language} at ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const visitor = await openPerson(browser, baseURL ?? '', { brand, language, width })
    const { say } = visitor
    for (const path of ['/invitation', '/invite']) {
      await openAlive(visitor, path)
      await expect(visitor.page.getByRole('heading', { name: say('page/invitation.without.what.heading') })).toBeVisible()
      await checkPage(visitor, path)
    }
    for (const path of ['/agreement', '/tslAgreement', '/policy']) {
      await openAlive(visitor, path)
      const contents = visitor.page.getByRole('main').getByRole('navigation').getByRole('link')
      const last = contents.last()
      const target = (await last.getAttribute('href')) ?? ''
      await last.click()
      await expect(visitor.page.locator(target)).toBeInViewport()
      await checkPage(visitor, path)
    }
    const member = await openSignedIn(browser, baseURL ?? '', { brand, language, width, account: 'shipper' })
    await member.page.goto('/workbench/InvitationRecord')
    await member.page
      .getByRole('main')
      .getByRole('button', { name: say('page/invitation-record.links.own.referral.action') })
      .click()
    const link = await member.page.getByRole('main').getByLabel(say('text/engine.share.link'), { exact: true }).inputValue()
    expect(link).toMatch(/\/invite\/[\w-]{22}$/)
    await openAlive(visitor, link)
    await expect(visitor.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await checkPage(visitor, 'a personal link')
    expect([...visitor.complaints, ...member.complaints]).toEqual([])
  })
}
