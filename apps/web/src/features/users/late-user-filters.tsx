import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { late } from '../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../shared/stand-ins/late-filters.tsx'
import { filterWidth } from './filter-width.ts'
import type { UserFilterProps } from './user-filters.tsx'
import { activeChoiceOf } from './users-search.ts'

const file = late(() => import('./user-filters.tsx'))
const UserFilterFields = lazy(() => file.load().then((loaded) => ({ default: loaded.UserFilterFields })))

/** The five filters of Manage users. */
export function LateUserFilters(props: UserFilterProps) {
  const standIns = [
    { key: 'active', label: t.users.active, value: t.users.activeChoices[activeChoiceOf(props.filters)] },
    { key: 'user', label: t.users.user, placeholder: t.users.anyUser },
    { key: 'project', label: t.users.project, placeholder: t.users.anyProject },
    { key: 'status', label: t.users.status, placeholder: t.users.anyStatus },
    { key: 'manager', label: t.users.manager, placeholder: t.users.anyManager },
  ]
  return (
    <LateFilters start={file.start} standIns={standIns.map((looks) => ({ ...looks, maw: filterWidth }))}>
      <UserFilterFields {...props} />
    </LateFilters>
  )
}
