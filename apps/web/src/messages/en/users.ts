import { passwordLength } from '@portal/domain/people/users'

export const users = {
  menuLabel: 'Users',
  add: 'Add User',
  createTitle: 'Create User',
  created: 'User created!',
  /** Puts the field's name before the server's sentence ('has already been taken'). */
  emailRefused: (sentence: string) => `Email ${sentence}`,

  fullName: 'Full Name',
  project: 'Project',
  manager: 'Manager',
  jobStatus: 'Job Status',
  free: 'Free',
  benchManager: 'bench manager',
  inactive: 'Inactive',

  searchName: 'Search by name',
  active: 'Account',
  activeChoices: { true: 'Active', false: 'Inactive', all: 'All' },
  user: 'Users',
  status: 'Status',

  empty: 'There is nobody here yet. Add the first person, and they can sign in and log hours.',
  emptyFiltered: 'Nobody matches these filters.',
  showEveryone: 'Show all active users',

  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHint: `${passwordLength.min} to ${passwordLength.max} characters. Hand it over in person; it can be changed under Settings.`,
  picture: 'Picture',
  candidateNote: (name: string) =>
    `${name} is hired. Phone, Telegram, English level, salary, position, location and technologies are copied to the profile.`,
  candidateFailed: 'Server error: unable to download Candidate',
  benchNote: 'A new person starts on Bench today. Give them a project under Contracts.',
}
