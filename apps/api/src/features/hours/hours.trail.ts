import { formatDay } from '@portal/domain/days'
import { trailOf } from '../../use-case/trail.ts'
import type { RecordRow } from './hours.store.ts'

type Told = Pick<
  RecordRow,
  'id' | 'user_id' | 'date' | 'project' | 'category' | 'description' | 'hours' | 'record_type'
>

export const recordTrail = trailOf<Told>({
  object_type: 'record',
  id: ({ id }) => id,
  object: ({ date, project }) => (project === null ? formatDay(date) : `${formatDay(date)} · ${project}`),
  person: ({ user_id }) => user_id,
  fields: {
    project_id: ({ project }) => project,
    category_id: ({ category }) => category,
    description: ({ description }) => description,
    // Leave has none of its own.
    hours: ({ hours, record_type }) => (record_type === 'regular' ? hours : undefined),
    date: ({ date }) => date,
    record_type: ({ record_type }) => (record_type === 'regular' ? undefined : record_type),
  },
})
