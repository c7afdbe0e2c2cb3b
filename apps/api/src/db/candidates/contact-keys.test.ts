import { describe, expect, it } from 'vitest'
import { contactKeys } from './contact-keys.ts'

it.each([
  ['Olha@Mail.test', 'olha@mail.test'],
  [' olha@mail.test ', 'olha@mail.test'],
  ['', null],
  [null, null],
])('the e-mail %j is compared as %j', (email, key) => {
  expect(contactKeys({ email }).email).toBe(key)
})

describe('phone numbers', () => {
  it.each([
    '+380 50 123 45 67',
    '+380501234567',
    '00380501234567',
    '380501234567',
    '(050) 123-45-67',
    '050.123.45.67',
    '050/123-45-67',
    '8 050 123 45 67',
    '8 (050) 123-45-67',
    '80 50 123 45 67',
    '80501234567',
    '+38 050 123 45 67',
    '+380 (0) 50 123 45 67',
    '\u202a+380\u00a050\u00a0123\u200b4567\u202c',
  ])('the phone %j is one Ukrainian number', (phone) => {
    expect(contactKeys({ phone }).phones).toEqual(['+380501234567'])
  })

  it.each([
    ['+48 512 345 678', ['+48512345678']],
    ['0501234567, 067 111 22 33', ['+380501234567', '+380671112233']],
    ['+380501234567/+48 512 345 678', ['+380501234567', '+48512345678']],
    ['050 123 45 67 (Viber); call me, 0501234567', ['+380501234567']],
    ['050 123 45 67\n0671112233', ['+380501234567', '+380671112233']],
    ['+800 1234 5678', ['+80012345678']],
    ['050 123 45 67 ext. 12', ['+380501234567']],
    ['050 123 45 67 12', ['+380501234567']],
    ['12 34 56 78', ['12345678']],
    ['call me', []],
    ['123', []],
    ['', []],
    [null, []],
  ])('the phone %j is compared as %j', (phone, keys) => {
    expect(contactKeys({ phone }).phones).toEqual(keys)
  })
})

describe('two phones in one field', () => {
  it.each([
    ' ',
    '\n',
    ', ',
    '; ',
    ' / ',
    '/',
    ' | ',
    ' - ',
    ' — ',
    ' • ',
    ' & ',
    ' або ',
    ' or ',
    ' (Viber) ',
    '\u00a0\u00a0',
    '\t',
  ])('a field with %j between two phones holds both of them', (between) => {
    for (const [one, other] of [
      ['050 123 45 67', '067 111 22 33'],
      ['0501234567', '8 (067) 111-22-33'],
      ['80 50 123 45 67', '+380671112233'],
      ['+380-50-123-45-67', '80671112233'],
    ])
      expect([one, contactKeys({ phone: `${one}${between}${other}` }).phones]).toEqual([
        one,
        ['+380501234567', '+380671112233'],
      ])
  })

  it('a field holds two phones where only the second one begins with a plus', () => {
    expect(contactKeys({ phone: '0501234567+380671112233' }).phones).toEqual([
      '+380501234567',
      '+380671112233',
    ])
  })
})

describe('LinkedIn addresses', () => {
  it.each([
    'https://www.linkedin.com/in/olha-semeniuk',
    'http://linkedin.com/in/Olha-Semeniuk/',
    'linkedin.com/in/olha-semeniuk?utm_source=share',
    'https://ua.linkedin.com/in/olha-semeniuk#about',
    'https://linkedin.com//in//olha-semeniuk//',
    'https://www.linkedin.com/in/olha-semeniuk/en',
    'https://www.linkedin.com/in/olha-semeniuk/uk-ua/?originalSubdomain=ua',
    'https://www.linkedin.com/in/olha-semeniuk/details/experience/',
    'https://www.linkedin.com/in/olha-semeniuk/recent-activity/all/',
    'https://www.linkedin.com/in/olha-semeniuk/overlay/contact-info/',
    'https://www.linkedin.com/mwlite/in/olha-semeniuk',
    'https://www.linkedin.com/mwlite/profile/in/olha-semeniuk/',
    'https://www.linkedin.com/comm/in/olha-semeniuk?midToken=x',
    'https://m.linkedin.com/in/olha-semeniuk',
    'https://touch.www.linkedin.com/in/olha-semeniuk',
    'https://www.linkedin.cn/incareer/in/olha-semeniuk',
    'linkedin.com/in/olha\u200b-semeniuk',
  ])('the LinkedIn address %j is one page', (linkedin) => {
    expect(contactKeys({ linkedin }).linkedin).toBe('in/olha-semeniuk')
  })

  it.each([
    ['https://www.linkedin.com/in/%D0%BE%D0%BB%D1%8F', 'in/оля'],
    ['https://www.linkedin.com/in/оля', 'in/оля'],
    ['https://people.test/olha', 'people.test/olha'],
    ['https://www.linkedin.com/in/Оля\u0301/details/skills', 'in/оля\u0301'],
    ['https://www.linkedin.com/in/rene\u0301', 'in/rené'],
    ['https://www.linkedin.com/pub/olha-semeniuk/12/345/678', 'pub/olha-semeniuk/12/345/678'],
    ['https://www.linkedin.com/company/in/about', 'company/in/about'],
    ['https://www.linkedin.com/profile/view?id=12345', null],
    ['https://notlinkedin.com/in/olha', 'notlinkedin.com/in/olha'],
    ['https://www.linkedin.com', null],
    ['https://www.linkedin.com/mwlite', null],
    ['https://www.linkedin.com/in/', null],
    ['https://www.linkedin.com/in/a%00b', 'in/a%00b'],
    [`https://www.linkedin.com/in/${'ж'.repeat(1900)}`, `in/${'ж'.repeat(597)}`],
    ['olha', null],
    ['', null],
  ])('the LinkedIn address %j is compared as %j', (linkedin, key) => {
    expect(contactKeys({ linkedin }).linkedin).toBe(key)
  })
})
