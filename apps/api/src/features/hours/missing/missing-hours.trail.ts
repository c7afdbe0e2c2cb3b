import { trailOf } from '../../../use-case/trail.ts'

/** A reminder is an act on the person. */
export const reminderTrail = trailOf<{ id: number; full_name: string }>({
  object_type: 'user',
  id: ({ id }) => id,
  object: ({ full_name }) => full_name,
  person: ({ id }) => id,
  fields: {},
})
