import { commaList } from '../../english.ts'
import { plural } from '../../plural.ts'

/** The page of one candidate. */
export const candidate = {
  pageTitle: 'Candidate',
  failed: 'Server error: unable to download Candidate',
  gone: 'There is no such candidate',
  toVacancies: 'All vacancies',

  edit: 'Edit candidate',
  delete: 'Delete candidate',
  removed: 'Candidate removed',
  removeFailed: 'Server error: unable to remove Candidate',
  deleteQuestion: (name: string) => `“${name}” will be deleted with all notes. This cannot be undone.`,
  createUser: 'Create user',
  openUser: 'Open user',

  pingOn: 'Ping on',

  facts: 'Facts',
  stack: 'Stack',
  cv: 'CV',
  details: 'Details',
  resource: 'Resource',
  firstContact: 'First contact',
  openInNewTab: (what: string, name: string, address: string) =>
    `${what} of ${name}: ${address}, opens in a new tab`,

  unsaved: 'Not saved',
  saveNote: (note: string) => `Save ${note}`,
  revertNote: (note: string) => `Revert ${note}`,
  saveTip: 'Save (Ctrl+Enter)',
  revertTip: 'Revert to what is saved',

  history: 'History',
  historyFailed: 'The history could not be loaded',
  addedAs: (significate: string) => `Added as ${significate}`,
  changed: (from: string, to: string) => `${from} → ${to}`,
  /** For screen readers, which do not read an arrow. */
  changedInWords: (from: string, to: string) => `From ${from} to ${to}`,
  by: (name: string) => `by ${name}`,
  at: (day: string, time: string) => `${day}, ${time}`,

  duplicates: (count: number) =>
    plural('en', count, {
      one: 'Another candidate may be the same person',
      other: '{n} other candidates may be the same person',
    }),
  matches: { email: 'same e-mail', phone: 'same phone', linkedin: 'same LinkedIn' },
  list: commaList,
}
