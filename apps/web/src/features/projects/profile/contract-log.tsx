import type { Contract } from '@portal/contract/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ContractLogTable } from '../../../reference/contracts/contract-log-table.tsx'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { JobStatus } from '../../../reference/states/state-marks.tsx'
import { DayText, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { contractLogPage } from '../projects-queries.ts'

const columns: Column<Contract>[] = [
  {
    key: 'user',
    title: t.projects.user,
    card: 'heading',
    cell: ({ user_id, user }) => (
      <WithFace id={user_id} name={user}>
        <CutText text={user}>
          <RowLink to="/users/$id" params={{ id: String(user_id) }}>
            {user}
          </RowLink>
        </CutText>
      </WithFace>
    ),
  },
  {
    key: 'status',
    title: t.projects.jobStatus,
    card: 'second',
    cell: ({ tag, status }) => <JobStatus tag={tag} name={status} />,
  },
  {
    key: 'start',
    title: t.projects.startDate,
    card: 'second',
    short: ({ start_date }) => t.days.period(start_date, null),
    cell: ({ start_date }) => <DayText day={start_date} />,
  },
  {
    key: 'end',
    title: t.projects.endDate,
    card: 'value',
    short: ({ end_date }) => end_date && t.days.until(end_date),
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
]

type Props = {
  projectId: number
  page: number
  onPage: (page: number) => void
  /** A contract that was just created here. */
  newId: number | undefined
  /** The element shown when the project has no contract. */
  addPerson: ReactNode
}

/** The contracts on the project, newest start first. */
export function ContractLog({ projectId, page, onPage, newId, addPerson }: Props) {
  const log = useQuery(keepingRows(contractLogPage(projectId, page)))
  return (
    <ContractLogTable
      label={t.projects.contractsLogs}
      columns={columns}
      log={log}
      page={page}
      onPage={onPage}
      newId={newId}
      draft={`project.${projectId}.log`}
      failed={t.projects.contractsFailed}
      empty={
        <>
          <p>{t.projects.noContracts}</p>
          {addPerson}
        </>
      }
    />
  )
}
