import type { AvailableContract } from '@portal/contract/available-contract'
import type { Day } from '@portal/domain/days'
import {
  listAllAvailableContracts,
  listAvailableContractsOf,
  presentAvailableContract,
} from '../../db/reads/available-contracts.ts'
import type { Deps } from '../deps.ts'

type Query = { userIds: readonly number[] | undefined; date: Day | undefined }

/** Lists contracts of active users current on the day, today unless told, by project name. */
export async function listAvailable({ db, clock }: Deps, query: Query): Promise<AvailableContract[]> {
  const date = query.date ?? clock.today()
  const rows = await (query.userIds === undefined
    ? listAllAvailableContracts(db, date)
    : listAvailableContractsOf(db, { userIds: query.userIds, date }))
  return rows.map(presentAvailableContract)
}
