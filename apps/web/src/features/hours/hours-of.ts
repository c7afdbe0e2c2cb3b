import { adminRecords, type RecordInput, records, type TimeRecord } from '@portal/contract/hours/hours'
import { type Day, formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { useRef } from 'react'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { kindName } from '../../reference/record-kinds.ts'
import { useUser } from '../../session/use-user.ts'
import { useUndoOffer } from '../../shared/undo/use-undo-offer.ts'
import {
  type CalendarQuery,
  type ContractsQuery,
  contractsOfUser,
  type LatestQuery,
  latestOfUser,
  ownContracts,
  ownLatest,
  ownWeek,
  ownWeeksBefore,
  weekOfUser,
  weeksBeforeOfUser,
} from './hours-queries.ts'

/**
 * A person's hours through the endpoints of the page: one's own, or those of managers for other people. Every change
 * shows its message, with an undo.
 */
export type HoursOf = {
  page: 'own' | 'users'
  /** The person's id; undefined until one is chosen. */
  userId: number | undefined
  /** The query of the person's latest records. */
  latest: LatestQuery
  /** The query of the week around a day. */
  weekAround: (date: Day) => CalendarQuery
  /** The query of the weeks before that of a day. */
  weeksBefore: (date: Day) => CalendarQuery
  /** The query of the contracts current on a day; the page for one's own hours ignores the user. */
  contractsOn: (date: Day, userId: number | undefined) => ContractsQuery
  /** Creates the record; the page for one's own hours ignores the user. */
  create: (record: RecordInput, ofUserId: number) => Promise<TimeRecord>
  /** Creates the same record on another day. */
  createAgain: (record: RecordInput, ofUserId: number) => Promise<TimeRecord>
  update: (before: TimeRecord, record: RecordInput) => Promise<TimeRecord>
  remove: (record: TimeRecord) => Promise<unknown>
}

export function useOwnHours(): HoursOf {
  const { id: userId } = useUser()
  const { created, createdAgain, updated, deleted, removing } = useUndoOffers()
  const create = useApiMutation(records.create, { idempotent: true, onUndoable: created })
  const again = useApiMutation(records.create, { idempotent: true, onUndoable: createdAgain })
  const update = useApiMutation(records.update, { onUndoable: updated })
  const remove = useApiMutation(records.remove, { onUndoable: deleted })
  return {
    page: 'own',
    userId,
    latest: ownLatest(),
    weekAround: ownWeek,
    weeksBefore: ownWeeksBefore,
    contractsOn: ownContracts,
    create: (record) => create.mutateAsync({ body: { record } }),
    createAgain: (record) => again.mutateAsync({ body: { record } }),
    update: ({ id, version }, record) =>
      update.mutateAsync({ params: { id }, ifMatch: version, body: { record } }),
    remove: (record) => remove.mutateAsync(removing(record)),
  }
}

export function useHoursOfUser(userId: number | undefined): HoursOf {
  const { created, createdAgain, updated, deleted, removing } = useUndoOffers()
  const create = useApiMutation(adminRecords.create, { idempotent: true, onUndoable: created })
  const again = useApiMutation(adminRecords.create, { idempotent: true, onUndoable: createdAgain })
  const update = useApiMutation(adminRecords.update, { onUndoable: updated })
  const remove = useApiMutation(adminRecords.remove, { onUndoable: deleted })
  return {
    page: 'users',
    userId,
    latest: latestOfUser(userId),
    weekAround: (date) => weekOfUser(userId, date),
    weeksBefore: (date) => weeksBeforeOfUser(userId, date),
    contractsOn: (date, ofUserId) => contractsOfUser(ofUserId, date),
    create: (record, ofUserId) => create.mutateAsync({ body: { record: { user_id: ofUserId, ...record } } }),
    createAgain: (record, ofUserId) =>
      again.mutateAsync({ body: { record: { user_id: ofUserId, ...record } } }),
    update: ({ id, version }, record) =>
      update.mutateAsync({ params: { id }, ifMatch: version, body: { record } }),
    remove: (record) => remove.mutateAsync(removing(record)),
  }
}

/** The messages of the changes, each with its undo. */
function useUndoOffers() {
  const offer = useUndoOffer()
  const removed = useRef<TimeRecord>(undefined)
  return {
    created: (token: string, record: TimeRecord) => offer(t.hours.created, token, thingOf(record)),
    createdAgain: (token: string, { hours, project, date }: TimeRecord) =>
      offer(t.hours.createdAgain(formatHours(hours), project ?? '', formatDay(date)), token),
    updated: (token: string, record: TimeRecord) => offer(t.hours.updated, token, thingOf(record)),
    /** What deletes a record. The answer does not name it. */
    removing: (record: TimeRecord) => {
      removed.current = record
      return { params: { id: record.id }, ifMatch: record.version }
    },
    deleted: (token: string) => offer(t.hours.deleted, token, removed.current && thingOf(removed.current)),
  }
}

const thingOf = (record: TimeRecord) =>
  t.hours.hoursOn(formatHours(record.hours), record.project ?? kindName(record))
