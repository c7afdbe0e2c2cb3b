import { Badge } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { isOutstaff } from '@portal/domain/job-statuses'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { DayText, NoValue, RowAction, RowActions, RowLink } from '../../shared/lists/cells.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'

type Acts = { onEdit: (contract: Contract) => void; onDelete: (contract: Contract) => void }

export const contractColumns = ({ onEdit, onDelete }: Acts): Column<Contract>[] => [
  {
    key: 'user',
    title: t.contracts.user,
    card: 'heading',
    cell: ({ user_id, user }) => (
      <RowLink to="/users/$id" params={{ id: String(user_id) }}>
        {user}
      </RowLink>
    ),
  },
  {
    key: 'project',
    title: t.contracts.project,
    cell: ({ project_id, project }) => (
      <RowLink to="/projects/$id" params={{ id: project_id }}>
        {project}
      </RowLink>
    ),
  },
  { key: 'status', title: t.contracts.status, cell: (contract) => <Status contract={contract} /> },
  { key: 'start', title: t.contracts.startDate, cell: ({ start_date }) => <DayText day={start_date} /> },
  {
    key: 'end',
    title: t.contracts.endDate,
    cell: ({ end_date }) => (end_date === null ? <NoValue /> : <DayText day={end_date} />),
    hasValue: ({ end_date }) => end_date !== null,
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
    <Badge variant="light" color="blue" tt="none" radius="sm">
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
      {can.delete && (
        <RowAction
          label={t.actions.deleteNamed(name)}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onDelete(contract)}
        />
      )}
      {can.update && (
        <RowAction
          label={t.actions.editNamed(name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={() => onEdit(contract)}
        />
      )}
    </RowActions>
  )
}
