import type { Contract, ContractFilters } from '@portal/contract/contracts'
import { emailsOf } from '../../db/reads/emails.ts'
import { dayCell, rowsOfIds } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { presentContract } from './contracts.presenter.ts'
import { listContractIds, listContractRowsOf } from './contracts.store.ts'
import { matchOf } from './list-contracts.ts'

type Row = Contract & { email: string }

/** The list of contracts as a file. */
export const contractsTable: TableOfList<'contracts', Row, ContractFilters> = {
  cells: {
    user: ({ user }) => user,
    email: ({ email }) => email,
    project: ({ project }) => project,
    job_status: ({ job_status }) => job_status,
    start_date: dayCell(({ start_date }) => start_date),
    end_date: dayCell(({ end_date }) => end_date),
    manager: ({ manager }) => manager,
    admin_name: ({ admin_name }) => admin_name,
  },
  read: async ({ db, clock }, actor, { sort, ...filters }) =>
    rowsOfIds(await listContractIds(db, { ...matchOf(filters, clock.today()), sort }), async (ids) => {
      const rows = await listContractRowsOf(db, ids)
      const emails = await emailsOf(
        db,
        rows.map(({ user_id }) => user_id),
      )
      return rows.map((row) => ({ ...presentContract(actor, row), email: emails.get(row.user_id) ?? '' }))
    }),
}
