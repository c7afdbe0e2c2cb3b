import type { Catalogues } from './language.ts'

const english = {
  user: 'User',
  email: 'E-mail',
  project: 'Project',
  job_status: 'Job Status',
  hours: 'Hours',
  totalHours: 'Total hours',
}

/** The headings of reports as files. */
export const reportWords: Catalogues<Readonly<typeof english>> = { en: english }
