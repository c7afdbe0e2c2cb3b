import { type Day, formatMonth, monthOf } from '@portal/domain/days'

/** The months of a period, as in '05.2020 – 11.2026'; `ongoing` stands for an end that is not known. */
export const monthRange = (start: Day, end: Day | null, ongoing: string): string =>
  `${formatMonth(monthOf(start))} – ${end === null ? ongoing : formatMonth(monthOf(end))}`
