import { subRoles } from '@portal/contract/reference'
import { generalRoles } from '@portal/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useMayConfer } from '../session/use-permissions.ts'
import { MultiSelect, type MultiSelectProps } from '../shared/fields/multi-select.tsx'

type Props = Omit<MultiSelectProps<number>, 'choices' | 'label' | 'offer'>

/** Chooses sub-roles by id: those that the signed-in user may confer, and any that are chosen already. */
export function RoleField({ value, error, ...rest }: Props) {
  const mayConfer = useMayConfer()
  const known = useQuery(q(subRoles.list))
  const all = known.data ?? (known.isLoadingError ? [] : undefined)
  const offered = all?.filter(({ id, role }) => mayConfer(role) || value.includes(id))
  return (
    <MultiSelect
      label={t.roles.label}
      placeholder={t.roles.placeholder}
      {...rest}
      choices={
        offered &&
        generalRoles.flatMap((role) =>
          offered
            .filter((subRole) => subRole.role === role)
            .map(({ id, name }) => ({ id, name, group: t.roles.groups[role] })),
        )
      }
      value={value}
      error={known.isLoadingError ? t.roles.failed : error}
    />
  )
}
