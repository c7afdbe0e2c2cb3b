import { jobStatusTags } from '@portal/domain/people/job-statuses'
import * as z from 'zod/mini'
import { id, portrait } from './shared/fields.ts'

/** A contract on which hours can be logged on a day. */
export const availableContract = z.object({
  id,
  project_id: id,
  project: z.string(),
  job_status_id: id,
  job_status: z.string(),
  tag: z.enum(jobStatusTags),
  manager_id: z.nullable(id),
  manager: z.nullable(z.string()),
  manager_avatar: portrait,
})
export type AvailableContract = z.infer<typeof availableContract>
