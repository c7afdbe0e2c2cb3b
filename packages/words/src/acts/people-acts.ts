import type { ActWords, ToldAct } from './told-act.ts'

/** A fact of the act; undefined where it is not told. */
const factOf = ({ changes }: ToldAct, field: string) => changes.find((change) => change.field === field)

const isOneself = ({ actor, person }: ToldAct) => actor?.id !== undefined && actor.id === person?.id

/** A thing of a person, such as 'their own password' or 'the password of Ivan Petrenko'. */
const ofWhom = (told: ToldAct, what: string, thing: string) =>
  isOneself(told) ? `their own ${thing}` : `the ${thing} of ${what}`

const passkey = (told: ToldAct) => {
  const name = factOf(told, 'name')
  return `a passkey${name === undefined ? '' : `, ${name.after ?? name.before}`}`
}

/** Why a sign-in was refused; those of single sign-on are told as the log has them. */
const refusals: Readonly<Record<string, string>> = {
  inactive_account: 'the person is inactive',
  inactive_person: 'the person is inactive',
  wrong_password: 'wrong password',
  wrong_code: 'wrong code',
  wrong_passkey: 'wrong passkey',
}

/** Ways of signing in that the sentence tells. */
const ways: Readonly<Record<string, string>> = {
  passkey: 'with a passkey',
  provider: 'by single sign-on',
  link: 'by a link',
}

function refusalInWords(told: ToldAct): string {
  const outcome = String(factOf(told, 'outcome')?.after ?? '')
  return refusals[outcome] ?? outcome.replaceAll('_', ' ')
}

function signedIn(told: ToldAct): string {
  const way = ways[String(factOf(told, 'way')?.after ?? '')]
  return way === undefined ? 'signed in' : `signed in ${way}`
}

const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)
const countIn = (told: ToldAct) => Number(factOf(told, 'count')?.after ?? 0)

/** Acts on people, their sign-in and equipment, and on mails and the portal itself. */
export const peopleActs: ActWords = {
  deeds: {
    'backups.create': (_, what) => `made ${what}`,
    'backups.restore': (_, what) => `restored ${what}`,
    'calendar_feed.create': () => 'made an address of their calendar feed',
    'calendar_feed.delete': () => 'ended the address of their calendar feed',
    'invitations.create': (_, what) => `invited ${what}`,
    'invitations.delete': (_, what) => `withdrew the invitation of ${what}`,
    'invitations.accept': () => 'accepted the invitation and set a password',
    'mails.retry': (_, what) => `sent ${what} again`,
    'mails.send_held': (told) => `sent ${counted(countIn(told), 'held mail', 'held mails')}`,
    'mails.drop_held': (told) => `dropped ${counted(countIn(told), 'held mail', 'held mails')}`,
    'mails.test': () => 'sent a test mail',
    'passkeys.create': (told) => `added ${passkey(told)}`,
    'passkeys.update': (told) => {
      const name = factOf(told, 'name')
      return `renamed a passkey from ${name?.before} to ${name?.after}`
    },
    'passkeys.delete': (told) => `removed ${passkey(told)}`,
    'password_resets.use': () => 'set a new password by the link of a mail',
    'passwords.change': (told, what) => `changed ${ofWhom(told, what, 'password')}`,
    'portal.start': ({ object }) => `started as version ${object}`,
    'second_factors.set_up_totp': () => 'set up codes as a second factor',
    'second_factors.remove_totp': () => 'removed the codes as a second factor',
    'second_factors.renew_recovery_codes': () => 'made new recovery codes',
    'second_factors.reset': (_, what) => `reset the second factors of ${what}`,
    'session.sign_in': signedIn,
    'session.refuse': (told) =>
      `was refused a sign-in as ${told.person?.full_name ?? told.object}: ${refusalInWords(told)}`,
    'session.sign_out': () => 'signed out',
    'sessions.end': (told) => {
      const browser = factOf(told, 'browser')?.after
      return browser == null ? 'ended one of their sessions' : `ended their session in ${browser}`
    },
    'sessions.end_others': (told) => `ended ${counted(countIn(told), 'other session', 'other sessions')}`,
    'sign_in_links.create': (_, what) => `made a sign-in link for ${what}`,
    'sign_in_links.use': () => 'used a sign-in link of the server',
    'single_sign_on.link': () => 'linked their account of single sign-on',
    'single_sign_on.unlink': (told, what) => `unlinked ${ofWhom(told, what, 'account of single sign-on')}`,
  },
  fields: {
    user: {
      active: 'activity',
      avatar: 'portrait',
      candidate_id: 'candidate',
      children_attributes: 'children',
      email: 'e-mail',
      end_contracts: 'end of open contracts',
      english_level: 'level of English',
      github: 'GitHub account',
      job_ended_on: 'last work day',
      job_started_on: 'first work day',
      phone_number: 'phone number',
      role_ids: 'roles',
      role: 'rank',
      skype: 'Skype account',
      status: 'availability',
      technology_ids: 'technologies',
      telegram: 'Telegram account',
      works_from: 'day of coming back',
    },
    inventory: { device: 'kind' },
    backup: { made_at: 'time of the archive', encrypted: 'encryption' },
    session: { way: 'way of signing in', outcome: 'reason' },
  },
}
