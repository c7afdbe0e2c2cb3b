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

describe('a phone', () => {
  it.each([
    '+380 50 123 45 67',
    '+380501234567',
    '00380501234567',
    '380501234567',
    '(050) 123-45-67',
    '050.123.45.67',
  ])('%j is one Ukrainian number', (phone) => {
    expect(contactKeys({ phone }).phones).toEqual(['+380501234567'])
  })

  it.each([
    ['+48 512 345 678', ['+48512345678']],
    ['0501234567, 067 111 22 33', ['+380501234567', '+380671112233']],
    ['+380501234567/+48 512 345 678', ['+380501234567', '+48512345678']],
    ['050 123 45 67 (Viber); call me, 0501234567', ['+380501234567']],
    ['050 123 45 67\n0671112233', ['+380501234567', '+380671112233']],
    ['8 050 123 45 67', ['80501234567']],
    ['call me', []],
    ['123', []],
    ['', []],
    [null, []],
  ])('%j is compared as %j', (phone, keys) => {
    expect(contactKeys({ phone }).phones).toEqual(keys)
  })
})

describe('a LinkedIn address', () => {
  it.each([
    'https://www.linkedin.com/in/olha-semeniuk',
    'http://linkedin.com/in/Olha-Semeniuk/',
    'linkedin.com/in/olha-semeniuk?utm_source=share',
    'https://ua.linkedin.com/in/olha-semeniuk#about',
  ])('%j is one page', (linkedin) => {
    expect(contactKeys({ linkedin }).linkedin).toBe('in/olha-semeniuk')
  })

  it.each([
    ['https://www.linkedin.com/in/%D0%BE%D0%BB%D1%8F', 'in/оля'],
    ['https://www.linkedin.com/in/оля', 'in/оля'],
    ['https://people.test/olha', 'people.test/olha'],
    ['https://www.linkedin.com', null],
    ['https://www.linkedin.com/in/', null],
    ['https://www.linkedin.com/in/a%00b', 'in/a%00b'],
    [`https://www.linkedin.com/in/${'ж'.repeat(1900)}`, `in/${'ж'.repeat(597)}`],
    ['olha', null],
    ['', null],
  ])('%j is compared as %j', (linkedin, key) => {
    expect(contactKeys({ linkedin }).linkedin).toBe(key)
  })
})
