import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../../test/processes/refused-settings.ts'
import { readConfig } from './config.ts'

describe('TRUST_PROXY', () => {
  const trusted = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy

  it.each(['', 'off', 'no', 'false', '0'])("the server trusts no proxy when TRUST_PROXY is '%s'", (text) => {
    expect(trusted(text)).toBeUndefined()
  })

  it('the server trusts as many proxies as TRUST_PROXY says', () => {
    const two = trusted('2')
    expect([0, 1, 2].map((hop) => two?.('203.0.113.9', hop))).toEqual([true, true, false])
  })

  it.each([
    ['loopback', ['127.0.0.1', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', 'fe80::1']],
    [
      'uniquelocal, loopback',
      ['10.0.0.1', '172.16.3.4', '192.168.1.1', 'fd00::1', '127.0.0.1'],
      ['172.32.0.1'],
    ],
    ['203.0.113.7', ['203.0.113.7'], ['203.0.113.8', 'unknown', '']],
    ['10.1.0.0/16,2001:db8::/32', ['10.1.255.1', '2001:db8:5::1'], ['10.2.0.1', '2001:db9::1']],
  ])('TRUST_PROXY may be a list of addresses and networks: %s', (text, inside, outside) => {
    const trust = trusted(text)
    expect(inside.filter((address) => trust?.(address, 0) !== true)).toEqual([])
    expect(outside.filter((address) => trust?.(address, 0) !== false)).toEqual([])
  })

  it.each([
    'on',
    'true',
    'yes',
    'nginx',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '127.0.0.1,',
    '-1',
    '1.5',
    '99',
    '*',
  ])("a TRUST_PROXY of '%s' is refused with what to write instead", (text) => {
    expect(refusalOf({ TRUST_PROXY: text })).toBe(
      `TRUST_PROXY must be the number of reverse proxies before the portal, such as 1, or a list of their networks, such as loopback or 10.0.0.0/8, not '${text}'.`,
    )
  })
})

it.each(['0', '121', '-1', '1.5', 'forever'])("an AUDIT_KEEP of '%s' is refused", (text) => {
  expect(refusalOf({ AUDIT_KEEP: text })).toBe(
    `AUDIT_KEEP must be a number of months from 1 to 120, not '${text}'.`,
  )
})

it('the trail is kept for 36 months unless AUDIT_KEEP says otherwise', () => {
  expect([readConfig({}).auditKeepMonths, readConfig({ AUDIT_KEEP: '120' }).auditKeepMonths]).toEqual([
    36, 120,
  ])
})

it('ADMIN_EMAIL must be an e-mail address of at most 254 characters', () => {
  const longest = `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'z'.repeat(58)}.ua`
  expect(longest).toHaveLength(254)
  const readEmail = (text: string) => readConfig({ DEMO: 'off', ADMIN_EMAIL: text }).adminEmail
  expect(readEmail(longest)).toBe(longest)
  expect(readEmail('\u200Badmin@portal.test\u200E')).toBe('admin@portal.test')
  for (const text of ['admin', `x${longest}`]) {
    expect(refusalOf({ ADMIN_EMAIL: text })).toBe(
      `ADMIN_EMAIL must be an e-mail address of at most 254 characters, not '${text}'.`,
    )
  }
})

it('the first admin may be named beside the demo company, which has no use for it', () => {
  const environment = { ADMIN_EMAIL: 'admin@portal.test', ADMIN_PASSWORD: 'first password', DEMO: 'on' }
  expect(readConfig(environment)).toMatchObject({ adminEmail: 'admin@portal.test' })
})

describe('settings in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileWith = (name: string, content: string) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }

  it('any setting may stand in a file', () => {
    const environment = {
      DATABASE_URL_FILE: fileWith('database', 'postgres://database/portal\n'),
      ADMIN_PASSWORD_FILE: fileWith('password', 'first password\n'),
      TIME_ZONE_FILE: fileWith('zone', 'Europe/Warsaw'),
    }
    expect(readConfig(environment)).toMatchObject({
      databaseUrl: 'postgres://database/portal',
      adminPassword: 'first password',
      timeZone: 'Europe/Warsaw',
    })
  })

  it('a file that is empty or has several lines is refused', () => {
    const [empty, lines] = [
      fileWith('empty', ' \n'),
      fileWith('lines', 'one token of the two\nanother token'),
    ]
    expect([refusalOf({ S3_BUCKET_FILE: empty }), refusalOf({ METRICS_TOKEN_FILE: lines })]).toEqual([
      `S3_BUCKET_FILE names '${empty}', which is empty.`,
      `METRICS_TOKEN_FILE names '${lines}', which has several lines.`,
    ])
  })
})

describe('PORT', () => {
  it.each(['0', '3000', '65535'])('PORT may be %s', (text) => {
    expect(readConfig({ PORT: text }).port).toBe(Number(text))
  })

  it.each(['http', '65536', '-1', '1.5', '1e3', '0x50'])("PORT cannot be '%s'", (text) => {
    expect(refusalOf({ PORT: text })).toBe(`PORT must be a number from 0 to 65535, not '${text}'.`)
  })
})

describe('TIME_ZONE', () => {
  it('TIME_ZONE is Europe/Kyiv unless another one is set', () => {
    expect(readConfig({}).timeZone).toBe('Europe/Kyiv')
    expect(readConfig({ TIME_ZONE: 'America/New_York' }).timeZone).toBe('America/New_York')
  })

  it.each(['Kyiv', 'Europe/Nowhere', 'local', '+02:00', '-05:30'])("TIME_ZONE cannot be '%s'", (text) => {
    expect(refusalOf({ TIME_ZONE: text })).toBe(
      `TIME_ZONE must be an IANA time zone such as Europe/Kyiv, not '${text}'.`,
    )
  })
})

describe('COMPANY_NAME', () => {
  it('there is no COMPANY_NAME unless one is set', () => {
    expect([{}, { COMPANY_NAME: ' \u200b ' }].map((set) => readConfig(set).companyName)).toEqual([
      undefined,
      undefined,
    ])
    expect(readConfig({ COMPANY_NAME: '  Soft\tworks “Ї” ' }).companyName).toBe('Soft works “Ї”')
  })

  it('COMPANY_NAME has at most 60 characters', () => {
    expect(readConfig({ COMPANY_NAME: '🚀'.repeat(60) }).companyName).toHaveLength(120)
    expect(refusalOf({ COMPANY_NAME: 'x'.repeat(61) })).toBe('COMPANY_NAME must have at most 60 characters.')
  })
})

describe('NEW_CANDIDATE_STATE', () => {
  it('a new candidate begins as hired unless NEW_CANDIDATE_STATE names another significate', () => {
    expect(readConfig({}).newCandidateState).toBe('hired')
    expect(readConfig({ NEW_CANDIDATE_STATE: ' interviewing ' }).newCandidateState).toBe('interviewing')
  })

  it('a NEW_CANDIDATE_STATE that is no significate is refused with those that are', () => {
    expect(refusalOf({ NEW_CANDIDATE_STATE: 'Interviewing' })).toBe(
      "NEW_CANDIDATE_STATE must be one of rejected, interviewing, test_task, preoffer, hired, not 'Interviewing'.",
    )
  })
})

it.each([
  [
    { DATABASE_READ_URL: 'postgres://replica/portal' },
    'DATABASE_READ_URL needs PostgreSQL in DATABASE_URL, to which it belongs.',
  ],
  [
    { DATABASE_LISTEN_URL: 'postgres://database/portal' },
    'DATABASE_LISTEN_URL needs PostgreSQL in DATABASE_URL, to which it belongs.',
  ],
  ...['short', 'a tab\tamong the letters', 'шістнадцять-літер'].map(
    (token): [Record<string, string>, string] => [
      { METRICS_TOKEN: token },
      'METRICS_TOKEN must have at least 16 letters, digits, blanks and signs of ASCII.',
    ],
  ),
  [
    { SESSION_IDLE: '30d', SESSION_MAX: '12h' },
    'SESSION_IDLE must not be longer than SESSION_MAX, which ends a session after 12h.',
  ],
  [{ BACKUP_AT: '02:00' }, 'BACKUP_DIR is missing, though BACKUP_AT or BACKUP_KEEP is set.'],
  [{ BACKUP_KEEP: '3' }, 'BACKUP_DIR is missing, though BACKUP_AT or BACKUP_KEEP is set.'],
  [
    { BACKUP_DIR: join(import.meta.filename, 'backups') },
    `BACKUP_DIR must be a folder, and ${import.meta.filename} is a file.`,
  ],
  [{ RESTORED_MAILS: 'yes' }, "RESTORED_MAILS must be send or drop, not 'yes'."],
  [
    { DATA_DIR: '/portal', BACKUP_DIR: '/portal/database' },
    'BACKUP_DIR must not be in DATA_DIR/database, which the portal keeps for itself.',
  ],
  [
    { DATA_DIR: '/portal', BACKUP_DIR: '/portal/files/backups' },
    'BACKUP_DIR must not be in DATA_DIR/files, which the portal keeps for itself.',
  ],
  [
    { BACKUP_DIR: import.meta.filename },
    `BACKUP_DIR must be a folder, and ${import.meta.filename} is a file.`,
  ],
])('the settings %o are refused', (environment, refusal) => {
  expect(refusalOf(environment)).toBe(refusal)
})
