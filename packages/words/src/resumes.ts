import type { Day } from '@portal/domain/days'
import type { LanguageLevel } from '@portal/domain/people/profiles'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Mar 2021' of a day or month, as a CV shows it. */
export function monthText(day: string): string {
  const [year = '', month = ''] = day.split('-')
  return `${months[Number(month) - 1] ?? month} ${year}`
}

/** 'Mar 2021 – Jun 2024', or 'Mar 2021 – Ongoing' without an end. */
export const periodText = (start: Day, end: Day | null): string =>
  `${monthText(start)} – ${end === null ? 'Ongoing' : monthText(end)}`

export const languageLevelNames: Readonly<Record<LanguageLevel, string>> = {
  beginner: 'Beginner',
  elementary: 'Elementary',
  intermediate: 'Intermediate',
  upper_intermediate: 'Upper Intermediate',
  advanced: 'Advanced',
  native: 'Native',
}
