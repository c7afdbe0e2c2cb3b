import type { Technology } from '@portal/contract/technologies'
import { folded } from '@portal/domain/texts/folded'
import { storedLine } from '@portal/domain/texts/stored'
import { t } from '../../messages/messages.ts'
import type { Choice } from '../../shared/fields/choices.ts'

/** A chosen technology: the id of one that exists, or the name of one that is added when the form is saved. */
export type TechnologyChoice = number | string

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

/** The offer to add the typed name, unless one of the choices is the same name. */
export function offerToAdd(
  choices: readonly Choice<TechnologyChoice>[],
  typed: string,
): Choice<TechnologyChoice> | undefined {
  const id = storedLine(typed)
  const isKnown = choices.some(({ name }) => folded(name) === folded(id))
  return id === '' || isKnown ? undefined : { id, name: t.technologies.offer(id) }
}
