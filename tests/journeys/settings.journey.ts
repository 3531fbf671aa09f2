import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import { password } from './sign-ins.ts'
import type { Language } from './words.ts'

const settings = '/workbench/MySetting'

const words = {
  zh: {
    name: '姓名',
    save: '保存',
    profileSaved: '个人资料已保存',
    choosePicture: '选择图片',
    crop: '裁剪图片',
    zoom: '缩放',
    rotate: '旋转 90°',
    usePicture: '使用这张图片',
    pictureKept: '头像已更新',
    wrongType: '请选择 PNG 或 JPEG 图片',
    removePicture: '移除头像',
    sessions: '登录设备',
    thisDevice: '当前设备',
    signOut: '退出',
    signedOut: '该设备已退出登录',
    endOthers: '退出其他所有设备',
    ended: '您的登录已过期，已返回首页',
    present: /^当前密码/,
    fresh: /^新密码/,
    again: /^确认密码/,
    change: '修改密码',
    changed: '密码已修改',
    wrong: '当前密码不正确',
    byMail: /^邮件/,
    choicesSaved: '通知设置已保存',
    turnOn: '启用两步验证',
    turnOff: '关闭两步验证',
    confirm: '启用',
    stop: '关闭',
    code: '动态码',
    isOn: '两步验证已启用',
    isOff: '两步验证未启用',
    keep: '请保存恢复码',
    download: '下载为文件',
  },
  en: {
    name: 'Name',
    save: 'Save',
    profileSaved: 'Profile saved',
    choosePicture: 'Choose a picture',
    crop: 'Crop picture',
    zoom: 'Zoom',
    rotate: 'Rotate 90°',
    usePicture: 'Use this picture',
    pictureKept: 'Profile photo updated',
    wrongType: 'Please choose a PNG or JPEG picture',
    removePicture: 'Remove photo',
    sessions: 'Signed-in devices',
    thisDevice: 'This device',
    signOut: 'Sign out',
    signedOut: 'Device signed out',
    endOthers: 'Sign out all other devices',
    ended: 'Your login has expired, returned to home',
    present: /^Current password/,
    fresh: /^New password/,
    again: /^Confirm password/,
    change: 'Change password',
    changed: 'Password changed',
    wrong: 'The current password is wrong',
    byMail: /^By e-mail/,
    choicesSaved: 'Notification settings saved',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    confirm: 'Turn on',
    stop: 'Turn off',
    code: 'Authenticator code',
    isOn: 'Two-step verification is on',
    isOff: 'Two-step verification is off',
    keep: 'Save these recovery codes',
    download: 'Download as a file',
  },
} as const

const screens: readonly { language: Language; width: number; account: string }[] = [
  { language: 'zh', width: 1440, account: 'forwarder' },
  { language: 'en', width: 390, account: 'shipper2' },
]

