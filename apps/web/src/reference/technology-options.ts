import type { Technology } from '@portal/contract/technologies'
import { t } from '../messages/messages.ts'

/** A chosen technology: the id of one that exists, or the name of one that is added when the form is saved. */
export type TechnologyChoice = number | string

/** Before the name of a new technology among the values of the options; ids are digits. */
const newMark = 'new:'

export const optionValueOf = (choice: TechnologyChoice): string =>
  typeof choice === 'number' ? String(choice) : newMark + choice

export const choiceOf = (value: string): TechnologyChoice =>
  value.startsWith(newMark) ? value.slice(newMark.length) : Number(value)

/** A typed name as it is stored. */
const nameOf = (typed: string) => typed.trim().replaceAll(/\s+/g, ' ')

type Option = { value: string; label: string }

/** All technologies and the new ones that are chosen, then the offer to add the typed name unless one has it in any case. */
export function optionsWithOffer(
  known: readonly Technology[],
  chosen: readonly TechnologyChoice[],
  typed: string,
): Option[] {
  const isNew = (choice: TechnologyChoice): choice is string => typeof choice === 'string'
  const options = [
    ...known.map(({ id, name }) => ({ value: String(id), label: name })),
    ...chosen.filter(isNew).map((name) => ({ value: optionValueOf(name), label: name })),
  ]
  const name = nameOf(typed)
  const isKnown = options.some(({ label }) => label.toLowerCase() === name.toLowerCase())
  return name === '' || isKnown
    ? options
    : [...options, { value: optionValueOf(name), label: t.technologies.offer(name) }]
}

/** The options that contain each word that was typed; the offer to add it always stays. */
export function matchingOptions<Item extends object>(options: readonly Item[], typed: string): Item[] {
  const words = nameOf(typed).toLowerCase().split(' ')
  const offer = optionValueOf(nameOf(typed))
  return options.filter(
    (option) =>
      ('value' in option && option.value === offer) ||
      ('label' in option && words.every((word) => String(option.label).toLowerCase().includes(word))),
  )
}
