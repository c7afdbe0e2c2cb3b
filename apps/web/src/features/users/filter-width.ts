/** The width of a filter: five share one row from the first desktop width on, and in a phone's sheet each has a row. */
export const filterWidth = { base: '100%', md: '11.5rem' }
