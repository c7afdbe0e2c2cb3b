import { plural } from '../../plural.ts'

export const candidateForm = {
  createTitle: 'Add New Candidate',
  editTitle: 'Edit Candidate',
  updated: 'Candidate updated',
  updateFailed: 'Candidate update error.',

  person: 'Person',
  fullName: 'Full name',
  fullNameHint: 'At least 3 letters',
  vacancy: 'Vacancy',
  vacanciesFailed: 'Server error: unable to download Vacancies',
  selectVacancy: 'Select vacancy',
  position: 'Position',
  location: 'Location',
  english: 'English',

  contacts: 'Contacts',
  phone: 'Phone',
  email: 'Email',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
  linkedinHint: 'Name or link',
  same: { phone: 'Same phone:', email: 'Same e-mail:', linkedin: 'Same LinkedIn:' },
  duplicate: (name: string, vacancy: string, significate: string) => `${name}, ${vacancy}, ${significate}`,
  newTab: '(opens in a new tab)',
  moreDuplicates: (count: number) =>
    plural('en', count, { one: 'and {n} more candidate', other: 'and {n} more candidates' }),

  work: 'Work',
  company: 'Company',
  experience: 'Experience',
  years: 'years',
  enterYears: (highest: number) => `Enter years from 0 to ${highest}, with at most one decimal`,
  salary: 'Salary',
  selectTechnologies: 'Choose or add',
  technologiesHint: 'Type a name that is missing to add it',
  oldStack: 'Old stack',

  links: 'Links',
  cvUrl: 'CV link',
  resourceUrl: 'Resource link',
  firstLink: 'First additional link',
  secondLink: 'Second additional link',
  addressPlaceholder: 'example.com or https://…',

  status: 'Status',
  significate: 'Significate',
  firstContact: 'First contact date',
  pingAgain: 'Ping again',
  pingAgainOn: 'Ping again on',
  pingAgainOnHint: 'Leave it empty to ping at any time',

  notes: 'Notes',
  recruiterNote: "Recruiter's note",
  techLeadNote: 'Tech lead note',
  finalDecision: 'Final Decision',
}
