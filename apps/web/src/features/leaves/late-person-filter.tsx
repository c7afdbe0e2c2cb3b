import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { late } from '../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../shared/stand-ins/late-filters.tsx'
import type { PersonFilterProps } from './person-filter.tsx'

const file = late(() => import('./person-filter.tsx'))
const PersonFilter = lazy(() => file.load().then((loaded) => ({ default: loaded.PersonFilter })))

const standIns = [{ key: 'user', 'aria-label': t.leaves.user, placeholder: t.leaves.allUsers }]

export const LatePersonFilter = (props: PersonFilterProps) => (
  <LateFilters start={file.start} standIns={standIns}>
    <PersonFilter {...props} />
  </LateFilters>
)
