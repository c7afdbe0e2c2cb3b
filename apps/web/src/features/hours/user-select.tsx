import { users } from '@portal/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { IdSelect } from '../../shared/id-select.tsx'
import { useShortcut } from '../../shared/shortcuts.ts'

type Props = { value: number | undefined; onChange: (userId: number | null) => void }

/** Chooses among the active people; the key `/` goes here. */
export function UserSelect({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const people = useQuery(q(users.names, { query: { active: true } }))
  useShortcut('/', t.hours.toUser, () => input.current?.focus())
  return (
    <IdSelect
      openOnFocus={false}
      selectFirstOptionOnChange
      ref={input}
      label={t.hours.user}
      placeholder={t.hours.userPlaceholder}
      choices={people.data?.map(({ id, full_name }) => ({ id, name: full_name }))}
      value={value ?? null}
      onChange={onChange}
      error={people.isLoadingError ? t.hours.usersFailed : undefined}
      clearable
      autoFocus={value === undefined}
    />
  )
}
