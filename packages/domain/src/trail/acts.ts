/** What people do to what, as `feature.verb`; the features have the names that codes of refusals begin with. */
export const verbsOfActs = {
  access_tokens: ['create', 'delete'],
  audit: ['export'],
  backups: ['create', 'restore'],
  books: ['create', 'update', 'delete'],
  calendar_feed: ['create', 'delete'],
  candidates: ['create', 'update', 'delete', 'put_cv_file', 'delete_cv_file', 'undo'],
  categories: ['create', 'update', 'delete'],
  contracts: ['create', 'update', 'delete'],
  customers: ['create', 'update', 'delete'],
  holidays: ['create', 'update', 'delete', 'restore'],
  imports: ['create', 'write', 'take_back'],
  inventories: ['create', 'update', 'delete'],
  invitations: ['create', 'delete', 'accept'],
  mails: ['retry', 'send_held', 'drop_held', 'test'],
  missing_hours: ['remind'],
  passkeys: ['create', 'update', 'delete'],
  password_resets: ['use'],
  passwords: ['change'],
  portal: ['start'],
  profiles: ['update'],
  projects: ['create', 'update', 'delete'],
  records: ['create', 'update', 'delete', 'undo'],
  reports: ['export'],
  requests: ['create', 'approve', 'decline', 'update', 'delete', 'recount', 'undo'],
  resumes: ['create', 'update', 'delete', 'copy', 'import', 'renew_link', 'change_link'],
  second_factors: ['set_up_totp', 'remove_totp', 'renew_recovery_codes', 'reset'],
  sections: ['create', 'update', 'delete', 'reorder'],
  session: ['sign_in', 'refuse', 'sign_out'],
  sessions: ['end', 'end_others'],
  sign_in_links: ['create', 'use'],
  single_sign_on: ['link', 'unlink'],
  technologies: ['create', 'delete'],
  users: ['create', 'update', 'delete'],
  vacancies: ['create', 'update', 'delete'],
  webhooks: ['create', 'update', 'delete', 'renew_secret', 'switch_off', 'retry', 'test'],
} as const

type Verbs = typeof verbsOfActs
export type ActFeature = keyof Verbs
export type Act = { [Feature in ActFeature]: `${Feature}.${Verbs[Feature][number]}` }[ActFeature]

/** What acts are done to, in the singular. People are `user`, also where the act is about their profile or sign-in. */
export const objectTypes = [
  'access_token',
  'backup',
  'candidate',
  'category',
  'contract',
  'customer',
  'holiday',
  'import',
  'inventory',
  'mail',
  'portal',
  'project',
  'record',
  'report',
  'request',
  'resume',
  'session',
  'technology',
  'user',
  'vacancy',
  'webhook',
] as const
export type ObjectType = (typeof objectTypes)[number]

/** How an act reached the portal; `portal` is what the portal does by itself. */
export const viaKinds = ['browser', 'token', 'link', 'command', 'portal'] as const
export type ViaKind = (typeof viaKinds)[number]
/** The name is that of the access token or of the command; null for the others. */
export type Via = { kind: ViaKind; name: string | null }

export type ChangedValue = string | number | boolean | null
/** A changed field by its name on the wire. Of a hidden one it is told that it changed, and both values are null. */
export type FieldChange = { field: string; before: ChangedValue; after: ChangedValue; hidden: boolean }

export const trailLimits = {
  /** Characters of a text in the trail; the rest of a longer one is cut. */
  value: 200,
  /** Characters of the name of an object. */
  object: 200,
  /** Characters of the name of a token or a command. */
  via: 100,
} as const
