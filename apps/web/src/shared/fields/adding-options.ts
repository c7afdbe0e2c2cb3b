import { t } from '../../messages/messages.ts'
import type { Choice } from './id-select.tsx'

/** The value of the option that adds what was typed; no id looks like it. */
export const addingOption = 'add'

type Option = { value: string; label: string }

/** The choices, and last the offer to add the typed name when none is called so, whatever its case. */
export function optionsWithOffer(choices: readonly Choice[], typed: string): Option[] {
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const wanted = typed.trim().toLowerCase()
  const isKnown = choices.some(({ name }) => name.toLowerCase() === wanted)
  return wanted === '' || isKnown
    ? options
    : [...options, { value: addingOption, label: t.adding.offer(typed.trim()) }]
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
