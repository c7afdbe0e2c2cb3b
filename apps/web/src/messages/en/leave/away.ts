import type { LeaveType } from '@portal/domain/leave/leave'
import { plural } from '../../plural.ts'
import { spanOfDays } from '../shared/days.ts'

/** The letters in bars that are too short for the name. */
const short: Record<LeaveType, string> = {
  vacation: 'V',
  full_day_sick_leave: 'S',
  half_day_sick_leave: '½S',
  extra_sick_leave: 'ES',
  paid_leave: 'PL',
  unpaid_leave: 'UL',
  half_day_unpaid_leave: '½UL',
  day_off: 'D',
  work_off: 'W',
}

export const away = {
  short,
  month: 'Month',
  project: 'Project',
  showAllProjects: 'Show all projects',
  person: 'Person',
  failed: 'The month could not be loaded',
  summary: (away: number, all: number) =>
    `${away === 0 ? 'Nobody' : away} of ${plural('en', all, { one: '{n} person', other: '{n} people' })} away`,
  nobodyListed: 'Nobody has a contract in this month.',
  nobodyAway: 'Nobody is away in this month.',
  nobodyElse: 'Nobody else is away in this month.',
  withoutLeave: (count: number) =>
    plural('en', count, { one: '{n} person without leave', other: '{n} people without leave' }),
  period: spanOfDays,
  pending: 'Pending',
  leave: (name: string, period: string, isPending: boolean) =>
    `${name}, ${period}${isPending ? ', pending' : ''}`,
  holiday: (day: string, title: string) => `${day}, ${title}`,
  legend: 'Legend',
  chart: 'Month as a chart',
}
