import { adminRecords, type RecordInput, records, type TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { useUndoOffer } from '../../shared/undo/use-undo-offer.ts'
import {
  type ContractsQuery,
  contractsOfUser,
  type LatestQuery,
  latestOfUser,
  ownContracts,
  ownLatest,
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
  /** The query of the contracts current on a day; the page for one's own hours ignores the user. */
  contractsOn: (date: Day, userId: number | undefined) => ContractsQuery
  /** Creates the record; the page for one's own hours ignores the user. */
  create: (record: RecordInput, ofUserId: number) => Promise<TimeRecord>
  update: (before: TimeRecord, record: RecordInput) => Promise<TimeRecord>
  remove: (record: TimeRecord) => Promise<unknown>
}

export function useOwnHours(): HoursOf {
  const { id: userId } = useUser()
  const { created, updated, deleted } = useUndoOffers()
  const create = useApiMutation(records.create, { idempotent: true, onUndoable: created })
  const update = useApiMutation(records.update, { onUndoable: updated })
  const remove = useApiMutation(records.remove, { onUndoable: deleted })
  return {
    page: 'own',
    userId,
    latest: ownLatest(),
    contractsOn: ownContracts,
    create: (record) => create.mutateAsync({ body: { record } }),
    update: ({ id, version }, record) =>
      update.mutateAsync({ params: { id }, ifMatch: version, body: { record } }),
    remove: ({ id, version }) => remove.mutateAsync({ params: { id }, ifMatch: version }),
  }
}

export function useHoursOfUser(userId: number | undefined): HoursOf {
  const { created, updated, deleted } = useUndoOffers()
  const create = useApiMutation(adminRecords.create, { idempotent: true, onUndoable: created })
  const update = useApiMutation(adminRecords.update, { onUndoable: updated })
  const remove = useApiMutation(adminRecords.remove, { onUndoable: deleted })
  return {
    page: 'users',
    userId,
    latest: latestOfUser(userId),
    contractsOn: (date, ofUserId) => contractsOfUser(ofUserId, date),
    create: (record, ofUserId) => create.mutateAsync({ body: { record: { user_id: ofUserId, ...record } } }),
    update: ({ id, version }, record) =>
      update.mutateAsync({ params: { id }, ifMatch: version, body: { record } }),
    remove: ({ id, version }) => remove.mutateAsync({ params: { id }, ifMatch: version }),
  }
}

/** The messages of the changes, each with its undo. */
function useUndoOffers() {
  const offer = useUndoOffer()
  return {
    created: (token: string) => offer(t.hours.created, token),
    updated: (token: string) => offer(t.hours.updated, token),
    deleted: (token: string) => offer(t.hours.deleted, token),
  }
}
