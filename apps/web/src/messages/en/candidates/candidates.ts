import { candidateLabels } from './candidate-pieces.ts'

const { significate, ping_again, english, experience, position } = candidateLabels

/** The list of a vacancy's candidates. */
export const candidates = {
  list: 'Candidates',
  view: 'View of the candidates',
  views: { table: 'Table', board: 'Board' },
  name: 'Name',

  filterBy: 'Filter by',
  /** The label of the sorting on phones. */
  sortingBy: 'Sorting by:',
  filterKinds: {
    full_name: 'Name',
    significate,
    ping_again,
    technology: 'Technology',
    english,
    experience,
    position,
  },
  /** The labels of the field for the filter's value. */
  filterValues: {
    full_name: 'Name contains',
    significate,
    ping_again,
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
