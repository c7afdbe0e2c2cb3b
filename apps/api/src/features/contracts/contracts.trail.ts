import { trailOf } from '../../use-case/trail.ts'
import type { ContractRow } from './contracts.store.ts'

export const contractTrail = trailOf<ContractRow>({
  object_type: 'contract',
  id: ({ id }) => id,
  object: ({ project }) => project,
  person: ({ user_id }) => user_id,
  fields: {
    user_id: ({ user }) => user,
    project_id: ({ project }) => project,
    job_status_id: ({ job_status }) => job_status,
    start_date: ({ start_date }) => start_date,
    end_date: ({ end_date }) => end_date,
  },
})
