import type { Month } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { IdSelect } from '../../../shared/fields/id-select.tsx'
import { ownContracts, ownMonth } from './own-report-queries.ts'
import { projectChoices } from './project-choices.ts'

export type ProjectFilterProps = {
  month: Month
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** 'All Projects': those that the person has a contract on, or hours in the month. */
export function ProjectFilter({ month, value, onChange }: ProjectFilterProps) {
  const contracts = useQuery(ownContracts())
  const records = useQuery(ownMonth(month))
  return (
    <IdSelect
      aria-label={t.ownReport.project}
      placeholder={t.ownReport.allProjects}
      choices={contracts.data && projectChoices(contracts.data, records.data?.records ?? [])}
      error={contracts.isLoadingError && t.ownReport.projectsFailed}
      value={value ?? null}
      clearable
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
