import { commaList } from '../../english.ts'
import { plural } from '../../plural.ts'

const placeInList = (place: number | null, count: number) =>
  place === null ? `Not in the list of ${count}` : `${place} of ${count}`

function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The page of one candidate. */
export const candidate = {
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

  neighbours: 'Candidates of the list',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  first: 'No candidate before',
  last: 'No candidate behind',
  place: placeInList,
  backToList: (place: number | null, count: number) => `${placeInList(place, count)}, back to the list`,

  emptyFacts: (count: number) => `Show empty fields (${count})`,
  hideEmptyFacts: 'Hide empty fields',
  emptyNote: 'Add a note',

  cvFile: 'CV file',
  cvFileHint: 'PDF, DOC or DOCX, up to 10 MB',
  cvFileChoose: 'Choose a file',
  cvFileReplace: 'Replace',
  cvFileReplaceQuestion: (kept: string, dropped: string) =>
    `“${dropped}” takes the place of “${kept}”, which is then gone.`,
  cvFileDrop: 'or drop it here',
  cvFileSending: 'The file is being sent',
  cvFileDownload: (name: string) => `Download ${name}`,
  cvFileDelete: (name: string) => `Delete ${name}`,
  cvFileAdded: 'CV file saved',
  cvFileRemoved: 'CV file deleted',
  cvFileSize: fileSize,

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
  saveTooltip: 'Save (Ctrl+Enter)',
  revertTooltip: 'Revert to what is saved',

  addedAs: (significate: string) => `Added as ${significate}`,
  changed: (from: string, to: string) => `${from} → ${to}`,
  /** For screen readers, which do not read an arrow. */
  changedInWords: (from: string, to: string) => `From ${from} to ${to}`,
  by: (name: string) => `by ${name}`,

  duplicates: (count: number) =>
    plural('en', count, {
      one: 'Another candidate may be the same person',
      other: '{n} other candidates may be the same person',
    }),
  matches: { email: 'same e-mail', phone: 'same phone', linkedin: 'same LinkedIn' },
  list: commaList,
}
