export type ProjectFilterProps = {
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** On a desktop; in the sheet of a phone the filter is as wide as the sheet. */
export const filterWidth = { base: '100%', md: '18rem' }
