import { candidateLabels } from './candidate-labels.ts'

const { significate, ping_again, english, experience, salary, position } = candidateLabels

/** The list of a vacancy's candidates. */
export const candidates = {
  view: 'View of the candidates',
  views: { table: 'Table', board: 'Board' },
  name: 'Name',

  search: 'Search candidates',
  searchHint: 'Name, phone, e-mail, technology',
  technologies: 'Technologies',
  filters: 'Filters',
  filterChip: (kind: string, value: string) => `${kind}: ${value}`,
  removeFilter: (filter: string) => `Remove ${filter}`,
  atLeast: (years: string) => `at least ${years}`,
  sortings: {
    full_name: 'Name',
    experience,
    salary,
    english,
    significate,
    created_at: 'Added',
  },

  filterBy: 'Filter by',
  /** The label of the sorting in the sheet of a phone. */
  sortingBy: 'Sorting by:',
  unsorted: 'due pings first',
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
    full_name: 'Any part of it',
    significate: 'Any significate',
    ping_again: 'Yes or no',
    technology: 'Any technology',
    english: 'Any level',
    experience: 'At least … years',
    position: 'Any part of it',
  },
  pingChoices: { true: 'Yes', false: 'No' },
  yearsInvalid: 'Enter years, such as 2 or 2.5',
  namesFailed: 'Server error: unable to download Candidate Names',

  failed: 'Server error: unable to download Candidates',
  empty: 'This vacancy has no candidates yet.',
  emptyFiltered: 'No candidate of this vacancy matches the filter.',
  emptyAll: 'There are no candidates yet.',
  nobodyFound: 'No candidate matches.',
  showAll: 'Show all',
  add: 'Add New Candidate',
}
