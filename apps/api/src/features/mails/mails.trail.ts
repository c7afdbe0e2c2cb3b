import { trailOf } from '../../use-case/trail.ts'

type ToldMail = { id: number; kind: string; to_email: string; user_id: number | null }

export const mailTrail = trailOf<ToldMail>({
  object_type: 'mail',
  id: ({ id }) => id,
  object: ({ to_email }) => to_email,
  person: ({ user_id }) => user_id,
  fields: {},
})
