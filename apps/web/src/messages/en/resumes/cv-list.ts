import { andList } from '../../english.ts'

export const cvList = {
  create: 'Create CV',
  failed: "Server error: unable to download user cv's",
  empty: 'No CV yet. Create one: it begins with a name, a role and contacts.',

  kind: 'CV',
  languages: { english: 'English', ukrainian: 'Ukrainian' },
  name: 'Name',
  lastChange: 'Last change',
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  earlier: (day: string, time: string) => `${day}, ${time}`,

  /** Tells CVs of one name, role and label apart. */
  linkEnd: (end: string) => `Link …${end}`,
  englishDiffers: (cv: string, profile: string) => `English: CV says ${cv}, profile ${profile}`,
  englishInCvs: (levels: readonly string[]) => `CV says ${andList(levels)}`,
  /** What the labels and questions about a CV call it. */
  named: (...words: string[]) => words.filter((word) => word !== '').join(', '),
  preview: 'Preview',
  previewOf: (cv: string) => `Preview ${cv}`,
  editContacts: 'Edit contacts',
  editContactsOf: (cv: string) => `Edit contacts of ${cv}`,
  downloadPdf: 'Download PDF',
  createOnBase: 'Create on this base',
  moreOf: (cv: string) => `More actions with ${cv}`,
  deleteOf: (cv: string) => `Delete ${cv}`,

  created: (base: string) => `Cv created on base ${base}`,
  createFailed: 'Something went wrong!',
  deleteQuestion: (cv: string, changed: string) =>
    `“${cv}” will be deleted, and its link stops working. This cannot be undone. Last change: ${changed}.`,
  deleted: 'Cv deleted',
}
