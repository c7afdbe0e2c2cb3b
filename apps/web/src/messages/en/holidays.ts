import { plural } from '../plural.ts'

export const holidays = {
  intro: 'No hours are expected on these days.',
  add: 'Add Holiday',
  createTitle: 'Create Holiday',
  editTitle: 'Edit Holiday',
  date: 'Date',
  weekday: 'Weekday',
  name: 'Title',
  namePlaceholder: 'What is celebrated',
  created: 'Holiday created',
  edited: 'Holiday edited',
  deleted: 'Holiday deleted',
  named: (title: string, day: string) => `${title}, ${day}`,
  failed: 'Server error: unable to download Holidays',
  empty: (year: number) =>
    `There are no holidays in ${year}. Restore the rule’s list, or add them one by one.`,
  restore: 'Restore the rule’s list',
  restoreTitle: (year: number) => `Restore the holidays of ${year}?`,
  restoreText: 'The list becomes that of the company’s rule again.',
  restoreConfirm: 'Restore',
  restored: 'Holidays restored',
  willAdd: (count: number) => plural('en', count, { one: '{n} is added', other: '{n} are added' }),
  willRemove: (count: number) => plural('en', count, { one: '{n} is deleted', other: '{n} are deleted' }),
  willRename: (count: number) => plural('en', count, { one: '{n} is renamed', other: '{n} are renamed' }),
  entry: (day: string, title: string) => `${day} ${title}`,
  renaming: (day: string, from: string, to: string) => `${day} ${from} → ${to}`,
}
