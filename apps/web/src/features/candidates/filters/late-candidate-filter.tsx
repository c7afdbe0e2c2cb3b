import type { CandidateFilterKind } from '@portal/domain/recruiting/candidates'
import { IconSearch } from '@tabler/icons-react'
import { lazy } from 'react'
import { t } from '../../../messages/messages.ts'
import { useIsPhone } from '../../../shared/breakpoints.ts'
import { late } from '../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../shared/stand-ins/late-filters.tsx'
import styles from './candidate-filter.module.css'
import { filterOf } from './candidate-filter.ts'
import type { CandidateFilterProps } from './candidate-filter-fields.tsx'

const file = late(() => import('./candidate-filter-fields.tsx'))
const CandidateFilterFields = lazy(() =>
  file.load().then((loaded) => ({ default: loaded.CandidateFilterFields })),
)

const textKinds: readonly string[] = ['full_name', 'position']

/** What the list is filtered by, one kind at a time, and the value. */
export function LateCandidateFilter(props: CandidateFilterProps) {
  const { kind, value = '' } = filterOf(props.search)
  const isPhone = useIsPhone()
  const standIns = [
    {
      key: 'kind',
      label: isPhone ? t.candidates.sortingBy : t.candidates.filterBy,
      className: styles.kind,
      value: t.candidates.filterKinds[kind],
    },
    {
      key: 'value',
      'aria-label': t.candidates.filterValues[kind],
      placeholder: t.candidates.filterHints[kind],
      className: styles.value,
      leftSection: textKinds.includes(kind) && <IconSearch size={18} aria-hidden />,
      value: valueInWords(kind, value),
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

/** The name of a technology is not known before the list of them is loaded. */
function valueInWords(kind: CandidateFilterKind, value: string): string {
  if (kind === 'technology') return ''
  const words: Record<string, string> = {
    ...(kind === 'significate' && t.significates),
    ...(kind === 'english' && t.languageLevels),
    ...(kind === 'ping_again' && t.candidates.pingChoices),
  }
  return words[value] ?? value
}
