import type { Contract } from '@portal/contract/contracts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { DayText, NoValue, RowLink } from '../../../shared/lists/cells.tsx'
import { CutText } from '../../../shared/lists/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import styles from '../profile-page.module.css'
import { contractLog, type PanelProps } from '../profile-queries.ts'

const route = getRouteApi('/_app/users/$id')

const columns: Column<Contract>[] = [
  {
    key: 'project',
    title: t.userProfile.project,
    card: 'heading',
    cell: ({ project, project_id }) => (
      <CutText text={project}>
        <RowLink to="/projects/$id" params={{ id: project_id }}>
          {project}
        </RowLink>
      </CutText>
    ),
  },
  { key: 'status', title: t.userProfile.jobStatus, cell: ({ job_status }) => job_status },
  {
    key: 'manager',
    title: t.userProfile.manager,
    cell: ({ manager }) => (manager === null ? <NoValue /> : <CutText text={manager} />),
  },
  { key: 'start', title: t.userProfile.startDate, cell: ({ start_date }) => <DayText day={start_date} /> },
  {
    key: 'end',
    title: t.userProfile.endDate,
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
]

/** Every contract that a person has or had, newest first. */
export function ContractLogPanel({ user }: PanelProps) {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const log = useQuery(keepingRows(contractLog(user.id, page)))
  return (
    <section>
      <div className={styles.panelTop}>
        <h2 className={styles.panelTitle}>{t.userProfile.tabs.contracts}</h2>
        {user.active && (
          <LinkButton
            to="/manage-contracts"
            search={{ add: 1, user_id: user.id }}
            variant="default"
            leftSection={<IconPlus size={18} />}
          >
            {t.userProfile.addContract}
          </LinkButton>
        )}
      </div>
      <DataTable
        label={t.userProfile.tabs.contracts}
        columns={columns}
        rows={log.data?.paginate_contracts}
        query={log}
        failed={t.userProfile.contractsFailed}
        rowKey={(contract) => contract.id}
        empty={<p>{t.userProfile.noContracts}</p>}
      />
      <Pager
        page={page}
        pages={log.data?.pages}
        onPage={(next) => navigate({ search: (current) => ({ ...current, page: next }), resetScroll: false })}
      />
    </section>
  )
}
