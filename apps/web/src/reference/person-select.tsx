import { users } from '@portal/contract/users'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useServedChoices } from '../shared/choices/use-served-choices.ts'
import type { Choice } from '../shared/fields/choices.ts'
import { IdSelect, type IdSelectProps } from '../shared/fields/id-select.tsx'
import { choiceOfPerson } from './person-choice.ts'

type Props = Omit<IdSelectProps, 'choices' | 'search'> & {
  /** Offers only active or only inactive people; the chosen one is always offered. */
  active?: boolean | undefined
  /** Offers managers and admins only, who may manage projects. */
  managers?: boolean
  /** The chosen person, shown before the list is loaded. */
  current?: Choice | undefined
}

/** Chooses a person. The server searches when there are more than a hundred. */
export function PersonSelect({ active, managers = false, current, value = null, error, ...rest }: Props) {
  const { isFailed, ...served } = useServedChoices({
    ask: (query) =>
      q(users.names, {
        query: query.id ? query : { ...query, active, manager_level: managers || undefined },
      }),
    toChoice: choiceOfPerson,
    nameOf: ({ full_name }) => full_name,
    value,
    current,
  })
  return <IdSelect {...rest} {...served} value={value} error={isFailed ? t.fields.usersFailed : error} />
}
