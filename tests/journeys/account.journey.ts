import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { freshMobile, openSignIn, readCode, secret, signOut, submit } from './account-dialogs.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, openAlive, openPerson } from './person.ts'
import { type Language, startOf } from './say.ts'
import { password } from './sign-ins.ts'

const newName = '周雨桐'

const screens: readonly { language: Language; width: number }[] = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
]

for (const { language, width } of sampleOne(screens)) {
  test(`a visitor registers with a code and returns to the page, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page, say } = person
    await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=NLRTM')
    const dialog = await openSignIn(person)
    await checkPage(person, 'sign in')
    await dialog.getByRole('button', { name: say('page/sign-in.ways.register'), exact: true }).click()
    await expect(dialog.getByLabel(startOf(say('form/register.confirmation')))).toBeVisible()
    await checkPage(person, 'register')

    const send = dialog.getByRole('button', { name: say('text/engine.code.send') })
    await send.click()
    await expect(dialog.getByText(say('text/invalid.accountRequired'))).toBeVisible()
    await expect(field(dialog, say('form/register.account'))).toBeFocused()
    await submit(dialog, say('form/register.submit'))
    for (const message of [say('text/invalid.codeRequired'), say('text/invalid.agreementRequired'), say('text/invalid.policyRequired')])
      await expect(dialog.getByText(message)).toBeVisible()
    await checkPage(person, 'register with errors')
    await field(dialog, say('form/register.name')).fill('Zhou 2')
    await secret(dialog, startOf(say('form/register.password'))).fill('short1')
    await secret(dialog, startOf(say('form/register.confirmation'))).fill('other')
    for (const message of [say('text/invalid.nameDigits'), say('text/invalid.passwordLength'), say('text/invalid.passwordsDiffer')])
      await expect(dialog.getByText(message)).toBeVisible()
    await secret(dialog, startOf(say('form/register.password'))).fill('onlyletters')
    await expect(dialog.getByText(say('text/invalid.passwordSigns'))).toBeVisible()

    const mobile = freshMobile()
    await field(dialog, say('form/register.account')).fill(mobile)
    await send.click()
    await expect(dialog.getByText(say('text/engine.code.sent', { to: mobile }))).toBeVisible()
    await expect(dialog.getByRole('button', { name: say.pattern('text/engine.code.again') })).toBeVisible()
    const [agreement] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: say('form/register.agreement.links.agreement') }).click(),
    ])
    await expect(agreement).toHaveURL(/\/agreement$/)
    await agreement.close()
    await expect(dialog.getByRole('checkbox', { name: say('form/register.agreement.links.agreement') })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: say('form/register.agreement.links.agreement') }).check()
    await dialog.getByRole('checkbox', { name: say('form/register.policy.links.policy') }).check()
    await field(dialog, say('form/register.code')).fill(await readCode(person, mobile))
    await field(dialog, say('form/register.name')).fill(newName)
    await secret(dialog, startOf(say('form/register.password'))).fill('Quiet Mole 7')
    await secret(dialog, startOf(say('form/register.confirmation'))).fill('Quiet Mole 7')
    await submit(dialog, say('form/register.submit'))
    await expect(page.getByRole('dialog', { name: say('page/welcome.label') })).toBeVisible()
    await expect(page).toHaveURL(/\/route\/seaQuery\?pol=CNNGB&pod=NLRTM/)
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(newName), includeHidden: true })).toBeVisible()
    await checkPage(person, 'welcome')
    for (const [way, address] of [
      [say('page/welcome.verify.company'), '/workbench/certification'],
      [say('page/welcome.next.profile'), '/workbench/MySetting'],
      [say('page/welcome.next.rates'), '/route/seaQuery'],
    ] as const)
      await expect(dialog.getByRole('link', { name: startOf(way) })).toHaveAttribute('href', address)
    // By keyboard: the first way on, and back to where the visitor was.
    await dialog.getByRole('link', { name: startOf(say('page/welcome.verify.company')) }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/workbench\/certification$/)
    await expect(dialog).toBeHidden()
    await expect(field(page, say('form/certification.companyName'))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/route\/seaQuery\?pol=CNNGB&pod=NLRTM/)
    await expect(dialog).toBeHidden()

    // The same person signs in again by password, without a mouse.
    await signOut(person)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('text/portal.signIn'), exact: true })
      .focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(say('form/sign-in.account'))).toBeFocused()
    await page.keyboard.type(mobile)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Quiet Mole 8')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(say('text/error.wrong-credentials'))).toBeVisible()
    await checkPage(person, 'sign in refused')
    await dialog.locator('input[type=password]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Quiet Mole 7')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(newName) })).toBeVisible()
    expect(person.complaints).toEqual([])
  })
}

for (const { language, width } of sampleOne([
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
] as const)) {
  test(`every account dialog is accessible, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { say } = person
    await openAlive(person, '/')
    const dialog = await openSignIn(person)
    await submit(dialog, say('form/sign-in.submit'))
    await expect(dialog.getByText(say('text/invalid.accountRequired'))).toBeVisible()
    await checkPage(person, 'sign in with errors')
    await dialog.getByRole('button', { name: say('page/sign-in.ways.by-code') }).click()
    await expect(field(dialog, say('form/register.code'))).toBeVisible()
    await checkPage(person, 'sign in by code')
    await dialog.getByRole('button', { name: say('page/sign-in.ways.register'), exact: true }).click()
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await checkPage(person, 'register')
    await person.page.keyboard.press('Escape')
    await openSignIn(person)
    await dialog.getByRole('button', { name: say('page/sign-in.ways.forgotten') }).click()
    await submit(dialog, say('form/reset-password.submit'))
    await expect(dialog.getByText(say('text/invalid.codeRequired'))).toBeVisible()
    await checkPage(person, 'reset with errors')
    expect(person.complaints).toEqual([])
  })
}

