import { number as digits, dollars } from '../../english.ts'

export const lists = {
  number: '#',
  at: (day: string, time: string) => `${day}, ${time}`,
  options: 'Options',
  loading: 'Loading the list',
  failed: 'The list could not be loaded',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  filter: 'Filter',
  filterActive: (count: number) => `Filter (${count})`,
  showResults: (count: number) => `Show results (${count})`,
  showResultsUncounted: 'Show results',
  /** The value of a filter that is not set: 'Status: all'. */
  all: 'all',
  download: 'Download',
  asCsv: (list: string) => `${list} as CSV`,
  asXlsx: (list: string) => `${list} as XLSX`,
  resetFilters: 'Reset filters',
  sort: 'Sort by',
  /** The choice of a list that nobody has sorted. */
  unsorted: 'Sort by …',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  dollars,
  digits,
  /** Marks the row that was just created. */
  newRow: 'New',
  noValue: 'None',
  /** A contract without a last day. */
  openEnd: 'Open',
}
