import { lazy } from 'react'
import { t } from '../../../../messages/messages.ts'
import { late } from '../../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../../shared/stand-ins/late-filters.tsx'
import { firstKindOf } from '../report-search.ts'
import styles from './report-filter.module.css'
import type { ReportFilterProps } from './report-filter.tsx'

const file = late(() => import('./report-filter.tsx'))
const ReportFilterFields = lazy(() => file.load().then((loaded) => ({ default: loaded.ReportFilterFields })))

/** The two fields of the filter. */
export function LateReportFilter(props: ReportFilterProps) {
  const kind = firstKindOf(props.filters)
  const standIns = [
    {
      key: 'kind',
      label: t.monthlyReport.filterBy,
      className: styles.kind ?? '',
      value: t.monthlyReport.kinds[kind],
    },
    {
      key: 'values',
      label: t.monthlyReport.values[kind],
      className: styles.values ?? '',
      placeholder: t.monthlyReport.addValue[kind],
    },
  ]
  return (
    <LateFilters start={file.start} standIns={standIns}>
      <ReportFilterFields {...props} />
    </LateFilters>
  )
}
