import { expect, it } from 'vitest'
import { readContact } from './contacts.ts'

it.each(['138 0013-8000', '+86 13800138000', '0086-13800138000', '86 13800138000', '(+86)13800138000', '(0086) 138 0013 8000'])(
  '%s is the same account as 13800138000',
  (typed) => {
    expect(readContact(typed)).toEqual({ channel: 'sms', address: '13800138000' })
  },
)
