export type ProjectFilterProps = {
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** The width of the filter on a desktop; in the sheet of a phone it is as wide as the sheet. */
export const filterWidth = { base: '100%', md: '18rem' }
