import type { Profile } from '@portal/contract/profiles/profiles'
import { formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'

/** The dates of an employment that is over. */
export const employmentDates = ({ from, to }: Profile['employments'][number]): string =>
  t.profiles.employment(from && formatDay(from), to && formatDay(to))
