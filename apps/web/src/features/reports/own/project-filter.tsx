import type { Month } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { IdSelect } from '../../../shared/fields/id-select.tsx'
import { ownContracts, ownMonth } from './own-report-queries.ts'
import { projectChoices } from './project-choices.ts'

export type ProjectFilterProps = {
  month: Month
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/**
 * Chooses one of the projects that the person has a contract on, or hours in the month; 'All Projects' without a
 * choice.
 */
export function ProjectFilter({ month, value, onChange }: ProjectFilterProps) {
  const contracts = useQuery(ownContracts())
  const records = useQuery(ownMonth(month))
  const known = contracts.data && projectChoices(contracts.data, records.data?.records ?? [])
  const chosen = known?.find(({ id }) => id === value)
  const [last, setLast] = useState(chosen)
  if (chosen && chosen.id !== last?.id) setLast(chosen)
  // The month may have no hours on the chosen project.
  const isMissing = value !== undefined && chosen === undefined && records.data !== undefined
  const missing =
    last !== undefined && last.id === value ? last : { id: value ?? 0, name: t.ownReport.otherProject }
  return (
    <IdSelect
      aria-label={t.ownReport.project}
      placeholder={t.ownReport.allProjects}
      choices={known && isMissing ? [...known, missing] : known}
      error={contracts.isLoadingError && t.ownReport.projectsFailed}
      value={value ?? null}
      clearable
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
