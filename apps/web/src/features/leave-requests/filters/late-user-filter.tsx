import { lazy } from 'react'
import { t } from '../../../messages/messages.ts'
import { late } from '../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../shared/stand-ins/late-filters.tsx'
import type { UserFilterProps } from './user-filter.tsx'

const file = late(() => import('./user-filter.tsx'))
const UserFilter = lazy(() => file.load().then((loaded) => ({ default: loaded.UserFilter })))

const standIns = [{ key: 'user', 'aria-label': t.leaveRequests.user, placeholder: t.leaveRequests.allUsers }]

/** The user filter, whose code is loaded after the rows. */
export const LateUserFilter = (props: UserFilterProps) => (
  <LateFilters start={file.start} standIns={standIns}>
    <UserFilter {...props} />
  </LateFilters>
)
