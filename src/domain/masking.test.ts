import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskEmail, maskPhone } from './identifiers.ts'

it('keeps enough digits for the owner to recognise a number', () => {
  expect(maskPhone('13800000000')).toBe('138****0000')
  expect(maskPhone('13812345678')).toBe('138****5678')
  expect(maskPhone('123456')).toBe('1****')
  expect(maskPhone('')).toBe('****')
})

it('keeps the first letter and the domain of an address', () => {
  expect(maskEmail('anna.li@example.com')).toBe('a***@example.com')
  expect(maskEmail('"odd@name"@example.com')).toBe('"***@example.com')
  expect(maskEmail('no address')).toBe('n***')
  expect(maskEmail('@example.com')).toBe('@***')
})

it('never shows the whole value', () => {
  fc.assert(fc.property(fc.stringMatching(/^1\d{10}$/), (phone) => !maskPhone(phone).includes(phone.slice(3))))
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = email.slice(0, email.lastIndexOf('@'))
      expect(maskEmail(email).slice(0, maskEmail(email).lastIndexOf('@'))).toBe(`${[...name][0]}***`)
    }),
  )
})
