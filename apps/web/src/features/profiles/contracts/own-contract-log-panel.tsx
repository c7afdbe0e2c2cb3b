import { useQuery } from '@tanstack/react-query'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { PanelTop } from '../panel-top.tsx'
import { ownContractLog, type PanelProps } from '../profile-queries.ts'
import { contractLogColumns } from './contract-log-columns.tsx'

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
        columns={contractLogColumns(mayOpenProjects)}
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
