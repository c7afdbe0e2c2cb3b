import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../../test/processes/refused-settings.ts'
import { readConfig } from './config.ts'
import { hasPasskeys } from './sign-in-settings.ts'

const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'secret',
}
const oidcOf = (settings: Record<string, string>) => readConfig({ ...provider, ...settings }).oidc

const folder = mkdtempSync(join(tmpdir(), 'portal-sign-in-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('without settings passwords sign in, no factor is required, and there is no provider', () => {
  expect(readConfig({})).toMatchObject({
    factorDuty: { rule: 'off', from: undefined },
    factorAfterOidc: false,
    oidc: undefined,
    passwordSignIn: true,
  })
})

describe('the provider', () => {
  it('is called by its host, refuses unknown people and takes verified e-mails of all domains, unless it is said', () => {
    expect(oidcOf({})).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'portal',
      clientSecret: 'secret',
      label: 'accounts.google.com',
      trustsEmail: false,
      createsAs: undefined,
      domains: [],
    })
  })

  it('has its secret in a file where that is named', () => {
    const file = join(folder, 'secret')
    writeFileSync(file, 'of a file\n')
    const { OIDC_CLIENT_SECRET: _, ...others } = provider
    expect(readConfig({ ...others, OIDC_CLIENT_SECRET_FILE: file }).oidc?.clientSecret).toBe('of a file')
  })

  it.each([
    [{ OIDC_LABEL: ' Microsoft  365 ' }, { label: 'Microsoft 365' }],
    [{ OIDC_CREATE: 'developer' }, { createsAs: 'developer' }],
    [{ OIDC_DOMAINS: 'Example.com, пошта.укр,' }, { domains: ['example.com', 'пошта.укр'] }],
    [
      { OIDC_ISSUER: 'https://login.microsoftonline.com/a-tenant/v2.0', OIDC_EMAIL_TRUSTED: 'on' },
      { issuer: 'https://login.microsoftonline.com/a-tenant/v2.0', trustsEmail: true },
    ],
    [{ OIDC_ISSUER: 'http://127.0.0.1:4000' }, { issuer: 'http://127.0.0.1:4000' }],
    [{ OIDC_ISSUER: 'http://localhost:4000/realm' }, { issuer: 'http://localhost:4000/realm' }],
    [{ OIDC_ISSUER: 'http://[::1]:4000' }, { issuer: 'http://[::1]:4000' }],
  ])('is read from %j', (settings, expected) => {
    expect(oidcOf(settings)).toMatchObject(expected)
  })

  it.each([
    'accounts.google.com',
    'http://accounts.google.com',
    'ftp://127.0.0.1',
    'https://a:b@accounts.google.com',
    'https://accounts.google.com/?a=b',
    'https://accounts.google.com/#a',
  ])('is not read from the issuer %s', (OIDC_ISSUER) => {
    expect(refusalOf({ ...provider, OIDC_ISSUER })).toMatch(
      /^OIDC_ISSUER must be the https address of the provider/,
    )
  })

  it.each(['common', 'organizations', 'consumers'])(
    'at which accounts of all companies sign in, as %s, is trusted with no e-mail',
    (tenant) => {
      const OIDC_ISSUER = `https://login.microsoftonline.com/${tenant}/v2.0`
      expect(refusalOf({ ...provider, OIDC_ISSUER, OIDC_EMAIL_TRUSTED: 'on' })).toMatch(
        /^OIDC_EMAIL_TRUSTED=on needs the issuer of the company's own tenant/,
      )
    },
  )
})

describe('a start ends with a sentence where', () => {
  it.each([
    ['the client is missing', { ...provider, OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID is missing/],
    ['the secret is missing', { ...provider, OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET is missing/],
    ['the issuer is missing', { OIDC_CLIENT_ID: 'portal' }, /^OIDC_ISSUER is missing, though OIDC_CLIENT_ID/],
    ['nobody could sign in', { PASSWORD_SIGN_IN: 'off' }, /^PASSWORD_SIGN_IN=off needs OIDC_ISSUER/],
    ['a factor after no provider is wanted', { SECOND_FACTOR_OIDC: 'on' }, /^SECOND_FACTOR_OIDC=on needs/],
    [
      'the label is too long',
      { ...provider, OIDC_LABEL: 'x'.repeat(41) },
      /^OIDC_LABEL must have at most 40/,
    ],
    [
      'a sub-role is above the default rank',
      { ...provider, OIDC_CREATE: 'ceo' },
      /^OIDC_CREATE must be one of/,
    ],
    ['a sub-role is unknown', { ...provider, OIDC_CREATE: 'nobody' }, /not 'nobody'\.$/],
    ['a domain is none', { ...provider, OIDC_DOMAINS: 'a.com, @b.com' }, /and '@b\.com' is none\.$/],
    ['a switch is none', { ...provider, PASSWORD_SIGN_IN: 'maybe' }, /^PASSWORD_SIGN_IN must be/],
    ['a rule of factors is unknown', { SECOND_FACTOR: 'some' }, /^SECOND_FACTOR must be one of off, admins,/],
    [
      'a day is none',
      { SECOND_FACTOR: 'admins', SECOND_FACTOR_FROM: 'soon' },
      /^SECOND_FACTOR_FROM must be a/,
    ],
    ['a day is for nobody', { SECOND_FACTOR_FROM: '2026-03-01' }, /^SECOND_FACTOR_FROM needs SECOND_FACTOR/],
  ])('%s', (_, settings, sentence) => {
    expect(refusalOf(settings)).toMatch(sentence)
  })
})

it('passwords may be off beside a provider, and factors required from a day', () => {
  const settings = { PASSWORD_SIGN_IN: 'off', SECOND_FACTOR_OIDC: 'on' }
  const duty = { SECOND_FACTOR: 'managers', SECOND_FACTOR_FROM: '2026-03-01' }
  expect(readConfig({ ...provider, ...settings, ...duty })).toMatchObject({
    passwordSignIn: false,
    factorAfterOidc: true,
    factorDuty: { rule: 'managers', from: '2026-03-01' },
  })
})

it.each([
  ['https://portal.example.com', true],
  ['http://localhost:3000', true],
  ['http://portal.localhost:3000', true],
  ['http://portal.example.com', false],
  ['http://127.0.0.1:3000', false],
  ['https://10.0.0.1', false],
  ['https://[::1]:3000', false],
])('whether the portal at %s can have passkeys: %s', (publicUrl, can) => {
  expect(hasPasskeys(publicUrl)).toBe(can)
})
