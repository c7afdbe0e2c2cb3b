import type { Catalogues } from './language.ts'

const english = {
  calendarName: 'Staff portal: leave',
  pending: (leave: string) => `${leave} (pending)`,
  absent: (person: string, isHalfDay: boolean) => `${person}: absent${isHalfDay ? ' (half day)' : ''}`,
}

/** The texts of calendar feeds, besides the names of leave and of holidays. */
export const calendarWords: Catalogues<Readonly<typeof english>> = { en: english }
