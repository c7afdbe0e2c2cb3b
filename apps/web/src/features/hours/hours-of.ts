import { adminRecords, type RecordInput, records, type TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import { useApiMutation } from '../../api/query.ts'
import { useUser } from '../../session/use-user.ts'
import {
  type ContractsQuery,
  contractsOfUser,
  type LatestQuery,
  latestOfUser,
  ownContracts,
  ownLatest,
} from './hours-queries.ts'

/** A person's hours through the endpoints of the page: one's own, or those of managers for other people. */
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
  const create = useApiMutation(records.create, { idempotent: true })
  const update = useApiMutation(records.update)
  const remove = useApiMutation(records.remove)
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
  const create = useApiMutation(adminRecords.create, { idempotent: true })
  const update = useApiMutation(adminRecords.update)
  const remove = useApiMutation(adminRecords.remove)
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
