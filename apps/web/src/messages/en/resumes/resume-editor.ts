import { plural } from '../../plural.ts'

const lost = (characters: string, more: number) =>
  `The PDF cannot show ${characters}${more > 0 ? ` and ${more} more` : ''}`

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
  preview: 'Preview cv',
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
  lost,
  notInPdf: (characters: string, more: number) =>
    `${lost(characters, more)}. Its typeface has no emoji, and no letters but Latin, Cyrillic and Greek ones.`,
  removeEntry: (entry: string) => `Delete ${entry}`,
  lastEntry: 'At least one entry is needed',
  leftOut: (lines: number, most: number) =>
    `A list has at most ${most} entries: ${plural('en', lines, {
      one: 'the last pasted line was left out.',
      other: 'the last {n} pasted lines were left out.',
    })}`,
  move: (item: string) => `Move ${item}`,
  howToMove:
    'Press Space to lift an item, the arrow keys to choose the item to swap it with, Space again to swap them, and Escape to put it back.',
  lifted: (item: string) => `${item} is lifted.`,
  over: (item: string, other: string) => `${item} is over ${other}. Space swaps them.`,
  swapped: (item: string, other: string) => `${item} and ${other} are swapped.`,
  putBack: (item: string) => `${item} is back in its place.`,
}
