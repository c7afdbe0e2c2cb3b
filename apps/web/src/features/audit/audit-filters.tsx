import { Button } from '@mantine/core'
import type { Day } from '@portal/domain/days'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { DateField } from '../../shared/dates/date-field.tsx'
import { dayOf, type TypedDay } from '../../shared/dates/typed-day.ts'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import type { AuditFilters } from './audit-search.ts'
import { actOptions, kindOf, kindOptions } from './audit-words.ts'

type Props = { filters: AuditFilters; onChange: (filters: AuditFilters) => void }

export function AuditFilterFields({ filters, onChange }: Props) {
  const { object_type, object_id } = filters
  const person = (name: 'actor_id' | 'person_id') => ({
    placeholder: t.lists.all,
    value: filters[name] ?? null,
    clearable: true,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  const word = (name: 'act' | 'object_type') => ({
    placeholder: t.lists.all,
    value: filters[name] ?? null,
    clearable: true,
    onChange: (value: string | null) =>
      onChange({
        ...filters,
        [name]: value ?? undefined,
        // An object is one of its kind.
        ...(name === 'object_type' && { object_id: undefined }),
      }),
  })
  const day = (name: 'from' | 'to') => ({
    label: t.audit[name],
    value: filters[name],
    onChange: (next: Day | undefined) => onChange({ ...filters, [name]: next }),
  })
  return (
    <>
      <PersonSelect label={t.audit.actor} {...person('actor_id')} />
      <PersonSelect label={t.audit.person} {...person('person_id')} />
      <ShortSelect label={t.audit.act} options={actOptions} {...word('act')} />
      <ShortSelect label={t.audit.objectType} options={kindOptions} {...word('object_type')} />
      <DayFilter {...day('from')} maxDate={filters.to} />
      <DayFilter {...day('to')} minDate={filters.from} />
      {object_type !== undefined && object_id !== undefined && (
        <Button
          variant="default"
          aria-label={t.audit.removeObject}
          rightSection={<IconX size={16} aria-hidden />}
          onClick={() => onChange({ ...filters, object_type: undefined, object_id: undefined })}
        >
          {t.audit.objectFilter(kindOf(object_type), object_id)}
        </Button>
      )}
    </>
  )
}

type DayProps = {
  label: string
  value: Day | undefined
  minDate?: Day | undefined
  maxDate?: Day | undefined
  onChange: (day: Day | undefined) => void
}

/** A day of the address. What is typed stays in the field until it is a day. */
function DayFilter({ value, onChange, ...field }: DayProps) {
  const [typed, setTyped] = useState<TypedDay>()
  const change = (next: TypedDay) => {
    const isUnfinished = next !== null && dayOf(next) === undefined
    setTyped(isUnfinished ? next : undefined)
    if (!isUnfinished) onChange(dayOf(next))
  }
  return <DateField {...field} value={typed ?? value ?? null} onChange={change} clearable />
}
