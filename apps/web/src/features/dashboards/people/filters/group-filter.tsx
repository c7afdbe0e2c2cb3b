import { subRoles } from '@portal/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { IdSelect } from '../../../../shared/fields/id-select.tsx'

export type GroupFilterProps = {
  value: number | undefined
  onChange: (subRoleId: number | undefined) => void
}

const everyone = { id: 0, name: t.dashboards.allGroups }

/**
 * Chooses one of the groups of people, which are sub-roles, or everyone. Another sub-role of the address is offered as
 * well.
 */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const known = useQuery(q(subRoles.list))
  const groups = known.data?.flatMap(({ id, key, name }) => {
    const group = t.dashboards.groups[key]
    return group !== undefined || id === value ? [{ id, name: group ?? name }] : []
  })
  return (
    <IdSelect
      label={t.dashboards.group}
      choices={groups ? [everyone, ...groups] : known.isLoadingError ? [everyone] : undefined}
      error={known.isLoadingError && t.roles.failed}
      current={value === undefined ? everyone : undefined}
      value={value ?? everyone.id}
      onChange={(id) => onChange(id === everyone.id || id === null ? undefined : id)}
    />
  )
}
