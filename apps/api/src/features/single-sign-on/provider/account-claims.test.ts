import { describe, expect, it } from 'vitest'
import { readClaims } from './account-claims.ts'

const own = { iss: 'https://provider.test', sub: 'subject' }

describe('whether the e-mail of a token is verified', () => {
  it.each([
    [{ email_verified: true }, 'yes'],
    [{ email_verified: 'true' }, 'yes'],
    [{ email_verified: false }, 'no'],
    [{ email_verified: 'false' }, 'no'],
    [{ email_verified: false, xms_edov: true }, 'no'],
    [{ email_verified: {} }, 'no'],
    [{}, 'unsaid'],
    [{ email_verified: null }, 'unsaid'],
    [{ xms_edov: true }, 'yes'],
    [{ xms_edov: '1' }, 'yes'],
    [{ xms_edov: 1 }, 'yes'],
    [{ xms_edov: false }, 'no'],
    [{ xms_edov: '0' }, 'no'],
    [{ xms_edov: 0 }, 'no'],
  ] as const)('%j says %s', (claims, verified) => {
    expect(readClaims({ ...own, ...claims }).verified).toBe(verified)
  })
})

it('the e-mail of a token is never its preferred user name', () => {
  expect(readClaims({ ...own, preferred_username: 'ann@portal.test' }).email).toBeUndefined()
})

it('claims of another kind than the standard has are left out', () => {
  const read = readClaims({ ...own, email: 7, name: ['Ann'], auth_time: 'now' })
  expect(read).toMatchObject({ subject: 'subject', email: undefined, name: undefined, provenAt: undefined })
})

it.each([[undefined], [''], [7], ['nul\0'], ['тест'], ['x'.repeat(256)]])(
  'a token with the subject %j is refused',
  (subject) => {
    expect(() => readClaims({ ...own, sub: subject })).toThrow('unreadable_claims')
  },
)
