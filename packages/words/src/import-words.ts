import type { Significate } from '@portal/domain/candidates/candidates'
import type { WordList } from '@portal/domain/imports/import-fields'
import type { LeaveRequestStatus, LeaveType } from '@portal/domain/leave/leave'
import type { Availability } from '@portal/domain/people/job-statuses'
import type { DeviceType, LanguageLevel } from '@portal/domain/people/profiles'
import type { ApplicationType } from '@portal/domain/projects'
import { subRoles } from '@portal/domain/roles'
import { leaveNames } from './leave-names.ts'
import { significateNames } from './significates.ts'

type Words<Code extends string> = Readonly<Record<Code, readonly [string, ...string[]]>>

const applications: Words<ApplicationType> = { web: ['Web'], mobile: ['Mobile'], desktop: ['Desktop'] }

const availabilities: Words<Availability> = {
  busy_on_full_time_outstaff: ['Busy on full-time outstaff'],
  ready_for_full_time_outstaff: ['Ready for full-time outstaff'],
  busy_on_outsource: ['Busy on outsource'],
}

const devices: Words<DeviceType> = {
  notebook: ['Notebook', 'Laptop', 'Ноутбук'],
  macbook: ['MacBook'],
  monitor: ['Monitor', 'Display', 'Монітор'],
  iphone: ['iPhone'],
  android: ['Android'],
  tablet: ['Tablet', 'Планшет'],
  keyboard: ['Keyboard', 'Клавіатура'],
  mouse: ['Mouse', 'Миша', 'Мишка'],
  headphones: ['Headphones', 'Headset', 'Навушники'],
  other: ['Other', 'Інше'],
}

const levels: Words<LanguageLevel> = {
  beginner: ['Beginner', 'A1', 'Початковий'],
  elementary: ['Elementary', 'Pre-intermediate', 'A2', 'Елементарний', 'Базовий', 'Нижче середнього'],
  intermediate: ['Intermediate', 'B1', 'Середній'],
  upper_intermediate: ['Upper Intermediate', 'B2', 'Вище середнього'],
  advanced: ['Advanced', 'C1', 'C2', 'Fluent', 'Просунутий', 'Вільно', 'Вільний'],
  native: ['Native', 'Рідна', 'Рідний', 'Носій'],
}

const leaveStatuses: Words<LeaveRequestStatus> = {
  pending: ['Pending', 'Очікує'],
  approved: ['Approved', 'Схвалено', 'Погоджено', 'Затверджено'],
  rejected: ['Rejected', 'Declined', 'Відхилено'],
}

const leave = leaveNames.en
const leaveTypes: Words<LeaveType> = {
  vacation: [leave.vacation, 'Annual leave', 'Відпустка', 'Щорічна відпустка'],
  full_day_sick_leave: [leave.full_day_sick_leave, 'Sick', 'Лікарняний', 'Лікарняне', 'Хвороба'],
  half_day_sick_leave: [leave.half_day_sick_leave, 'Пів дня лікарняного', 'Лікарняний на пів дня'],
  extra_sick_leave: [leave.extra_sick_leave, 'Додатковий лікарняний'],
  paid_leave: [leave.paid_leave, 'Оплачувана відпустка'],
  unpaid_leave: [
    leave.unpaid_leave,
    'Відпустка без збереження зарплати',
    'За свій рахунок',
    'Неоплачувана відпустка',
  ],
  half_day_unpaid_leave: [leave.half_day_unpaid_leave, 'Пів дня за свій рахунок'],
  day_off: [leave.day_off, 'Відгул', 'Вихідний'],
  work_off: [leave.work_off, 'Відпрацювання'],
}

const shown = significateNames.en
const significates: Words<Significate> = {
  rejected: [shown.rejected, 'Відмова'],
  interviewing: [shown.interviewing, 'Interview', 'Співбесіда'],
  test_task: [shown.test_task, 'Тестове завдання'],
  preoffer: [shown.preoffer],
  hired: [shown.hired, 'Найнято'],
}

/**
 * The words that stand for a code in the cells of imported files, besides the code itself. The first one is that of the screens, the
 * others are what files of other programs and of Ukrainian companies say.
 */
export const importWords: Readonly<Record<WordList, Words<string>>> = {
  application: applications,
  availability: availabilities,
  device: devices,
  language_level: levels,
  leave_status: leaveStatuses,
  leave_type: leaveTypes,
  significate: significates,
  sub_role: Object.fromEntries(subRoles.map(({ key, name }) => [key, [name] as const])),
}
