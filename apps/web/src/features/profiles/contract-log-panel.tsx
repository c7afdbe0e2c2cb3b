import { Button } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ContractLogTable } from '../../reference/contracts/contract-log-table.tsx'
import { CreateContractModal } from '../../reference/contracts/create-contract-modal.tsx'
import { useToday } from '../../session/use-user.ts'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { DayText, NoValue, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { useNewRow } from '../../shared/new-row.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { contractDraft, newContractDraft } from './profile-drafts.ts'
import styles from './profile-page.module.css'
import { contractLog, type PanelProps } from './profile-queries.ts'

const route = getRouteApi('/_app/users/$id')

const columns: Column<Contract>[] = [
  {
    key: 'project',
    title: t.profiles.project,
    card: 'heading',
    cell: ({ project, project_id }) => (
      <CutText text={project}>
        <RowLink to="/projects/$id" params={{ id: project_id }}>
          {project}
        </RowLink>
      </CutText>
    ),
  },
  { key: 'status', title: t.profiles.jobStatus, cell: ({ job_status }) => job_status },
  {
    key: 'manager',
    title: t.profiles.manager,
    cell: ({ manager }) => (manager === null ? <NoValue /> : <CutText text={manager} />),
  },
  { key: 'start', title: t.profiles.startDate, cell: ({ start_date }) => <DayText day={start_date} /> },
  {
    key: 'end',
    title: t.profiles.endDate,
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
]

/** Every contract that a person has or had, newest first. */
export function ContractLogPanel({ user }: PanelProps) {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const log = useQuery(keepingRows(contractLog(user.id, page)))
  const today = useToday()
  const [isAdding, setAdding] = useOpenedByDraft(newContractDraft(user.id))
  const { newId, markNew } = useNewRow({ page })
  const showCreated = ({ id }: Contract) => {
    markNew(id)
    toastSuccess(t.contracts.created, () => void navigate({ to: '/manage-contracts', search: { open: id } }))
  }
  return (
    <section>
      <div className={styles.panelTop}>
        <h2 className={styles.panelTitle}>{t.profiles.tabs.contracts}</h2>
        {user.active && (
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
            {t.profiles.addContract}
          </Button>
        )}
      </div>
      <ContractLogTable
        label={t.profiles.tabs.contracts}
        columns={columns}
        log={log}
        page={page}
        onPage={(next) => navigate({ search: (current) => ({ ...current, page: next }), resetScroll: false })}
        newId={newId}
        draft={contractDraft(user.id)}
        failed={t.profiles.contractsFailed}
        empty={<p>{t.profiles.noContracts}</p>}
      />
      {isAdding && (
        <CreateContractModal
          userId={user.id}
          startDate={today}
          draft={newContractDraft(user.id)}
          onCreated={showCreated}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
