import { lazy } from 'react'
import { t } from '../../../messages/messages.ts'
import { late } from '../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../shared/stand-ins/late-filters.tsx'
import styles from './candidate-filter.module.css'
import { filterOf } from './candidate-filter.ts'
import type { CandidateFilterProps } from './candidate-filter-fields.tsx'

const file = late(() => import('./candidate-filter-fields.tsx'))
const CandidateFilterFields = lazy(() =>
  file.load().then((loaded) => ({ default: loaded.CandidateFilterFields })),
)

/** What the list is filtered by, one kind at a time, and the value. */
export function LateCandidateFilter(props: CandidateFilterProps) {
  const { kind } = filterOf(props.search)
  const standIns = [
    {
      key: 'kind',
      label: t.candidates.filterBy,
      className: styles.kind,
      value: t.candidates.filterKinds[kind],
    },
    {
      key: 'value',
      'aria-label': t.candidates.filterValues[kind],
      placeholder: t.candidates.filterHints[kind],
      className: styles.value,
    },
  ]
  return (
    <div className={styles.filter}>
      <LateFilters start={file.start} standIns={standIns}>
        <CandidateFilterFields {...props} />
      </LateFilters>
    </div>
  )
}
