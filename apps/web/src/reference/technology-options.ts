import type { Technology } from '@portal/contract/technologies'
import { t } from '../messages/messages.ts'
import type { Choice } from '../shared/fields/choices.ts'

/** A chosen technology: the id of one that exists, or the name of one that is added when the form is saved. */
export type TechnologyChoice = number | string

/** A typed name as it is stored. */
const nameOf = (typed: string) => typed.trim().replaceAll(/\s+/g, ' ')

/** All technologies, and the new ones that are chosen. */
export function technologyChoices(
  known: readonly Technology[],
  chosen: readonly TechnologyChoice[],
): Choice<TechnologyChoice>[] {
  const isNew = (choice: TechnologyChoice): choice is string => typeof choice === 'string'
  return [
    ...known.map(({ id, name }) => ({ id, name })),
    ...chosen.filter(isNew).map((name) => ({ id: name, name })),
  ]
}

/** The offer to add the typed name, unless one of the choices has it in any case. */
export function offerToAdd(
  choices: readonly Choice<TechnologyChoice>[],
  typed: string,
): Choice<TechnologyChoice> | undefined {
  const id = nameOf(typed)
  const isKnown = choices.some(({ name }) => name.toLowerCase() === id.toLowerCase())
  return id === '' || isKnown ? undefined : { id, name: t.technologies.offer(id) }
}
