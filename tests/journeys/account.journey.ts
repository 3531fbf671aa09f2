import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { dialogs, freshMobile, openSignIn, readCode, secret, signOut, submit } from './account-dialogs.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson } from './person.ts'
import { password } from './sign-ins.ts'
import type { Language } from './words.ts'

const screens: readonly { language: Language; width: number }[] = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
]

for (const { language, width } of caseOfToday(screens)) {
  test(`a visitor registers with a code and returns to the page, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page, say } = person
    const words = dialogs[language]
    const { messages } = words
    await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=NLRTM')
    const dialog = await openSignIn(person)
    await checkPage(person, 'sign in')
    await dialog.getByRole('button', { name: words.toRegister, exact: true }).click()
    await expect(dialog.getByLabel(words.confirm)).toBeVisible()
    await checkPage(person, 'register')

    const send = dialog.getByRole('button', { name: words.send })
    await send.click()
    await expect(dialog.getByText(messages.required)).toBeVisible()
    await expect(field(dialog, words.account)).toBeFocused()
    await submit(dialog, words.register)
    for (const message of [messages.code, messages.agree, messages.policy]) await expect(dialog.getByText(message)).toBeVisible()
    await checkPage(person, 'register with errors')
    await field(dialog, words.name).fill('Zhou 2')
    await secret(dialog, words.password).fill('short1')
    await secret(dialog, words.confirm).fill('other')
    for (const message of [messages.digits, messages.length, messages.differ]) await expect(dialog.getByText(message)).toBeVisible()
    await secret(dialog, words.password).fill('onlyletters')
    await expect(dialog.getByText(messages.signs)).toBeVisible()

    const mobile = freshMobile()
    await field(dialog, words.account).fill(mobile)
    await send.click()
    await expect(dialog.getByText(`${words.sent} ${mobile}`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: words.again })).toBeVisible()
    const [agreement] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: words.agreement }).click(),
    ])
    await expect(agreement).toHaveURL(/\/agreement$/)
    await agreement.close()
    await expect(dialog.getByRole('checkbox', { name: words.agreement })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: words.agreement }).check()
    await dialog.getByRole('checkbox', { name: words.policy }).check()
    await field(dialog, words.code).fill(await readCode(person, mobile))
    await field(dialog, words.name).fill(words.person)
    await secret(dialog, words.password).fill('Quiet Mole 7')
    await secret(dialog, words.confirm).fill('Quiet Mole 7')
    await submit(dialog, words.register)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/route\/seaQuery\?pol=CNNGB&pod=NLRTM/)
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(words.person) })).toBeVisible()

    // The same person signs in again by password, without a mouse.
    await signOut(person)
    await page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(say.account)).toBeFocused()
    await page.keyboard.type(mobile)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Quiet Mole 8')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(words.wrong)).toBeVisible()
    await checkPage(person, 'sign in refused')
    await dialog.locator('input[type=password]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Quiet Mole 7')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(words.person) })).toBeVisible()
    expect(person.complaints).toEqual([])
  })
}

for (const { language, width } of caseOfToday([
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
] as const)) {
  test(`every account dialog is accessible, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const words = dialogs[language]
    await openAlive(person, '/')
    const dialog = await openSignIn(person)
    await submit(dialog, person.say.signIn)
    await expect(dialog.getByText(words.messages.required)).toBeVisible()
    await checkPage(person, 'sign in with errors')
    await dialog.getByRole('button', { name: words.byCode }).click()
    await expect(field(dialog, words.code)).toBeVisible()
    await checkPage(person, 'sign in by code')
    await dialog.getByRole('button', { name: words.toRegister, exact: true }).click()
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await checkPage(person, 'register')
    await person.page.keyboard.press('Escape')
    await openSignIn(person)
    await dialog.getByRole('button', { name: words.forgotten }).click()
    await submit(dialog, words.setPassword)
    await expect(dialog.getByText(words.messages.code)).toBeVisible()
    await checkPage(person, 'reset with errors')
    expect(person.complaints).toEqual([])
  })
}

test('a user signs in by code, and the resend countdown continues while the dialog is closed', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page } = person
  const words = dialogs.en
  const mobile = '13800000106'
  await openAlive(person, '/aboutUs')
  const dialog = await openSignIn(person)
  await dialog.getByLabel(person.say.account).fill(mobile)
  await dialog.getByRole('button', { name: words.byCode }).click()
  await expect(field(dialog, words.account)).toHaveValue(mobile)
  await checkPage(person, 'sign in by code')
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByRole('button', { name: words.again })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openSignIn(person)
  await dialog.getByRole('button', { name: words.byCode }).click()
  await field(dialog, words.account).fill(mobile)
  await expect(dialog.getByRole('button', { name: words.again })).toBeVisible()
  const code = await readCode(person, mobile)
  await field(dialog, words.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field(dialog, words.code)).toHaveValue(code)
  await submit(dialog, person.say.signIn)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/aboutUs$/)
  await expect(page.getByRole('banner').getByRole('button', { name: /'s account/ })).toBeVisible()
  expect(person.complaints).toEqual([])
})

test('a forgotten password is reset, and the dialog continues with signing in', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 390 })
  const { page, say } = person
  const words = dialogs.en
  const mobile = '13800000103'
  await openAlive(person, '/aboutUs')
  const dialog = await openSignIn(person)
  await dialog.getByRole('button', { name: words.forgotten }).click()
  await expect(secret(dialog, words.newPassword)).toBeVisible()
  await checkPage(person, 'reset the password')
  await field(dialog, words.account).fill(mobile)
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByText(`${words.sent} ${mobile}`)).toBeVisible()
  await field(dialog, words.code).fill(await readCode(person, mobile))
  await secret(dialog, words.newPassword).fill(password)
  await secret(dialog, words.confirm).fill(password)
  await submit(dialog, words.setPassword)
  await expect(dialog.getByLabel(say.account)).toHaveValue(mobile)
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say.signIn)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: /'s account/ })).toBeVisible()
})

test('the back button and Escape close the dialog, and the page behind keeps input and focus', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await openAlive(person, '/aboutUs')
  await openAlive(person, '/service/booking')
  const main = page.getByRole('main')
  await field(main, say.goodsName).fill('Garden chairs')
  const opener = main.getByRole('button', { name: say.signIn })
  const dialog = page.getByRole('dialog')
  await opener.click()
  await expect(dialog.getByLabel(say.account)).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/service\/booking$/)
  await expect(field(main, say.goodsName)).toHaveValue('Garden chairs')
  await opener.click()
  await expect(dialog.getByLabel(say.account)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/aboutUs$/)
})
