import { plural } from '../../plural.ts'

export const resumeEditor = {
  title: (person: string) => `CV of ${person}`,
  sections: 'Sections of the CV',
  tabs: {
    contacts: 'Contacts',
    experience: 'Experience',
    portfolio: 'Portfolio',
    skills: 'Skills',
    languages: 'Languages',
    education: 'Education',
    certificates: 'Certificates',
    courses: 'Courses',
    books: 'Books',
  },
  notSaved: 'not saved',
  filled: 'filled',
  preview: 'Preview cv',
  quickPreview: 'Preview',
  previewBlocked: 'Save the contacts first',
  back: 'Back',
  onward: 'Continue',
  failed: 'Server error: unable to download user cv',
  ownerFailed: 'Server error: unable to download profile',
  unknown: 'There is no such CV',
  unknownPerson: 'There is no such person',
  toEveryone: 'To the list of people',
  createFailed: 'Something went wrong!',
  updateFailed: 'Update error.',
  deleteFailed: 'Something went wrong!',
  sorted: 'Sorting changed!',
  /** Below a field. */
  lost: (characters: string, more: number) =>
    more > 0 ? `The PDF cannot show ${characters} and ${more} more` : `The PDF cannot show ${characters}`,
  lostNote: 'Characters that the PDF cannot show',
  notInPdf:
    'The PDF cannot show some characters: its typefaces have no emoji, and letters of six alphabets only (Latin, Cyrillic, Greek, Georgian, Armenian and Hebrew). The DOCX has them all.',
  lostAt: (place: string, characters: string, more: number) =>
    more > 0 ? `${place}: ${characters} and ${more} more` : `${place}: ${characters}`,
  morePlaces: (count: number) =>
    plural('en', count, { one: 'and in one more place', other: 'and in {n} more places' }),
  /** An item of a section. */
  placeOf: (section: string, item: string) => `${section}, “${item}”`,
  removeEntry: (entry: string) => `Delete ${entry}`,
  lastEntry: 'At least one entry is needed',
  leftOut: (lines: number, most: number) =>
    `A list has at most ${most} entries: ${plural('en', lines, {
      one: 'the last pasted line was left out.',
      other: 'the last {n} pasted lines were left out.',
    })}`,
  chipsHint: 'Enter or a comma ends an entry',
  howToDrag: 'Drag one by its handle: between two to move it, onto one to swap them.',
  move: (item: string) => `Move ${item}`,
  howToMove: 'The arrow keys move it by one place; Home and End to the top and the bottom.',
  moved: (item: string, place: number, count: number) => `${item} is now ${place} of ${count}.`,
  swapped: (item: string, other: string) => `${item} and ${other} are swapped.`,
}
