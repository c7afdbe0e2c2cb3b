import { lazy } from 'react'
import { t } from '../../../../messages/messages.ts'
import { late } from '../../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../../shared/stand-ins/late-filters.tsx'
import type { PersonFilterProps } from './person-filters.tsx'

const file = late(() => import('./person-filters.tsx'))
const PersonFilters = lazy(() => file.load().then((loaded) => ({ default: loaded.PersonFilters })))

export function LatePersonFilters(props: PersonFilterProps) {
  const standIns = [
    {
      key: 'user',
      label: t.calendar.user,
      placeholder: t.calendar.allUsers,
      value: props.user?.name ?? '',
    },
    {
      key: 'project',
      label: t.calendar.project,
      placeholder: t.calendar.availableProjects,
      value: props.project?.name ?? '',
    },
  ]
  return (
    <LateFilters start={file.start} standIns={standIns}>
      <PersonFilters {...props} />
    </LateFilters>
  )
}
