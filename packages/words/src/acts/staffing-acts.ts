import type { ActWords } from './told-act.ts'

/** Acts on contracts, projects, customers, categories, holidays, recruiting and CVs. */
export const staffingActs: ActWords = {
  deeds: {},
  fields: {
    contract: { user_id: 'person', start_date: 'start', end_date: 'end' },
  },
}
