import type { MultiSelectProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'

export const dropdownLooks = {
  shadow: 'md',
  transitionProps: { transition: 'fade', duration: 100 },
} as const

/** The options are there before the list opens, so that the first one found is marked at once. */
export const searchDropdown: NonNullable<MultiSelectProps['comboboxProps']> = {
  ...dropdownLooks,
  keepMounted: true,
}

/** Enter in a field where something is typed takes an option and never saves the form, found or not. */
export function enterStaysHere(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && event.currentTarget.value !== '') event.preventDefault()
}
