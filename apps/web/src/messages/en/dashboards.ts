import type { SubRoleKey } from '@portal/domain/roles'

const groups: Partial<Record<SubRoleKey, string>> = {
  developer: 'Developers',
  qa: "QA's",
  devops: 'DevOps',
  designer: 'Designers',
}

export const dashboards = {
  usersPageTitle: 'Users List',
  managersPageTitle: 'Managers List',
  usersTitle: 'Users List',
  managersTitle: 'Managers List',

  view: 'Developers to show',
  views: { available: 'Available', hired: 'Hired', fired: 'Fired' },
  group: 'Job function',
  allGroups: 'All users',
  groups,
  month: 'Month',
  empty: 'No users were found on your request',
  showAll: 'Show all users',
  thisMonth: 'Show this month',
  failed: 'The users could not be loaded',

  fullName: 'Full name',
  cvLink: 'Cv link',
  cv: 'CV',
  cvOf: (name: string) => `CV of ${name}`,
  stack: 'Tech stack',
  experience: 'Experience',
  notSet: 'Not set',
  status: 'Status',
  statusOf: (name: string) => `Status of ${name}`,
  statusSaved: 'User updated successfully',
  statusFailed: 'The status could not be saved',
  hireDate: 'Hire date',
  releaseDate: 'Release date',
  location: 'Location',
  manager: 'Manager',

  managerName: 'Manager Name',
  projects: 'Projects with Developers',
  noProjects: 'No projects',
  managersFailed: 'The managers could not be loaded',
  managersEmpty: 'No project managers yet',
  managersEmptyHint: 'Give a user the sub-role Project manager and make them the manager of a project.',
  toUsers: 'Manage users',
}
