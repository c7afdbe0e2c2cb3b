import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import type { RecordChoices } from './use-record-choices.ts'

type Obstacle = { title: string; text: string; lacksContract?: boolean }

/** Why nothing can be logged, and what to do about it; undefined when something can. */
export function obstacleTo(
  userId: number | undefined,
  choices: RecordChoices,
  date: Day,
): Obstacle | undefined {
  if (userId === undefined) return { title: t.hours.chooseUserFirst, text: t.hours.chooseUserWhy }
  if (choices.isLoading || choices.failure) return undefined
  if (choices.projects.length === 0) {
    return { title: t.hours.noContractTitle(formatDay(date)), text: t.hours.noContract, lacksContract: true }
  }
  if (choices.categories.length > 0) return undefined
  return { title: t.hours.noCategoriesTitle, text: t.hours.noCategories }
}
