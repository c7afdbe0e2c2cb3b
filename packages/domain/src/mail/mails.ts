/** What a mail is about. */
export const mailKinds = [
  'invitation',
  'password_reset',
  'password_changed',
  'email_changed',
  'new_browser',
  'factor_changed',
  'sign_in_link',
  'webhook_switched_off',
  'access_token_created',
  'access_token_ending',
  'notifications',
  'test',
] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * `waiting` is sent as soon as a server takes it, `held` waited when its portal was restored from an archive and waits for an
 * admin, `failed` was refused for good or for two days, and `expired` ended before a server took it.
 */
export const mailStates = ['waiting', 'held', 'sent', 'failed', 'expired'] as const
export type MailState = (typeof mailStates)[number]

/** Characters. */
export const mailLimits = {
  name: 200,
  subject: 200,
  text: 20_000,
  html: 60_000,
  error: 500,
  message_id: 320,
} as const
