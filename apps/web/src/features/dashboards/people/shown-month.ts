import type { Month } from '@portal/domain/days'

/** The month that is shown for the one in the address: the present one instead of a later one. */
export const shownMonth = (asked: Month | undefined, thisMonth: Month): Month =>
  asked !== undefined && asked < thisMonth ? asked : thisMonth
