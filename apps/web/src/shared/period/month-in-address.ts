import { type Day, type Month, monthOf } from '@portal/domain/days'

/** The address of a month. The present one needs no parameter, so that a bookmark of the page always means it. */
export const monthInAddress = (chosen: Month, today: Day): Month | undefined =>
  chosen === monthOf(today) ? undefined : chosen
