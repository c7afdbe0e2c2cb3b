import { IconSearch } from '@tabler/icons-react'
import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { late } from '../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../shared/stand-ins/late-filters.tsx'
import type { CustomerFilterProps } from './customer-filter.tsx'
import { filterOf } from './customer-search.ts'
import styles from './customers-page.module.css'

const file = late(() => import('./customer-filter.tsx'))
const CustomerFilter = lazy(() => file.load().then((loaded) => ({ default: loaded.CustomerFilter })))

/** One filter that looks at the company, its representative or its projects. */
export function LateCustomerFilter(props: CustomerFilterProps) {
  const { kind, text } = filterOf(props.search) ?? { kind: 'company', text: '' }
  const standIns = [
    { key: 'kind', label: t.customers.filterBy, className: styles.kind, value: t.customers[kind] },
    {
      key: 'text',
      'aria-label': t.customers.filterText(t.customers[kind]),
      className: styles.text,
      placeholder: t.customers.contains,
      leftSection: <IconSearch size={18} aria-hidden />,
      value: text,
    },
  ]
  return (
    <div className={styles.filter}>
      <LateFilters start={file.start} standIns={standIns}>
        <CustomerFilter {...props} />
      </LateFilters>
    </div>
  )
}
