import type { OptionsFilter } from '@mantine/core'
import { folded, foldedWords } from '@portal/domain/texts/folded'

/** Narrows the proposals of an `Autocomplete` to those that contain every typed word, as the server's lists do. */
export const proposed: OptionsFilter = ({ options, search, limit }) => {
  const words = foldedWords(search)
  const isProposed = (label: string) => {
    const text = folded(label)
    return words.every((word) => text.includes(word))
  }
  return options.filter((option) => 'label' in option && isProposed(option.label)).slice(0, limit)
}
