import { vacancyLevelNames } from '@portal/words/value-names'
import { plural } from '../plural.ts'

export const vacancies = {
  add: 'Add New Vacancy',
  createTitle: 'Add New Vacancy',
  editTitle: 'Edit Vacancy',

  vacancy: 'Vacancy',
  wherePublished: 'Where published',
  level: 'Desired level',
  levels: vacancyLevelNames.en,
  salaryRange: 'Salary range',
  range: (min: string, max: string) => `${min} – ${max}`,
  rangeFrom: (min: string) => `from ${min}`,
  rangeTo: (max: string) => `up to ${max}`,
  candidates: 'Candidates',
  counted: (count: number) => plural('en', count, { one: '{n} candidate', other: '{n} candidates' }),
  allCandidates: (count: number) => `All Candidates (${count})`,
  allCandidatesOf: (count: number, title: string) => `All Candidates (${count}) of ${title}`,
  /** Candidates to write to again, today or since an earlier day. */
  due: (count: number) => `${count} due`,

  titleField: 'Title',
  /** The server and the contract say "can't be blank". */
  titleError: (error: string) => `Title ${error}`,
  url: 'Link',
  minSalary: 'Salary from',
  maxSalary: 'Salary up to',

  created: 'Vacancy created',
  updated: 'Vacancy updated',
  deleted: 'Vacancy deleted',
  deleteQuestion: (title: string, candidates: number) =>
    `“${title}” and ${plural('en', candidates, { one: 'its candidate', other: 'its {n} candidates' })} will be deleted. This cannot be undone.`,
  failed: 'Server error: unable to download Vacancies',
  deleteFailed: 'Server error: unable to remove Vacancy',
  empty: 'There are no vacancies yet. Add the first one to collect candidates for it.',

  oneFailed: 'Server error: unable to download Vacancy',
  gone: 'There is no such vacancy',
  back: 'Back to vacancies',
}
