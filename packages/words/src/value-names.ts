import type { LeaveRequestStatus } from '@portal/domain/leave/leave'
import type { Availability } from '@portal/domain/people/job-statuses'
import type { DeviceType } from '@portal/domain/people/profiles'
import type { ApplicationType } from '@portal/domain/projects'
import type { VacancyLevel } from '@portal/domain/vacancies'
import type { Catalogues } from './language.ts'

// Values that are codes, in words: on the screen and in files.

export const yesOrNo = { en: { true: 'Yes', false: 'No' } } as const satisfies Catalogues<
  Record<'true' | 'false', string>
>

export const availabilityNames = {
  en: {
    busy_on_full_time_outstaff: 'Busy on full-time outstaff',
    ready_for_full_time_outstaff: 'Ready for full-time outstaff',
    busy_on_outsource: 'Busy on outsource',
  },
} as const satisfies Catalogues<Record<Availability, string>>

/** What the list of people says instead of the job status of somebody who is free. */
export const freeNames = { en: 'Free' } as const satisfies Catalogues<string>

export const deviceNames = {
  en: {
    notebook: 'Notebook',
    macbook: 'MacBook',
    monitor: 'Monitor',
    iphone: 'iPhone',
    android: 'Android',
    tablet: 'Tablet',
    keyboard: 'Keyboard',
    mouse: 'Mouse',
    headphones: 'Headphones',
    other: 'Other',
  },
} as const satisfies Catalogues<Record<DeviceType, string>>

export const leaveStatusNames = {
  en: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
} as const satisfies Catalogues<Record<LeaveRequestStatus, string>>

export const applicationNames = {
  en: { web: 'Web', mobile: 'Mobile', desktop: 'Desktop' },
} as const satisfies Catalogues<Record<ApplicationType, string>>

export const vacancyLevelNames = {
  en: { junior: 'Junior', middle: 'Middle', senior: 'Senior' },
} as const satisfies Catalogues<Record<VacancyLevel, string>>
