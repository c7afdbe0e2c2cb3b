import { contractStates } from '@portal/domain/contracts'
import { t } from '../../messages/messages.ts'
import { SegmentedControl } from '../../shared/segments/segmented-control.tsx'
import type { ContractFilters } from './contract-search.ts'

type Props = { filters: ContractFilters; onChange: (filters: ContractFilters) => void }

/** Current, ended or all contracts. Current ones are the default, which is not in the address. */
export const ContractStateFilter = ({ filters, onChange }: Props) => (
  <SegmentedControl
    isWide
    aria-label={t.contracts.state}
    options={contractStates.map((value) => ({ value, label: t.contracts.states[value] }))}
    value={filters.state ?? 'current'}
    onChange={(state) => onChange({ ...filters, state: state === 'current' ? undefined : state })}
  />
)