for (const { language, width, account } of caseOfToday(screens, 1)) {
  const said = words[language]

  test(`a user manages their own account, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, { language, width, account })
    const { page } = person
    await checkPage(person, 'settings')

    await test.step('the profile photo is cropped, uploaded and removed', () => changePortrait(person, language))

    await test.step('deselected options stay deselected', async () => {
      const mail = blockOf(page, 'notifications').getByRole('checkbox', { name: said.byMail })
      await expect(mail.first()).toBeVisible()
      for (const box of await mail.all()) await box.uncheck()
      await blockOf(page, 'notifications').getByRole('button', { name: said.save }).click()
      await expect(page.getByText(said.choicesSaved)).toBeVisible()
      await openSettings(person)
      await expect(mail.first()).toBeVisible()
      for (const box of await mail.all()) await expect(box).not.toBeChecked()
      for (const box of await mail.all()) await box.check()
      await blockOf(page, 'notifications').getByRole('button', { name: said.save }).click()
      await expect(page.getByText(said.choicesSaved).last()).toBeVisible()
    })

    await test.step('another device is signed out from here and shows a notice', async () => {
      const other = await enter(browser, baseURL, { language, width, account })
      await openSettings(person)
      const list = blockOf(page, 'sessions')
      await expect(list.getByText(said.thisDevice).locator('visible=true').last()).toBeVisible()
      await list.getByRole('button', { name: said.signOut, exact: true }).first().click()
      await expect(page.getByText(said.signedOut)).toBeVisible()
      await expectEnded(other, language)
    })

    await test.step('a new password ends every other session', async () => {
      const other = await enter(browser, baseURL, { language, width, account })
      await changePassword(person, language, 'Wrong12345', 'Quayside2027')
      await expect(blockOf(page, 'password').getByText(said.wrong)).toBeVisible()
      await checkPage(person, 'settings with a refusal')
      await changePassword(person, language, password, 'Quayside2027')
      await expect(page.getByText(said.changed)).toBeVisible()
      try {
        await expectEnded(other, language)
      } finally {
        await changePassword(person, language, 'Quayside2027', password)
        await expect(page.getByText(said.changed).last()).toBeVisible()
        await expect(blockOf(page, 'password').getByLabel(said.present)).toHaveValue('')
      }
    })
    expect(person.complaints).toEqual([])
  })
}

async function changePortrait(person: Person, language: Language): Promise<void> {
  const { page } = person
  const said = words[language]
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText(said.wrongType)).toBeVisible()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halfAndHalf() })
  const dialog = page.getByRole('dialog', { name: said.crop })
  await expect(dialog.locator('[data-testid=cropper]')).toBeVisible()
  await checkPage(person, 'cropping')
  await dialog.getByLabel(said.zoom).fill('2')
  await dialog.locator('[data-testid=cropper]').focus()
  // Far enough that the centre is a single colour.
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: said.usePicture }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(said.pictureKept)).toBeVisible()
  const portrait = page.getByRole('main').locator('.qs-portrait img')
  await expect(portrait).toBeVisible()
  // Moving the picture to the right keeps its left, red half.
  expect(await middleOf(portrait)).toEqual('red')
  await expect(page.getByRole('banner').locator('.qs-portrait img')).toBeVisible()
  // Colleagues see the picture in the list of members.
  await openAlive(person, '/workbench/Account')
  await expect(page.getByRole('row').locator('.qs-portrait img')).toHaveCount(1)
  await openSettings(person)
  await page.getByRole('button', { name: said.removePicture }).click()
  await page.getByRole('dialog').getByRole('button', { name: said.removePicture }).click()
  await expect(portrait).toHaveCount(0)
  await expect(page.getByRole('banner').locator('.qs-portrait img')).toHaveCount(0)
}

test('customer service sign in with a second factor', async ({ browser, baseURL }) => {
  const said = words.en
  const person = await enter(browser, baseURL, { language: 'en', width: 390, account: 'service2' })
  const { page } = person
  await page.getByRole('main').getByRole('button', { name: said.turnOn }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  const secret = ((await dialog.locator('code').first().textContent()) ?? '').replace(/\s/g, '')
  await checkPage(person, 'second factor')
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) })
  await field(dialog, said.code).fill(authenticator.generate())
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: said.confirm }).click()
  await expect(dialog.getByText(said.keep)).toBeVisible()
  const codes = await dialog.locator('code').allTextContents()
  expect(codes.length).toBeGreaterThanOrEqual(4)
  await checkPage(person, 'recovery codes')
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: said.download }).click()
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt')
  await page.keyboard.press('Escape')
  await expect(page.getByText(said.isOn, { exact: true }).first()).toBeVisible()
  try {
    await checkPage(person, 'settings with a second factor')
    const other = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 1440 })
    await other.page.goto('/')
    await other.page.getByRole('banner').getByRole('button', { name: other.say.signIn }).click()
    const window = other.page.getByRole('dialog')
    await window.getByLabel(other.say.account).fill('service2')
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
    await page.getByRole('main').getByRole('button', { name: said.turnOff }).click()
    const question = page.getByRole('dialog')
    await question.locator('input[type=password]').fill(password)
    await question.locator('[type=submit]').click()
    await expect(page.getByText(said.isOff, { exact: true }).first()).toBeVisible()
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

async function changePassword({ page }: Person, language: Language, before: string, after: string): Promise<void> {
  const said = words[language]
  const form = blockOf(page, 'password')
  const secret = (label: RegExp) => form.locator('.qs-field').filter({ hasText: label }).locator('input')
  await secret(said.present).fill(before)
  await secret(said.fresh).fill(after)
  await secret(said.again).fill(after)
  await form.getByRole('button', { name: said.change }).click()
}

/** The next call of this device is refused: the user is sent home with a message. */
async function expectEnded({ page, say }: Person, language: Language): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: words[language].save }).first().click()
  await expect(page.getByText(words[language].ended)).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: say.signIn })).toBeVisible()
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
