import type { SubRoleKey } from '@portal/domain/roles'

const groups: Partial<Record<SubRoleKey, string>> = {
  developer: 'Developers',
  qa: "QA's",
  devops: 'DevOps',
  designer: 'Designers',
}

export const dashboards = {
  usersTitle: 'Users List',
  managersTitle: 'Managers List',

  view: 'Developers to show',
  views: { available: 'Available', hired: 'Hired', fired: 'Fired' },
  group: 'Group',
  allGroups: 'All users',
  groups,
  month: 'Month',
  empty: 'No users were found on your request',
  showAll: 'Show all users',
  searchName: 'Search by name',
  technology: 'Technology',
  levelOrBetter: (level: string) => `${level} or better`,
  thisMonth: 'Show this month',
  failed: 'The users could not be loaded',

  fullName: 'Full name',
  cvLink: 'Cv link',
  cvOf: (name: string, cv: string) => `CV of ${name}, ${cv}`,
  stack: 'Tech stack',
  experience: 'Experience',
  notSet: 'Not set',
  english: 'English',
  freeFrom: 'Free from',
  freeNow: 'Now',
  /** Free, and without a contract, that of Bench included. */
  noContract: 'No contract',
  /** Bound by a contract that has no end. */
  noContractEnd: 'No contract end',
  onlyFreeNow: 'Free now',
  freeOn: (day: string) => `free from ${day}`,
  freeToday: 'free now',
  status: 'Status',
  statusOf: (name: string) => `Status of ${name}`,
  statusSaved: 'User updated successfully',
  statusFailed: 'The status could not be saved',
  hireDate: 'Hire date',
  releaseDate: 'Release date',
  /** The labels of the days on the cards of phones, as the documents write them. */
  cardDates: { hired: 'Hire Date', fired: 'Release Date' },
  dated: (label: string, day: string) => `${label} ${day}`,
  location: 'Location',
  manager: 'Manager',

  managerName: 'Manager Name',
  projects: 'Projects with Developers',
  noProjects: 'No projects',
  managersFailed: 'The managers could not be loaded',
  searchManagers: 'Manager, project or developer',
  managersNotFound: (text: string) => `Nobody was found for “${text}”.`,
  showAllManagers: 'Show all managers',
  managersEmpty: 'No project managers yet',
  managersEmptyHint: 'Give a user the sub-role Project manager and make them the manager of a project.',
  toUsers: 'Manage users',
}
