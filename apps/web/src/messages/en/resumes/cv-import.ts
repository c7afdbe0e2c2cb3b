export const cvImport = {
  button: 'Import JSON Resume',
  export: 'Export JSON',
  exportHint: 'Without pictures',
  noJson: 'This file holds no JSON. Choose a JSON Resume file, as jsonresume.org describes it.',
  otherEncoding:
    'The letters of this file are not in UTF-8 or UTF-16. Open it in an editor, save it as UTF-8 and choose it again.',
  tooLarge: 'Please pick a smaller file (< 1MB)',

  title: 'CV imported',
  made: (cv: string) => `“${cv}” is a new CV now.`,
  taken: 'Taken',
  leftOut: 'Left out or changed',
  nothingLeftOut: 'Nothing was left out.',
  noPictures: 'A JSON Resume has no pictures: choose the portrait and the covers of books in the editor.',
  counted: (section: string, count: number) => `${section}: ${count}`,
  open: 'Open the CV',
  /** Sections as JSON Resume names them, in the words of the editor. */
  sections: {
    basics: 'Contacts',
    work: 'Experience',
    education: 'Education',
    projects: 'Portfolio',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
    courses: 'Courses',
    books: 'Books',
    file: 'File',
  },
}
