import { plural } from '../../plural.ts'

export const candidateForm = {
  createTitle: 'Add New Candidate',
  editTitle: 'Edit Candidate',

  createAnother: 'Create and add another',
  more: 'More',
  person: 'Person',
  fullNameHint: 'At least 3 letters',
  vacanciesFailed: 'Server error: unable to download Vacancies',
  selectVacancy: 'Select vacancy',

  linkedinHint: 'Name or link',
  same: { phone: 'Same phone:', email: 'Same e-mail:', linkedin: 'Same LinkedIn:' },
  duplicate: (name: string, vacancy: string, significate: string) => `${name}, ${vacancy}, ${significate}`,
  newTab: '(opens in a new tab)',
  moreDuplicates: (count: number) =>
    plural('en', count, { one: 'and {n} more candidate', other: 'and {n} more candidates' }),

  work: 'Work',
  years: 'years',
  enterYears: (highest: number) => `Enter years from 0 to ${highest}, with at most one decimal`,
  selectTechnologies: 'Choose or add',
  technologiesHint: 'Type a name that is missing to add it',

  links: 'Links',
  addressPlaceholder: 'example.com or https://…',

  status: 'Status',
  significateHint: 'How far the candidate has come',
  pingAgainHint: 'To be written to again',
  pingAgainOnHint: 'Leave it empty to ping at any time',
}
