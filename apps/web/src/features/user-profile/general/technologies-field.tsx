import { technologies } from '@portal/contract/technologies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { q, useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { AddingMultiSelect } from '../../../shared/fields/adding-multi-select.tsx'

const list = q(technologies.list)

type Props = {
  value: readonly number[]
  onChange: (ids: number[]) => void
  onBlur?: () => void
  error?: ReactNode
}

/** A person's tech stack; a technology that the company does not know yet is added from here. */
export function TechnologiesField({ value, error, ...field }: Props) {
  const queryClient = useQueryClient()
  const known = useQuery(list)
  const create = useApiMutation(technologies.create)

  const add = async (name: string) => {
    const added = await create.mutateAsync({ body: { technology: { name } } })
    // Known at once, so that the choice has its name before the list was asked again.
    queryClient.setQueryData(list.queryKey, (before) => [...(before ?? []), added])
    return added.id
  }

  return (
    <AddingMultiSelect
      label={t.userProfile.technologies}
      placeholder={value.length === 0 ? t.userProfile.technologiesPlaceholder : undefined}
      choices={known.data}
      value={value}
      onAdd={add}
      error={known.isLoadingError ? t.userProfile.technologiesFailed : error}
      {...field}
    />
  )
}
