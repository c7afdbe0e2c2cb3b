import { Badge } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { isOutstaff } from '@portal/domain/people/job-statuses'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { DayText, RowAction, RowActions, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import styles from './contracts-page.module.css'

type Acts = { onEdit: (contract: Contract) => void; onDelete: (contract: Contract) => void }

export const contractColumns = ({ onEdit, onDelete }: Acts): Column<Contract>[] => [
  {
    key: 'user',
    sort: 'user',
    title: t.contracts.user,
    card: 'heading',
    cell: ({ user_id, user, user_active }) => (
      <span className={styles.person}>
        <CutText text={user}>
          <RowLink to="/users/$id" params={{ id: String(user_id) }}>
            {user}
          </RowLink>
        </CutText>
        {!user_active && (
          <Badge variant="default" tt="none" radius="sm">
            {t.contracts.inactiveMark}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'project',
    sort: 'project',
    title: t.contracts.project,
    cell: ({ project_id, project }) => (
      <CutText text={project}>
        <RowLink to="/projects/$id" params={{ id: project_id }}>
          {project}
        </RowLink>
      </CutText>
    ),
  },
  {
    key: 'status',
    sort: 'status',
    title: t.contracts.status,
    cell: (contract) => <Status contract={contract} />,
  },
  {
    key: 'start',
    sort: 'start_date',
    title: t.contracts.startDate,
    cell: ({ start_date }) => <DayText day={start_date} />,
  },
  {
    key: 'end',
    sort: 'end_date',
    title: t.contracts.endDate,
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
  {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    cell: (contract) => <Options contract={contract} onEdit={onEdit} onDelete={onDelete} />,
  },
]

const Status = ({ contract: { tag, status } }: { contract: Contract }) =>
  isOutstaff(tag) ? (
    <Badge className={styles.mark} variant="light" color="blue" tt="none" radius="sm">
      {status}
    </Badge>
  ) : (
    status
  )

function Options({ contract, onEdit, onDelete }: Acts & { contract: Contract }) {
  const { user, project, can } = contract
  const name = t.contracts.contractNamed(user, project)
  return (
    <RowActions>
      {can.update && (
        <RowAction
          label={t.actions.editNamed(name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={() => onEdit(contract)}
        />
      )}
      <RowAction
        label={t.actions.deleteNamed(name)}
        icon={<IconTrash size={18} aria-hidden />}
        refusal={can.delete_refusal ?? undefined}
        onClick={() => onDelete(contract)}
      />
    </RowActions>
  )
}
