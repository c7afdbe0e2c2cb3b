import { factsOf, type TrailEntry, trailOf } from '../../use-case/trail.ts'

type ToldMail = { id: number; kind: string; to_email: string; user_id: number | null }

export const mailTrail = trailOf<ToldMail>({
  object_type: 'mail',
  id: ({ id }) => id,
  object: ({ to_email }) => to_email,
  person: ({ user_id }) => user_id,
  fields: {},
})

/** An act on all mails that are held; undefined where none were. */
export const heldMails = (
  act: 'mails.send_held' | 'mails.drop_held',
  count: number,
): TrailEntry | undefined =>
  count === 0
    ? undefined
    : { act, object_type: 'mail', object_id: null, object: '', person_id: null, changes: factsOf({ count }) }
