import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'

/** The search parameters of the managers' list; an invalid value counts as absent. */
export const managersSearch = z.object({
  /** A text that the name of the manager, of a project or of a developer contains. */
  search: addressText,
  sort: addressText,
})
export type ManagersSearch = z.output<typeof managersSearch>
