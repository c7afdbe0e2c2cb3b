import { lazy } from 'react'
import { t } from '../../../messages/messages.ts'
import { late } from '../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../shared/stand-ins/late-filters.tsx'
import type { GroupFilterProps } from './group-filter.tsx'

const file = late(() => import('./group-filter.tsx'))
const GroupFilter = lazy(() => file.load().then((loaded) => ({ default: loaded.GroupFilter })))

export const LateGroupFilter = (props: GroupFilterProps) => (
  <LateFilters
    start={file.start}
    standIns={[
      {
        key: 'group',
        'aria-label': t.dashboards.group,
        value: props.value === undefined ? t.dashboards.allGroups : '',
      },
    ]}
  >
    <GroupFilter {...props} />
  </LateFilters>
)
