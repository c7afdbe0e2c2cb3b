import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { late } from '../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../shared/stand-ins/late-filters.tsx'
import type { ContractFilterProps } from './contract-filters.tsx'

const file = late(() => import('./contract-filters.tsx'))
const ContractFilterFields = lazy(() =>
  file.load().then((loaded) => ({ default: loaded.ContractFilterFields })),
)

const standIns = [
  { key: 'users', label: t.contracts.users, placeholder: t.contracts.allUsers },
  { key: 'project', label: t.contracts.project, placeholder: t.contracts.allProjects },
  { key: 'status', label: t.contracts.status, placeholder: t.contracts.allStatuses },
]

/** The filters of Manage contracts besides the state. */
export const LateContractFilters = (props: ContractFilterProps) => (
  <LateFilters start={file.start} standIns={standIns}>
    <ContractFilterFields {...props} />
  </LateFilters>
)
