import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import { type Language, startOf } from './say.ts'
import { password } from './sign-ins.ts'

const settings = '/workbench/MySetting'

const screens: readonly { language: Language; width: number; account: string }[] = [
  { language: 'zh', width: 1440, account: 'forwarder' },
  { language: 'en', width: 390, account: 'shipper2' },
]

for (const { language, width, account } of sampleOne(screens, 1)) {
  test(`a user manages their own account, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, { language, width, account })
    const { page, say } = person
    await checkPage(person, 'settings')

    await test.step('the profile photo is cropped, uploaded and removed', () => changePortrait(person))

    await test.step('deselected options stay deselected', async () => {
      const channel = say('entity/notification-choice.mail')
      // An administrator has the company's beside their own.
      const own = say('text/engine.pair', { name: say('page/my-setting.sides.what.notifications.name'), value: channel })
      const boxes = (name: string) => blockOf(page, 'notifications').getByRole('checkbox', { name: startOf(name) })
      const mail = boxes(own).or(boxes(channel))
      await expect(mail.first()).toBeVisible()
      for (const box of await mail.all()) await box.uncheck()
      await blockOf(page, 'notifications')
        .getByRole('button', { name: say('form/profile.submit') })
        .click()
      await expect(page.getByText(say('page/my-setting.what.notifications.done'))).toBeVisible()
      await openSettings(person)
      await expect(mail.first()).toBeVisible()
      for (const box of await mail.all()) await expect(box).not.toBeChecked()
      for (const box of await mail.all()) await box.check()
      await blockOf(page, 'notifications')
        .getByRole('button', { name: say('form/profile.submit') })
        .click()
      await expect(page.getByText(say('page/my-setting.what.notifications.done')).last()).toBeVisible()
    })

    await test.step('another device is signed out from here and shows a notice', async () => {
      const other = await enter(browser, baseURL, { language, width, account })
      await openSettings(person)
      const list = blockOf(page, 'sessions')
      await expect(list.getByText(say('list/my-sessions.columns.current')).locator('visible=true').last()).toBeVisible()
      await list
        .getByRole('button', { name: say('list/my-sessions.actions.end-session'), exact: true })
        .first()
        .click()
      await expect(page.getByText(say('list/my-sessions.actions.end-session.done'))).toBeVisible()
      await expectEnded(other)
    })

    await test.step('a new password ends every other session', async () => {
      const other = await enter(browser, baseURL, { language, width, account })
      await changePassword(person, 'Wrong12345', 'Quayside2027')
      await expect(blockOf(page, 'password').getByText(say('text/error.wrong-password'))).toBeVisible()
      await checkPage(person, 'settings with a refusal')
      await changePassword(person, password, 'Quayside2027')
      await expect(page.getByText(say('page/my-setting.what.password.done'))).toBeVisible()
      try {
        await expectEnded(other)
      } finally {
        await changePassword(person, 'Quayside2027', password)
        await expect(page.getByText(say('page/my-setting.what.password.done')).last()).toBeVisible()
        await expect(blockOf(page, 'password').getByLabel(say('form/change-password.oldPassword'))).toHaveValue('')
      }
    })
    expect(person.complaints).toEqual([])
  })
}

async function changePortrait(person: Person): Promise<void> {
  const { page, say } = person
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText(say('text/engine.picture.type'))).toBeVisible()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halfAndHalf() })
  const dialog = page.getByRole('dialog', { name: say('text/engine.picture.crop') })
  await expect(dialog.locator('[data-testid=cropper]')).toBeVisible()
  await checkPage(person, 'cropping')
  await dialog.getByLabel(say('text/engine.picture.zoom')).fill('2')
  await dialog.locator('[data-testid=cropper]').focus()
  // Far enough that the centre is a single colour.
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: say('text/engine.picture.use') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('page/my-setting.sides.who.portrait.done'))).toBeVisible()
  const portrait = page.getByRole('main').locator('.qs-portrait img')
  await expect(portrait).toBeVisible()
  // Moving the picture to the right keeps its left, red half.
  expect(await middleOf(portrait)).toEqual('red')
  await expect(page.getByRole('banner').locator('.qs-portrait img')).toBeVisible()
  // Colleagues see the picture in the list of members.
  await openAlive(person, '/workbench/Account')
  await expect(page.getByRole('row').locator('.qs-portrait img')).toHaveCount(1)
  await openSettings(person)
  await page.getByRole('button', { name: say('page/my-setting.who.portrait.remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('page/my-setting.who.portrait.remove') })
    .click()
  await expect(portrait).toHaveCount(0)
  await expect(page.getByRole('banner').locator('.qs-portrait img')).toHaveCount(0)
}

test('customer service sign in with a second factor', async ({ browser, baseURL }) => {
  const person = await enter(browser, baseURL, { language: 'en', width: 390, account: 'service2' })
  const { page, say } = person
  await page
    .getByRole('main')
    .getByRole('button', { name: say('page/my-setting.what.factor-off.action') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  const secret = ((await dialog.locator('code').first().textContent()) ?? '').replace(/\s/g, '')
  await checkPage(person, 'second factor')
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) })
  await field(dialog, say('form/second-factor.code')).fill(authenticator.generate())
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: say('form/second-factor.submit') }).click()
  await expect(dialog.getByText(say('page/second-factor.start.confirm.after.recovery'))).toBeVisible()
  const codes = await dialog.locator('code').allTextContents()
  expect(codes.length).toBeGreaterThanOrEqual(4)
  await checkPage(person, 'recovery codes')
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('text/engine.codes.download') }).click()
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt')
  await page.keyboard.press('Escape')
  await expect(page.getByText(say('page/my-setting.what.factor-on'), { exact: true }).first()).toBeVisible()
  try {
    await checkPage(person, 'settings with a second factor')
    const other = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 1440 })
    await other.page.goto('/')
    await other.page
      .getByRole('banner')
      .getByRole('button', { name: other.say('text/portal.signIn') })
      .click()
    const window = other.page.getByRole('dialog')
    await window.getByLabel(other.say('form/sign-in.account')).fill('service2')
    await window.locator('input[type=password]').fill(password)
    await window.locator('[type=submit]').click()
    await expect(window.locator('input[autocomplete=one-time-code]')).toBeFocused()
    await expect(window.locator('input[type=password]')).toHaveValue(password)
    await window.locator('input[autocomplete=one-time-code]').fill(codes[0] ?? '')
    await window.locator('[type=submit]').click()
    await expect(window).toBeHidden()
    await expect(other.page.getByRole('banner').locator('.qs-portrait')).toBeVisible()
    expect(other.complaints).toEqual([])
  } finally {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('page/my-setting.what.factor-on.action') })
      .click()
    const question = page.getByRole('dialog')
    await question.locator('input[type=password]').fill(password)
    await question.locator('[type=submit]').click()
    await expect(page.getByText(say('page/my-setting.what.factor-off'), { exact: true }).first()).toBeVisible()
  }
  expect(person.complaints).toEqual([])
})

interface Entry {
  readonly language: Language
  readonly width: number
  readonly account: string
}

async function enter(browser: Browser, baseURL: string | undefined, { language, width, account }: Entry): Promise<Person> {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account, ownSession: true })
  await openAlive(person, settings)
  await expect(person.page.locator('[data-page=my-setting]')).toBeVisible()
  return person
}

async function openSettings(person: Person): Promise<void> {
  await openAlive(person, settings)
  await expect(blockOf(person.page, 'sessions').getByRole('row').nth(1)).toBeVisible()
}

async function changePassword({ page, say }: Person, before: string, after: string): Promise<void> {
  const form = blockOf(page, 'password')
  const secret = (label: RegExp) => form.locator('.qs-field').filter({ hasText: label }).locator('input')
  await secret(startOf(say('form/change-password.oldPassword'))).fill(before)
  await secret(startOf(say('form/change-password.password'))).fill(after)
  await secret(startOf(say('form/change-password.confirmation'))).fill(after)
  await form.getByRole('button', { name: say('form/change-password.submit') }).click()
}

/** The next call of this device is refused: the user is sent home with a message. */
async function expectEnded({ page, say }: Person): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say('form/profile.submit') })
    .first()
    .click()
  await expect(page.getByText(say('text/error.session-ended'))).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: say('text/portal.signIn') })).toBeVisible()
}

function blockOf(page: Page, id: string): Locator {
  return page.locator(`[data-block=${id}]`)
}

/** A picture whose left half is red and whose right half is blue. */
async function halfAndHalf(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
  return await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: await half('#ff0000'), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function middleOf(image: Locator): Promise<string> {
  const [red = 0, , blue = 0] = await image.evaluate((element) => {
    const picture = element as HTMLImageElement
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    return [...(context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [])]
  })
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `red ${red}, blue ${blue}`
}
