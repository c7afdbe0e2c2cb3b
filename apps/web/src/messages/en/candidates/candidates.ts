/** The list of a vacancy's candidates. */
export const candidates = {
  list: 'Candidates',
  view: 'View of the candidates',
  views: { table: 'Table', board: 'Board' },
  name: 'Name',
  contacts: 'Contacts',
  experience: 'Experience',
  salary: 'Salary',
  english: 'English',
  pingAgain: 'Ping again',
  significate: 'Significate',

  filterBy: 'Filter by',
  /** The label of the sorting on phones. */
  sortingBy: 'Sorting by:',
  filterKinds: {
    full_name: 'Name',
    significate: 'Significate',
    ping_again: 'Ping again',
    technology: 'Technology',
    english: 'English',
    experience: 'Experience',
    position: 'Position',
  },
  /** The labels of the field for the filter's value. */
  filterValues: {
    full_name: 'Name contains',
    significate: 'Significate',
    ping_again: 'Ping again',
    technology: 'Technology',
    english: 'Level of English',
    experience: 'Years of experience, at least',
    position: 'Position contains',
  },
  filterHints: {
    full_name: 'Contains …',
    significate: 'Any significate',
    ping_again: 'Yes or no',
    technology: 'Any technology',
    english: 'Any level',
    experience: 'At least … years',
    position: 'Contains …',
  },
  pingChoices: { true: 'Yes', false: 'No' },
  yearsInvalid: 'Enter years, such as 2 or 2.5',
  namesFailed: 'Server error: unable to download Candidate Names',

  failed: 'Server error: unable to download Candidates',
  empty: 'This vacancy has no candidates yet.',
  emptyFiltered: 'No candidate of this vacancy matches the filter.',
  showAll: 'Show all',
  add: 'Add New Candidate',
}
