import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readMailSettings } from './mail-settings.ts'
import { settingsOf } from './settings-value.ts'

const portal = { publicUrl: 'https://portal.example.com', companyName: 'Acme' }
const read = (environment: Record<string, string>) => readMailSettings(settingsOf(environment), portal)

const folder = mkdtempSync(join(tmpdir(), 'portal-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('without a server no mail is sent', () => {
  expect(read({})).toBeUndefined()
  expect(read({ SMTP_URL: ' ', MAIL_FROM: 'a@example.com' })).toBeUndefined()
})

describe('the server', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isSecure: false, requiresTls: false }],
    ['smtps://mail.example.com', { port: 465, isSecure: true, requiresTls: false, checksCertificate: true }],
    [
      'smtp://me%40example.com:p%3A%2F@mail.example.com:25',
      { port: 25, user: 'me@example.com', password: 'p:/' },
    ],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, checksCertificate: false }],
  ])('is that of %s', (url, expected) => {
    expect(read({ SMTP_URL: url })).toMatchObject(expected)
  })

  it('is that of the single settings, of which any may stand in a file', () => {
    const file = join(folder, 'password')
    writeFileSync(file, 'secret\n')
    expect(
      read({
        SMTP_HOST: 'mail.example.com',
        SMTP_PORT: '465',
        SMTP_USER: 'portal',
        SMTP_PASSWORD_FILE: file,
      }),
    ).toMatchObject({
      host: 'mail.example.com',
      port: 465,
      isSecure: true,
      user: 'portal',
      password: 'secret',
    })
  })

  it.each([
    ['a password leaves the machine', { SMTP_URL: 'smtp://a:b@mail.example.com' }, true, true],
    ['no password is sent', { SMTP_URL: 'smtp://mail.example.com' }, false, true],
    ['the server is on this machine', { SMTP_URL: 'smtp://a:b@localhost' }, false, false],
    ['it is set', { SMTP_URL: 'smtp://localhost', SMTP_TLS: 'required' }, true, true],
    ['it is not wanted', { SMTP_URL: 'smtp://a:b@mail.example.com', SMTP_TLS: 'offered' }, false, true],
  ])('whether TLS is required when %s', (_, settings, requiresTls, checksCertificate) => {
    expect(read(settings)).toMatchObject({ requiresTls, checksCertificate })
  })
})

describe('the sender', () => {
  it.each([
    ['Acme portal <portal@acme.example>', { name: 'Acme portal', address: 'portal@acme.example' }],
    ['"Acme, portal" <portal@acme.example>', { name: 'Acme, portal', address: 'portal@acme.example' }],
    ['portal@acme.example', { name: 'Acme staff portal', address: 'portal@acme.example' }],
    ['', { name: 'Acme staff portal', address: 'no-reply@portal.example.com' }],
  ])('of %s', (text, from) => {
    expect(read({ SMTP_URL: 'smtp://localhost', MAIL_FROM: text })?.from).toEqual(from)
  })

  it.each([
    ['http://192.0.2.7:3000', 'no-reply@[192.0.2.7]'],
    ['http://[2001:db8::1]', 'no-reply@[IPv6:2001:db8::1]'],
    ['http://localhost:3000', 'no-reply@localhost'],
  ])('of a portal at %s', (publicUrl, address) => {
    const settings = settingsOf({ SMTP_URL: 'smtp://localhost' })
    expect(readMailSettings(settings, { publicUrl, companyName: undefined })?.from.address).toBe(address)
  })

  it.each(['portal@пошта.укр', 'portal@intranet', 'portal@[192.0.2.7]'])('may be %s', (text) => {
    expect(read({ SMTP_URL: 'smtp://localhost', MAIL_FROM: text })?.from.address).toBe(text)
  })
})

it.each([
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL must be an address such as smtp:/],
  [{ SMTP_URL: 'http://a:secret@mail.example.com' }, /^SMTP_URL must be an address/],
  [{ SMTP_URL: 'smtp://a:100%@mail.example.com' }, /^SMTP_URL has a %/],
  [{ SMTP_HOST: 'mail.example.com', SMTP_PORT: '0' }, /^SMTP_PORT must be a number/],
  [{ SMTP_HOST: 'smtp://mail.example.com' }, /^SMTP_HOST must be the name of a server alone/],
  [{ SMTP_HOST: 'mail.example.com:25' }, /^SMTP_HOST must be the name of a server alone/],
  [{ SMTP_HOST: 'mail.example.com', SMTP_USER: 'portal' }, /needs both a user and a password/],
  [{ SMTP_URL: 'smtp://portal@mail.example.com' }, /needs both a user and a password/],
  [{ SMTP_USER: 'portal', SMTP_PASSWORD: 'secret' }, /^SMTP_HOST is missing, though SMTP_USER is set/],
  [{ SMTP_PORT: '25' }, /^SMTP_HOST is missing, though SMTP_PORT is set/],
  [
    { SMTP_URL: 'smtp://mail.example.com', SMTP_USER: 'portal', SMTP_PASSWORD: 'secret' },
    /^Set SMTP_URL or SMTP_USER, SMTP_PASSWORD, not both\.$/,
  ],
  // The rest of the password would be a path, and its first digits the port.
  [{ SMTP_URL: 'smtp://portal:12#secret@mail.example.com' }, /^SMTP_URL has something behind the server/],
  [{ SMTP_URL: 'smtp://portal:12/secret@mail.example.com' }, /^SMTP_URL has something behind the server/],
  [{ SMTP_URL: 'smtp://mail.example.com?tls=on' }, /^SMTP_URL has something behind the server/],
  [{ SMTP_URL: 'smtp://mail.example.com:0' }, /^SMTP_URL must be an address/],
  [{ SMTP_HOST: 'mail..example.com' }, /^SMTP_HOST must be the name of a server alone/],
  [{ SMTP_HOST: 'cafe.beef:25' }, /^SMTP_HOST must be the name of a server alone/],
  [{ SMTP_URL: 'smtp://localhost', SMTP_TLS: 'maybe' }, /^SMTP_TLS must be required or offered/],
  ...['nobody', 'portal@example..com', 'portal@192.0.2.7', 'Portal <portal@-.>'].map(
    (from): [Record<string, string>, RegExp] => [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: from },
      /^MAIL_FROM must be an address/,
    ],
  ),
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.c\nBcc: d@e.f' }, /^MAIL_FROM must be an address/],
  [{ SMTP_URL: 'smtp://localhost', SMTP_URL_FILE: '/nowhere' }, /^Set SMTP_URL or SMTP_URL_FILE, not both/],
  [{ SMTP_URL_FILE: '/nowhere/at/all' }, /^SMTP_URL_FILE names '\/nowhere\/at\/all', which cannot be read/],
])('%o is refused with one sentence, and without the password', (settings, sentence) => {
  expect(() => read(settings)).toThrow(sentence)
  expect(() => read(settings)).not.toThrow('secret')
})
