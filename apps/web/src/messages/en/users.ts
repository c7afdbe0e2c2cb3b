import { passwordLength } from '@portal/domain/people/users'
import { freeNames } from '@portal/words/value-names'

export const users = {
  add: 'Add User',
  createTitle: 'Create User',
  created: 'User created!',
  /** Puts the field's name before the server's sentence ('has already been taken'). */
  emailRefused: (sentence: string) => `Email ${sentence}`,

  fullName: 'Full Name',
  project: 'Project',
  manager: 'Manager',
  jobStatus: 'Job Status',
  free: freeNames.en,
  benchManager: 'bench manager',
  inactive: 'Inactive',

  /** In the menu of downloads. */
  equipment: 'Equipment of everybody',

  searchName: 'Search by name',
  active: 'Account',
  activeChoices: { true: 'Active', false: 'Inactive', all: 'All' },
  user: 'Users',
  status: 'Status',

  secondFactor: 'Second factor',
  factorChoices: { true: 'Set up', false: 'None' },

  empty: 'There is nobody here yet. Add the first person, and they can sign in and log hours.',
  emptyFiltered: 'Nobody matches these filters.',
  showEveryone: 'Show all active users',

  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHint: `${passwordLength.min} to ${passwordLength.max} characters. Hand it over in person; it can be changed under Settings.`,
  access: 'First sign-in',
  accessChoices: { invitation: 'Send an invitation', password: 'Type a password' },
  linkChoice: 'Make an invitation link',
  invitationHint: 'A link by which the person sets a password. It works once, for seven days.',
  /** Where people sign in by the provider alone. */
  providerHint: (label = 'the provider') =>
    `The person signs in with the account of the company at ${label} that has this e-mail.`,
  invited: (email: string) => `Invitation sent to ${email}`,
  invitedUntil: (day: string) => `Invited until ${day}`,
  invitationEnded: 'Invited, no link',
  inviteAgain: (name: string) => `Invite again: ${name}`,
  withdraw: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawTitle: 'Withdraw the invitation?',
  withdrawText: (name: string) => `The link of ${name} stops working. You can invite again.`,
  withdrawConfirm: 'Withdraw',
  withdrawn: (name: string) => `Invitation of ${name} withdrawn`,
  linkTitle: (name: string) => `Invitation of ${name}`,
  link: 'Invitation link',
  linkHint:
    'Hand it over now: it is not shown again. Whoever has it sets the password. It works once, for seven days.',
  picture: 'Picture',
  candidateNote: (name: string) =>
    `${name} is hired. Phone, Telegram, English level, salary, position, location and technologies are copied to the profile.`,
  candidateFailed: 'Server error: unable to download Candidate',
  benchNote: 'A new person starts on Bench today. Give them a project under Contracts.',
}
