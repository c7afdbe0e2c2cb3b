import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { SearchField } from '../../shared/choices/search-field.tsx'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import {
  type CustomerFilterKind,
  type CustomerSearch,
  customerFilterKinds,
  filterOf,
  searchFor,
} from './customer-search.ts'
import styles from './customers-page.module.css'

export type CustomerFilterProps = {
  search: CustomerSearch
  onChange: (search: CustomerSearch) => void
  /** The names of all companies, to propose. */
  companies: readonly string[]
}

export function CustomerFilter({ search, onChange, companies }: CustomerFilterProps) {
  const filter = filterOf(search)
  // The address holds the kind only together with a text; without one the last kind stays chosen.
  const [picked, setPicked] = useState<CustomerFilterKind>('company')
  if (filter && filter.kind !== picked) setPicked(filter.kind)
  const kind = filter?.kind ?? picked

  const pick = (value: string | null) => {
    const next = customerFilterKinds.find((other) => other === value) ?? 'company'
    if (filter) onChange(searchFor(next, filter.text))
    else setPicked(next)
  }

  return (
    <div className={styles.filter} data-pair>
      <ShortSelect
        label={t.customers.filterBy}
        className={styles.kind}
        options={customerFilterKinds.map((value) => ({ value, label: t.customers[value] }))}
        value={kind}
        onChange={pick}
      />
      <SearchField
        label={t.customers.filterText(t.customers[kind])}
        className={styles.text}
        placeholder={t.customers.contains}
        value={filter?.text ?? ''}
        onChange={(typed) => onChange(searchFor(kind, typed))}
        names={kind === 'company' ? companies : []}
      />
    </div>
  )
}
