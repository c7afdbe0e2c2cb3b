import type { AccessTokenScope } from '@portal/domain/access-tokens'
import type { FactorEvent } from '@portal/domain/people/second-factors'

/** What a mail says. Every text is plain; the server makes HTML and text of it. */
export type MailContent = {
  subject: string
  paragraphs: readonly string[]
  /** Things that happened, each with the address that leads to it. */
  items?: readonly { text: string; url: string }[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Why the mail came. */
  why: string
}

const factorEvents: Record<FactorEvent, string> = {
  totp_added: 'From now on you sign in with a code of your app besides the password.',
  totp_renewed: 'The codes of your app have a new secret. The codes of the one before no longer count.',
  totp_removed: 'The codes of your app were removed: you are no longer asked for them.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  recovery_codes_renewed: 'You have new recovery codes. The ones before no longer count.',
  last_recovery_code_used: 'You have used your last recovery code. Make new ones under Settings.',
  reset:
    'An admin or manager removed your second factors and ended all your sessions. Sign in with your password and set up a factor again.',
}

/** The English mails. `portal` is what the company calls the portal. */
export const englishMails = {
  test: ({ portal }: { portal: string }): MailContent => ({
    subject: `Test mail of ${portal}`,
    paragraphs: [
      `Mails of ${portal} arrive.`,
      'The page Mail shows what waits, what was sent and what was refused.',
    ],
    why: 'You get this mail because you pressed ‘Send a test mail to me’ on the page Mail.',
  }),
  invitation: (facts: { portal: string; inviter: string; url: string; until: string }): MailContent => ({
    subject: `Your account in ${facts.portal}`,
    paragraphs: [
      `${facts.inviter} has made an account for you in ${facts.portal}.`,
      `Set your password to sign in. The link works once, until the end of ${facts.until}.`,
    ],
    action: { label: 'Set my password', url: facts.url },
    why: `You get this mail because ${facts.inviter} has invited you.`,
  }),
  /** Where people sign in by the provider alone. */
  invitationToProvider: (facts: {
    portal: string
    inviter: string
    url: string
    label: string
  }): MailContent => ({
    subject: `Your account in ${facts.portal}`,
    paragraphs: [
      `${facts.inviter} has made an account for you in ${facts.portal}.`,
      `Sign in with the account of the company at ${facts.label} that has this e-mail address.`,
    ],
    action: { label: `Sign in with ${facts.label}`, url: facts.url },
    why: `You get this mail because ${facts.inviter} has invited you.`,
  }),
  passwordReset: ({ portal, url }: { portal: string; url: string }): MailContent => ({
    subject: `New password for ${portal}`,
    paragraphs: [
      `Somebody asked for a new password of your account in ${portal}. The link works once, for one hour.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url },
    why: 'You get this mail because your address was typed at ‘Forgot your password?’.',
  }),
  passwordChanged: ({ portal, url }: { portal: string; url: string }): MailContent => ({
    subject: `Your password for ${portal} was changed`,
    paragraphs: [
      'Your password was set by the link that was sent to this address, and all your sessions have ended.',
      'If it was not you, ask for a new password at once and tell an admin.',
    ],
    action: { label: 'Sign in', url },
    why: 'You get this mail because the password of your account was changed.',
  }),
  /** To the address of before. */
  emailChanged: ({ portal, email }: { portal: string; email: string }): MailContent => ({
    subject: `Your e-mail for ${portal} was changed`,
    paragraphs: [`The e-mail of your account in ${portal} is now ${email}. If that is wrong, tell an admin.`],
    why: 'You get this mail because this was the e-mail of your account.',
  }),
  newBrowser: (facts: {
    portal: string
    browser: string
    address: string
    at: string
    url: string
  }): MailContent => ({
    subject: `New sign-in to ${facts.portal}`,
    paragraphs: [
      `Somebody signed in to your account with ${facts.browser} from ${facts.address}, ${facts.at}.`,
      'If it was you, there is nothing to do. If not, end the session under Settings and set a new password.',
    ],
    action: { label: 'See my sessions', url: facts.url },
    why: 'You get this mail because this browser had not signed in to your account before.',
  }),
  factorChanged: (facts: { portal: string; event: FactorEvent; url: string }): MailContent => ({
    subject: `How you sign in to ${facts.portal} has changed`,
    paragraphs: [
      factorEvents[facts.event],
      'If it was not you, set a new password at once and tell an admin.',
    ],
    action: { label: 'See how I sign in', url: facts.url },
    why: 'You get this mail because a second factor of your account was changed.',
  }),
  accessTokenCreated: (facts: {
    portal: string
    name: string
    may: string
    until: string
    url: string
  }): MailContent => ({
    subject: `A new access token for ${facts.portal}`,
    paragraphs: [
      `The access token ‘${facts.name}’ was made for your account. A program that has it may ${facts.may} in your name until the end of ${facts.until}.`,
      'If it was not you, end it at once, set a new password and tell an admin.',
    ],
    action: { label: 'See my access tokens', url: facts.url },
    why: 'You get this mail because an access token of your account was made.',
  }),
  accessTokenEnding: (facts: { portal: string; name: string; until: string; url: string }): MailContent => ({
    subject: `An access token for ${facts.portal} ends soon`,
    paragraphs: [
      `The access token ‘${facts.name}’ of your account ends with ${facts.until}.`,
      'If a program still needs it, make a new one and give it to the program.',
    ],
    action: { label: 'See my access tokens', url: facts.url },
    why: 'You get this mail because an access token of your account ends.',
  }),
  /** What a program may do with an access token, within a sentence. */
  mayOfToken: (scope: AccessTokenScope, salary_files: boolean) =>
    `${scope === 'read' ? 'read' : 'read and write'}${salary_files ? ', the files of salaries too,' : ''}`,
  /** To all other admins. */
  signInLink: (facts: { portal: string; name: string; email: string; url: string }): MailContent => ({
    subject: `A sign-in link was made on the server of ${facts.portal}`,
    paragraphs: [
      `On the server somebody made a link that signs ${facts.name} (${facts.email}) in once within 15 minutes, without a password and a second factor.`,
      'If nobody of you did it, somebody else can run commands on the server.',
    ],
    action: { label: 'Open the portal', url: facts.url },
    why: 'You get this mail because you are an admin.',
  }),
  /** To all admins. */
  webhookSwitchedOff: (facts: { portal: string; host: string; url: string }): MailContent => ({
    subject: `A webhook of ${facts.portal} was switched off`,
    paragraphs: [
      `No delivery to ${facts.host} was taken for five days, so the webhook was switched off.`,
      'When its receiver works again, switch it on and send again what it has missed.',
    ],
    action: { label: 'See its deliveries', url: facts.url },
    why: 'You get this mail because you are an admin.',
  }),
  /** What the portal is called where its mark is not seen. */
  portalName: (companyName: string | undefined) =>
    companyName === undefined ? 'Staff portal' : `${companyName} staff portal`,
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  /** Where a browser does not name itself. */
  unknownBrowser: 'a program that does not name itself',
  /** `items` may be fewer than `count`: the others are behind `moreUrl`. */
  notifications: (facts: {
    portal: string
    items: NonNullable<MailContent['items']>
    count: number
    moreUrl: string
    url: string
  }): MailContent => {
    const { items, count } = facts
    const [only] = items
    const left = count - items.length
    return {
      subject: count === 1 && only ? only.text : `${count} notifications of ${facts.portal}`,
      paragraphs: [count === 1 ? 'There is news for you:' : `There is news for you, ${count} notifications:`],
      items: left > 0 ? [...items, { text: `${left} more in the portal`, url: facts.moreUrl }] : items,
      why: `You get this mail because of your choices in the settings: ${facts.url}`,
    }
  },
  /** How a mail begins. */
  greeting: (firstName: string) => `Hello ${firstName},`,
  /** The last line of every mail. */
  automatic: ({ portal, url }: { portal: string; url: string }) =>
    `Replies to this mail are not read. It was sent by ${portal}: ${url}`,
  /** Before an address that is also behind a button. */
  orCopy: 'Or copy this address into your browser:',
}
