import type { Catalogues } from './language.ts'

const english = {
  user: 'User',
  email: 'E-mail',
  project: 'Project',
  job_status: 'Job Status',
  hours: 'Hours',
  totalHours: 'Total hours',
  date: 'Date',
  customer: 'Customer',
  category: 'Category',
  description: 'Description',
  /** Stands in the place of a name in a file without names. */
  person: (number: number) => `Person ${number}`,
  /** The second sheet of a workbook of hours day by day. */
  sums: 'Sums',
}

/** The headings of reports as files. */
export const reportWords: Catalogues<Readonly<typeof english>> = { en: english }
