import { plural } from '../plural.ts'

export const customers = {
  title: 'List of Companies',
  add: 'Add Customer',
  createTitle: 'Create Customer',
  editTitle: 'Edit Customer',

  company: 'Company',
  companyName: 'Company name',
  projects: 'Projects',
  project: 'Project',
  representative: 'Representative',
  representativeTitle: 'Title',
  email: 'Email',
  address: 'Address',
  actionsOf: (company: string) => `Edit or delete ${company}`,

  filterBy: 'Filter by',
  contains: 'Any part of it',
  filterText: (kind: string) => `${kind} contains`,

  /** Says that the projects of a deleted company are kept. */
  projectsStay: (count: number) =>
    plural('en', count, {
      one: 'Its project stays, without a customer.',
      other: 'Its {n} projects stay, without a customer.',
    }),
  created: 'Customer created',
  edited: 'Customer edited',
  deleted: 'Customer deleted',
  failed: 'Server error: unable to download Customers',
  empty: 'There are no companies yet. Add the first one, so that projects can belong to it.',
  emptyFiltered: (kind: string, text: string) => `No customer matches ${kind} “${text}”.`,
  showAll: 'Show all companies',
}
