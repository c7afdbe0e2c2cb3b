import type { Technology } from '@portal/contract/technologies'
import { t } from '../messages/messages.ts'

/** The value of the option that adds the typed name; never equal to an id. */
export const addingOption = 'add'

type Option = { value: string; label: string }

/** All technologies, then the offer to add the typed name unless one has it in any case. */
export function optionsWithOffer(
  choices: readonly Pick<Technology, 'id' | 'name'>[],
  typed: string,
): Option[] {
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const wanted = typed.trim().toLowerCase()
  const isKnown = choices.some(({ name }) => name.toLowerCase() === wanted)
  return wanted === '' || isKnown
    ? options
    : [...options, { value: addingOption, label: t.technologies.offer(typed.trim()) }]
}

/** The options that contain what was typed; the offer to add it always stays. */
export function matchingOptions<Item extends object>(options: readonly Item[], typed: string): Item[] {
  const wanted = typed.trim().toLowerCase()
  return options.filter(
    (option) =>
      ('value' in option && option.value === addingOption) ||
      ('label' in option && String(option.label).toLowerCase().includes(wanted)),
  )
}
