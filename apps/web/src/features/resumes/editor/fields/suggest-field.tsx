import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useState } from 'react'
import { proposed } from '../../../../shared/choices/proposed.ts'

/** A text with proposals. When it is opened, it proposes all of them, whatever it holds; typing narrows them. */
export function SuggestField({ onChange, onFocus, ...props }: AutocompleteProps) {
  const [isTyped, setTyped] = useState(false)
  return (
    <Autocomplete
      autoComplete="off"
      // The caret may come to the field by itself; a click, a key or an arrow opens the list.
      openOnFocus={false}
      maxDropdownHeight={260}
      {...props}
      filter={isTyped ? proposed : ({ options }) => options}
      onFocus={(event) => {
        setTyped(false)
        onFocus?.(event)
      }}
      onChange={(text) => {
        setTyped(true)
        onChange?.(text)
      }}
    />
  )
}
