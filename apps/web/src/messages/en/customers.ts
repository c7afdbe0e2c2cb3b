import { plural } from '../plural.ts'

/** The fields of a customer, in the form and in the list. */
export const customerLabels = {
  company_name: 'Company name',
  full_legal_name: 'Representative',
  title: 'Title',
  email: 'Email',
  company_address: 'Address',
}

export const customers = {
  title: 'List of Companies',
  add: 'Add Customer',
  createTitle: 'Create Customer',
  editTitle: 'Edit Customer',

  company: 'Company',
  projects: 'Projects',
  project: 'Project',
  representative: customerLabels.full_legal_name,
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
