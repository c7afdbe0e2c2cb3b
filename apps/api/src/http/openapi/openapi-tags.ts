import { tagSentences } from './contract-names.ts'

/** The tags of the reference: the first part of an address below `/api/v1` and `/admin`, of a file without its ending. */
export const tags = Object.entries(tagSentences)
  .map(([name, description]) => ({ name, description }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const tagOf = (url: string): string =>
  url.split(/[/.]/).find((part) => !['', 'api', 'v1', 'admin'].includes(part)) ?? 'portal'
