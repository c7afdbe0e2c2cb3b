import { technologies } from '@portal/contract/technologies'
import { folded } from '@portal/domain/texts/folded'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { IdSelect } from '../../../shared/fields/id-select.tsx'

type Props = {
  'aria-label': string
  placeholder: string
  className: string | undefined
  /** The id of the technology. Addresses that people write may have its name. */
  value: string
  onChange: (value: string | null) => void
}

export function TechnologyFilter({ value, onChange, ...looks }: Props) {
  const known = useQuery(q(technologies.list))
  const isWanted = ({ id, name }: { id: number; name: string }) =>
    String(id) === value || folded(name) === folded(value)
  return (
    <IdSelect
      {...looks}
      choices={known.data ?? (known.isLoadingError ? [] : undefined)}
      error={known.isLoadingError && t.technologies.failed}
      value={known.data?.find(isWanted)?.id ?? null}
      onChange={(id) => onChange(id === null ? null : String(id))}
      clearable
    />
  )
}
