import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from '#server'

describe('the gateway settings', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://portal@db/portal',
    FILES_DIR: '/files',
    PUBLIC_ORIGIN: 'https://portal.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'no-reply@portal.example',
    SECRET_KEY: 'k'.repeat(40),
  }
  const SMS_URL = 'https://sms.example/send'

  it('are optional', () => {
    expect(readEnv(production).sms).toBeNull()
  })

  it('are read together', () => {
    const sms = readEnv({ ...production, SMS_URL, SMS_BODY: json(), SMS_AUTHORIZATION: 'Bearer x' }).sms
    expect(sms).toEqual({ url: SMS_URL, body: json(), authorization: 'Bearer x' })
  })

  it.each([
    ['SMS_URL', { SMS_URL: 'http://sms.example/send', SMS_BODY: json() }, /https in production/],
    ['SMS_URL', { SMS_URL: 'https://user:secret@sms.example/', SMS_BODY: json() }, /SMS_URL: must be https/],
    ['SMS_BODY', { SMS_URL }, /SMS_BODY: must be/],
    ['SMS_BODY', { SMS_URL, SMS_BODY: 'to={phone}' }, /\{text\}/],
    ['SMS_BODY', { SMS_URL, SMS_BODY: '{"to":{phone},"text":{text}' }, /JSON, but is not valid JSON/],
    ['SMS_BODY', { SMS_BODY: json() }, /SMS_URL, which is missing/],
    ['SMS_AUTHORIZATION', { SMS_AUTHORIZATION: 'Bearer x' }, /SMS_URL, which is missing/],
  ])('report %s if it is invalid, without its value', (_name, given, reported) => {
    let error: unknown
    try {
      readEnv({ ...production, ...given })
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(EnvError)
    expect(String(error)).toMatch(reported)
    expect(String(error)).not.toContain('secret')
  })

  function json(): string {
    return '{"to":"{phone}","text":"{text}"}'
  }
})
