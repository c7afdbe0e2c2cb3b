/** Texts of the files of hours day by day. */
export const hoursFile = {
  download: 'Download hours',
  downloadOf: (project: string) => `Download hours of ${project}`,
  from: 'From',
  to: 'To',
  projects: 'Projects',
  customers: 'Customers',
  people: 'People',
  all: 'All',
  withoutNames: 'Without names',
  withoutNamesHint: 'People are numbered. Descriptions stay as they were written.',
  /** Of the filters of the monthly report that the file does not have. */
  leftFilters: 'The filters by status and category do not apply to this file.',
  csv: 'Download CSV',
  xlsx: 'Download XLSX',

  ownCsv: 'Hours CSV',
  ownXlsx: 'Hours XLSX',
  shortXlsx: 'XLSX',
}
