import type { ReactNode } from 'react'
import { WithFace } from '../../reference/people/with-face.tsx'
import { JobStatus } from '../../reference/states/state-marks.tsx'
import { NoValue, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Assignment } from './assignments.ts'
import styles from './users-page.module.css'

type LinesProps = { assignments: readonly Assignment[]; show: (assignment: Assignment) => ReactNode }

/** One line per contract, at the same height in every column. */
export const Lines = ({ assignments, show }: LinesProps) =>
  assignments.map((assignment) => (
    <div key={assignment.contractId} className={styles.line}>
      {show(assignment)}
    </div>
  ))

export function Manager({ assignment: { manager, managerId } }: { assignment: Assignment }) {
  if (managerId === undefined) return <NoValue />
  return (
    <WithFace id={managerId} name={manager ?? ''}>
      <CutText text={manager ?? ''} isSingleLine>
        <RowLink to="/users/$id" params={{ id: String(managerId) }}>
          {manager}
        </RowLink>
      </CutText>
    </WithFace>
  )
}

export const Status = ({ assignment: { status, tag } }: { assignment: Assignment }) => (
  <JobStatus tag={tag} name={status} />
)
