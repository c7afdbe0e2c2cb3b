import { expect, it } from 'vitest'
import { emailLink, isEmail, storedDomain, storedEmail, typedEmail } from './email-addresses.ts'

it.each([
  ['anna.petrova@пошта.укр', 'anna.petrova@xn--80a1acn3a.xn--j1amh'],
  ['anna.petrova@ПОШТА.УКР', 'anna.petrova@xn--80a1acn3a.xn--j1amh'],
  ['anna.petrova@XN--80A1ACN3A.xn--j1amh', 'anna.petrova@xn--80a1acn3a.xn--j1amh'],
  ['max@müller-gmbh.de', 'max@xn--mller-gmbh-9db.de'],
  ['max@mu\u0308ller-gmbh.de', 'max@xn--mller-gmbh-9db.de'],
  ['max@straße.de', 'max@xn--strae-oqa.de'],
  ['yuki@例え。テスト', 'yuki@xn--r8jz45g.xn--zckzah'],
  ['dalia@موقع.السعودية', 'dalia@xn--4gbrim.xn--mgberp4a5d4ar'],
  ['ANN.Case@Example.COM', 'ANN.Case@Example.COM'],
  ['ann@example.xn--p1ai', 'ann@example.xn--p1ai'],
  ['Ann Lee <ann@example.com>', 'ann@example.com'],
  ['"Lee, Ann" <ann@example.com>,', 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['Анна <mailto:anna@пошта.укр>;', 'anna@xn--80a1acn3a.xn--j1amh'],
  ['mailto:ann@example.com', 'ann@example.com'],
  ['MAILTO:ann@example.com?subject=Hello', 'ann@example.com'],
  ['ann@example.com;', 'ann@example.com'],
  ['ann@example.com. ', 'ann@example.com'],
  ["\u200Bo'brien@example.com\u200E", "o'brien@example.com"],
  ['ann+portal@sub.example.museum', 'ann+portal@sub.example.museum'],
])('%s is stored as %s', (typed, stored) => {
  expect([storedEmail(typed), isEmail(typed), isEmail(stored)]).toEqual([stored, true, true])
  expect(storedEmail(stored)).toBe(stored)
})

it.each([
  '',
  'ann',
  '@example.com',
  'ann@',
  'ann@localhost',
  'ann@127.0.0.1',
  'ann@example.com/path',
  'ann@пошта.укр:80',
  'ann@пошта.укр/..',
  'ann@exa%6Dple.укр',
  'анна@пошта.укр',
  'ann@example.xn--',
  'ann@a..укр',
  'ann@example.com; bob@example.com',
  'Ann <ann@example.com> <bob@example.com>',
  'mailto:',
  'ann lee@example.com',
])('%j is no address', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

it('nothing is looked for in a text that no address is as long as', () => {
  const typed = `ann@example.com${';'.repeat(2_000)}`
  expect([typedEmail(typed), isEmail(typed)]).toEqual([typed, false])
})

it('what was copied with an address is taken off, and its letters stay', () => {
  expect(typedEmail('Анна <mailto:Anna@Пошта.укр>;')).toBe('Anna@Пошта.укр')
})

it('a text that is no address comes back as it is', () => {
  expect(storedEmail(' Ann <Lee>. ')).toBe('Ann <Lee>.')
  expect(storedDomain('a@b.укр')).toBeUndefined()
})

it('a link has the form of the domain that all programs know', () => {
  expect(emailLink('anna@пошта.укр')).toBe('mailto:anna@xn--80a1acn3a.xn--j1amh')
})
