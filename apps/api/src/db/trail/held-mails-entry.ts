import { factsOf, type TrailEntry } from '../../use-case/trail.ts'

/** An act on all mails that are held; undefined where none were. */
export const heldMailsEntry = (
  act: 'mails.send_held' | 'mails.drop_held',
  count: number,
): TrailEntry | undefined =>
  count === 0
    ? undefined
    : { act, object_type: 'mail', object_id: null, object: '', person_id: null, changes: factsOf({ count }) }
