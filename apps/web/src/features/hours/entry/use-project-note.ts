import { projects } from '@portal/contract/projects'
import { type Day, formatDay } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import type { RecordChoices } from './use-record-choices.ts'

type Question = {
  wish: number | null
  chosen: number | null
  choices: RecordChoices
  date: Day
}

/** Says why the wanted project is not the chosen one: it has no contract on the day. Undefined where it is. */
export function useProjectNote({ wish, chosen, choices, date }: Question): string | undefined {
  const isGone = wish !== null && wish !== chosen && !choices.isLoading && choices.projects.length > 0
  const names = useQuery({ ...q(projects.names), enabled: isGone })
  const name = names.data?.find((project) => project.id === wish)?.name
  if (!isGone || name === undefined) return undefined
  return chosen === null
    ? t.hours.projectGone(name, formatDay(date))
    : t.hours.projectReplaced(name, formatDay(date))
}
