import { type FieldChange, verbsOfActs } from '@portal/domain/trail/acts'
import { describe, expect, it } from 'vitest'
import { actInWords } from './acts.ts'
import type { ToldAct } from './told-act.ts'

const olena = { id: 1, full_name: 'Olena Bondar' }
const ivan = { id: 2, full_name: 'Ivan Petrenko' }
const namesake = { ...ivan, id: 3 }
const onIvan: ToldAct = {
  actor: olena,
  via: { kind: 'browser', name: null },
  act: 'users.update',
  object_type: 'user',
  object: 'Ivan Petrenko',
  person: ivan,
  changes: [],
}
const byIvan = { actor: ivan }
const fact = (field: string, after: FieldChange['after'], before: FieldChange['before'] = null) => ({
  changes: [{ field, before, after, hidden: false }],
})
const portal = { actor: null, via: { kind: 'portal', name: null } } as const
const command = (name: string) => ({ actor: null, via: { kind: 'command', name } }) as const
const session = { object_type: 'session' }
const backup = { object_type: 'backup', object: 'portal.backup', person: null }
const mails = { object_type: 'mail', object: '', person: null }

describe('the sentence of an act on people and their sign-in', () => {
  it.each<[string, Partial<ToldAct>]>([
    ['Olena Bondar added Ivan Petrenko', { act: 'users.create' }],
    ['The portal added Ivan Petrenko', { act: 'users.create', ...portal }],
    [
      'Olena Bondar changed the roles of Ivan Petrenko from Developer to QA, Recruiter',
      fact('role_ids', 'QA, Recruiter', 'Developer'),
    ],
    [
      'Olena Bondar changed the salary of Ivan Petrenko',
      { changes: [{ field: 'salary', before: null, after: null, hidden: true }] },
    ],
    ['Olena Bondar changed the password of Ivan Petrenko', { act: 'passwords.change' }],
    ['Ivan Petrenko changed their own password', { act: 'passwords.change', ...byIvan }],
    ['Ivan Petrenko changed the password of Ivan Petrenko', { act: 'passwords.change', actor: namesake }],
    ['Ivan Petrenko set a new password by the link of a mail', { act: 'password_resets.use', ...byIvan }],
    ['Olena Bondar invited Ivan Petrenko', { act: 'invitations.create' }],
    ['Olena Bondar withdrew the invitation of Ivan Petrenko', { act: 'invitations.delete' }],
    ['Ivan Petrenko accepted the invitation and set a password', { act: 'invitations.accept', ...byIvan }],
    ['Olena Bondar reset the second factors of Ivan Petrenko', { act: 'second_factors.reset' }],
    ['Ivan Petrenko set up codes as a second factor', { act: 'second_factors.set_up_totp', ...byIvan }],
    ['Ivan Petrenko made new recovery codes', { act: 'second_factors.renew_recovery_codes', ...byIvan }],
    [
      'Ivan Petrenko added a passkey, Laptop',
      { act: 'passkeys.create', ...byIvan, ...fact('name', 'Laptop') },
    ],
    [
      'Ivan Petrenko renamed a passkey from Laptop to Phone',
      { act: 'passkeys.update', ...byIvan, ...fact('name', 'Phone', 'Laptop') },
    ],
    [
      'Ivan Petrenko removed a passkey, Laptop',
      { act: 'passkeys.delete', ...byIvan, ...fact('name', null, 'Laptop') },
    ],
    [
      'Ivan Petrenko signed in',
      { act: 'session.sign_in', ...session, ...byIvan, ...fact('way', 'password') },
    ],
    [
      'Ivan Petrenko signed in with a passkey',
      { act: 'session.sign_in', ...session, ...byIvan, ...fact('way', 'passkey') },
    ],
    [
      'A visitor was refused a sign-in as Ivan Petrenko: wrong password',
      { act: 'session.refuse', ...session, actor: null, ...fact('outcome', 'wrong_password') },
    ],
    ['Ivan Petrenko signed out', { act: 'session.sign_out', ...session, ...byIvan }],
    [
      'Ivan Petrenko ended their session in Firefox on Windows',
      { act: 'sessions.end', ...session, ...byIvan, ...fact('browser', 'Firefox on Windows') },
    ],
    [
      'Ivan Petrenko ended 2 other sessions',
      { act: 'sessions.end_others', ...session, ...byIvan, ...fact('count', 2) },
    ],
    [
      "The command 'sign-in-link' made a sign-in link for Ivan Petrenko",
      { act: 'sign_in_links.create', ...command('sign-in-link') },
    ],
    [
      'Olena Bondar unlinked the account of single sign-on of Ivan Petrenko',
      { act: 'single_sign_on.unlink' },
    ],
    [
      'Olena Bondar deleted the equipment MX of Ivan Petrenko',
      { act: 'inventories.delete', object_type: 'inventory', object: 'MX' },
    ],
    [
      'Olena Bondar sent the mail ivan@portal.test of Ivan Petrenko again',
      { act: 'mails.retry', object_type: 'mail', object: 'ivan@portal.test' },
    ],
    ['Olena Bondar dropped 1 held mail', { act: 'mails.drop_held', ...mails, ...fact('count', 1) }],
    [
      "The command 'backup' made the backup portal.backup",
      { act: 'backups.create', ...backup, ...command('backup') },
    ],
    ['The portal made the backup portal.backup', { act: 'backups.create', ...backup, ...portal }],
    [
      "The command 'restore' restored the backup portal.backup",
      { act: 'backups.restore', ...backup, ...command('restore') },
    ],
    [
      'The portal started as version 0.1.0+38',
      { act: 'portal.start', object_type: 'portal', object: '0.1.0+38', person: null, ...portal },
    ],
  ])('%s', (sentence, told) => {
    expect(actInWords({ ...onIvan, ...told }, { named: true })).toBe(sentence)
  })

  it('no act of these features is told by its code', () => {
    const features = [
      ...([
        'backups',
        'calendar_feed',
        'inventories',
        'invitations',
        'mails',
        'passkeys',
        'password_resets',
      ] as const),
      ...([
        'passwords',
        'portal',
        'profiles',
        'second_factors',
        'session',
        'sessions',
        'sign_in_links',
      ] as const),
      ...(['single_sign_on', 'users'] as const),
    ]
    for (const feature of features)
      for (const verb of verbsOfActs[feature])
        expect(actInWords({ ...onIvan, act: `${feature}.${verb}` }, { named: true })).not.toContain("did '")
  })
})
