import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerCheckDigit, identifierFormats, isImoNumber, isIsoSizeType, isSocialCreditCode, isUnCountry } from './identifiers.ts'

describe('identifiers', () => {
  it.each([
    [
      'container-number',
      ['CSQU3054383', 'MSKU6011672', 'TEXU3070079', 'APZU4812090'],
      ['TEXU3070070', 'CSQU3054384', 'HLXU1234560', 'OOLU1234560', 'csqu3054383', 'CSQA3054383'],
    ],
    [
      'uscc',
      ['91350100M000100Y43', '91330206MA2H8C3D8C'],
      // The second one has a valid last character, but an invalid organisation code.
      [
        '91350100M000100Y4Z',
        '91330206MA2H8C3D79',
        '91350100M000100Y44',
        '91350100M000100Y53',
        '91350100MO00100Y43',
        '91350100m000100y43',
        '',
      ],
    ],
    [
      'cn-mobile',
      [
        '13800138000',
        '+8613800138000',
        '+86 19912345678',
        '19212345678',
        '14912345678',
        '14612345678',
        '138 0013 8000',
        '138-0013-8000',
        '+86 138 0013 8000',
        '0086 13800138000',
        '(+86)13800138000',
        '86 13800138000',
      ],
      ['12800138000', '1380013800', '138001380000', '１３８００１３８０００', '1380 013 8000', '+1 13800138000', '+86 +86 13800138000'],
    ],
    [
      'cn-landline',
      [
        '0574-87345678',
        '021-58888888',
        '010 62345678-802',
        '(0592)5123456',
        '400-820-8820',
        '0574 8623 4567',
        '+86 574 86234567',
        '0086-574-8623 4567',
        '+86 21 5888 8888',
        '+86 (0)21 5888 8888',
        '(+86) 21-58888888',
        '021-58888888转801',
        '021-58888888 ext. 801',
        '86-574-86234567',
        '(86) 21 5888 8888',
        '400-8208-820',
        '4008-208-820',
        '400-820-8820转2',
      ],
      [
        '58888888',
        '138001380000',
        '0574',
        '021-1234567',
        '0000-12345678',
        '574 86234567',
        '+1 574 86234567',
        '021-58888888转',
        '8657486234567',
        '400-820-882',
        '500-820-8820',
        '021-58888888转8010000',
      ],
    ],
    ['account', ['13800138000', '+86 13800138000', 'li.wei@port.example'], ['12800138000', 'li.wei', 'li.wei@port', '@', '']],
    ['un-locode', ['CNNGB', 'USLAX', 'DEHAM', 'US2AB'], ['CNNG', 'cnngb', 'CN1GB', 'CNNGBX']],
    ['scac', ['COSU', 'MAEU'], ['COS', 'cosu', 'COSU1']],
  ])('%s', (name, good, bad) => {
    for (const value of good) expect(identifierFormats[name]?.(value), value).toBe(true)
    for (const value of bad) expect(identifierFormats[name]?.(value), value).toBe(false)
  })

  it('a social credit code detects every wrong character and every swapped pair of neighbours', () => {
    const symbols = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    const good = fc.constantFrom('91350100M000100Y43', '91310115MA1H3C8K8M', '91330602MA2B7T4DXU', '91440305MA5F9W2E3J')
    fc.assert(
      fc.property(good, fc.nat(17), fc.constantFrom(...symbols), (code, at, symbol) => {
        fc.pre(code[at] !== symbol)
        expect(isSocialCreditCode(code.slice(0, at) + symbol + code.slice(at + 1))).toBe(false)
      }),
    )
    fc.assert(
      fc.property(good, fc.nat(16), (code, at) => {
        const [left = '', right = ''] = code.slice(at, at + 2)
        fc.pre(left !== right)
        expect(isSocialCreditCode(code.slice(0, at) + right + left + code.slice(at + 2))).toBe(false)
      }),
    )
  })
})

it('suggests the right check digit for a container number', () => {
  for (const right of ['CSQU3054383', 'MSKU6011672', 'TEXU3070079', 'APZU4812090']) {
    expect(containerCheckDigit(right), right).toBe(right[10])
    const wrong = `${right.slice(0, 10)}${(Number(right[10]) + 1) % 10}`
    expect(identifierFormats['container-number']?.explain?.(wrong)).toEqual({
      id: 'invalid.containerCheck',
      params: { expected: right[10] },
    })
  }
  for (const shapeless of ['', 'MSKU601167', 'MSK16011672', 'msku6011672', 'MSKU60116722', 'MSKX6011672']) {
    expect(identifierFormats['container-number']?.(shapeless), shapeless).toBe(false)
    expect(identifierFormats['container-number']?.explain?.(shapeless)).toBeUndefined()
  }
})

it.each([
  [isImoNumber, ['9321483', '9776418', '9074729'], ['9321484', '0000000', '932148', 'IMO9321483', '']],
  [
    isIsoSizeType,
    ['22G1', '45R1', '22U1', 'L5G1', '42P3', '45GP', '4510', '2210', '4500', '9510'],
    ['40HC', '40HQ', 'ZZZZ', '0000', '22G', ''],
  ],
  [isUnCountry, ['CN', 'GB', 'HK', 'PR'], ['UK', 'EU', 'SU', 'ZZ', 'XX', 'AN', 'C', 'cn', '']],
] as const)('%o knows what can be so', (check, good, bad) => {
  for (const value of good) expect(check(value), value).toBe(true)
  for (const value of bad) expect(check(value), value).toBe(false)
})