test('a user signs in by code, and the resend countdown continues while the dialog is closed', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  const mobile = '13800000106'
  await openAlive(person, '/aboutUs')
  const dialog = await openSignIn(person)
  await dialog.getByLabel(say('form/sign-in.account')).fill(mobile)
  await dialog.getByRole('button', { name: say('page/sign-in.ways.by-code') }).click()
  await expect(field(dialog, say('form/register.account'))).toHaveValue(mobile)
  await checkPage(person, 'sign in by code')
  await dialog.getByRole('button', { name: say('text/engine.code.send') }).click()
  await expect(dialog.getByText(say('text/engine.code.sent', { to: mobile }))).toBeVisible()
  await expect(dialog.getByRole('button', { name: say.pattern('text/engine.code.again') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openSignIn(person)
  await dialog.getByRole('button', { name: say('page/sign-in.ways.by-code') }).click()
  await field(dialog, say('form/register.account')).fill(mobile)
  await expect(dialog.getByRole('button', { name: say.pattern('text/engine.code.again') })).toBeVisible()
  const code = await readCode(person, mobile)
  await field(dialog, say('form/register.code')).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field(dialog, say('form/register.code'))).toHaveValue(code)
  await submit(dialog, say('form/sign-in.submit'))
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/aboutUs$/)
  await expect(page.getByRole('banner').getByRole('button', { name: say.pattern('text/portal.account') })).toBeVisible()
  expect(person.complaints).toEqual([])
})

test('a forgotten password is reset, and the dialog continues with signing in', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 390 })
  const { page, say } = person
  const mobile = '13800000103'
  await openAlive(person, '/aboutUs')
  const dialog = await openSignIn(person)
  await dialog.getByRole('button', { name: say('page/sign-in.ways.forgotten') }).click()
  await expect(secret(dialog, startOf(say('form/reset-password.password')))).toBeVisible()
  await checkPage(person, 'reset the password')
  await field(dialog, say('form/register.account')).fill(mobile)
  await dialog.getByRole('button', { name: say('text/engine.code.send') }).click()
  await expect(dialog.getByText(say('text/engine.code.sent', { to: mobile }))).toBeVisible()
  await field(dialog, say('form/register.code')).fill(await readCode(person, mobile))
  await secret(dialog, startOf(say('form/reset-password.password'))).fill(password)
  await secret(dialog, startOf(say('form/register.confirmation'))).fill(password)
  await submit(dialog, say('form/reset-password.submit'))
  await expect(dialog.getByLabel(say('form/sign-in.account'))).toHaveValue(mobile)
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say('form/sign-in.submit'))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: say.pattern('text/portal.account') })).toBeVisible()
})

test('the back button and Escape close the dialog, and the page behind keeps input and focus', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await openAlive(person, '/aboutUs')
  await openAlive(person, '/service/booking')
  const main = page.getByRole('main')
  await field(main, say('form/sea-booking.goodsName')).fill('Garden chairs')
  const opener = main.getByRole('button', { name: say('text/access.do.sign-in'), exact: true }).first()
  const dialog = page.getByRole('dialog')
  await opener.click()
  await expect(dialog.getByLabel(say('form/sign-in.account'))).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/service\/booking$/)
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
  await opener.click()
  await expect(dialog.getByLabel(say('form/sign-in.account'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/aboutUs$/)
})
