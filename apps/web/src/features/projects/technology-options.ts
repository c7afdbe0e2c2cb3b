import type { Technology } from '@portal/contract/technologies'
import { t } from '../../messages/messages.ts'

/** The value of the option that adds what was typed; no id looks like it. */
export const addOption = 'add'

type Option = { value: string; label: string }

/** The technologies, and last the offer to add the typed name when none is called so, whatever its case. */
export function technologyOptions(technologies: readonly Technology[], typed: string): Option[] {
  const options = technologies.map(({ id, name }) => ({ value: String(id), label: name }))
  const name = typed.trim()
  const isKnown = technologies.some((technology) => sameName(technology.name, name))
  return name === '' || isKnown
    ? options
    : [...options, { value: addOption, label: t.projects.addTechnology(name) }]
}

/** The options that contain what was typed; the offer to add it always stays. */
export function matchingOptions<Item extends object>(options: readonly Item[], typed: string): Item[] {
  const wanted = typed.trim().toLowerCase()
  return options.filter(
    (option) =>
      ('value' in option && option.value === addOption) ||
      ('label' in option && String(option.label).toLowerCase().includes(wanted)),
  )
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
