import { histories } from '@portal/contract/audit'
import type { Contract } from '@portal/contract/contracts'
import { useQuery } from '@tanstack/react-query'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { HistoryAction } from '../../../reference/history/history-action.tsx'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { RowActions } from '../../../shared/lists/cells/cells.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { PanelTop } from '../panel-top.tsx'
import { ownContractLog, type PanelProps } from '../profile-queries.ts'
import { contractLogColumns } from './contract-log-columns.tsx'

const historyColumn: Column<Contract> = {
  key: 'history',
  title: t.history.title,
  align: 'right',
  card: 'actions',
  cell: ({ id, project }) => (
    <RowActions>
      <HistoryAction route={histories.contract} id={id} name={project} />
    </RowActions>
  ),
}

/** The own contracts, newest first. */
export function OwnContractLogPanel({ search, go }: PanelProps) {
  const { page = 1 } = search
  const mayOpenProjects = useMayOpen('/projects/$id')
  const log = useQuery(keepingRows(ownContractLog(page)))
  return (
    <section>
      <PanelTop title={t.profiles.tabs.contracts} isKept />
      <DataTable
        label={t.profiles.tabs.contracts}
        columns={[...contractLogColumns(mayOpenProjects), historyColumn]}
        rows={log.data?.paginate_contracts}
        query={log}
        rowKey={({ id }) => id}
        failed={t.profiles.contractsFailed}
        empty={<p>{t.myProfile.noContracts}</p>}
      />
      <Pager page={page} pages={log.data?.pages} onPage={(next) => go((now) => ({ ...now, page: next }))} />
    </section>
  )
}
