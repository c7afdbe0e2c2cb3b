import { Button } from '@mantine/core'
import type { ProjectTeam } from '@portal/contract/projects/project-team'
import { formatHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { JobStatus } from '../../../reference/states/state-marks.tsx'
import { DayText, HoursText, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { ListCaption } from '../../../shared/page/page-header.tsx'
import styles from './team.module.css'
import { teamOf } from './team-query.ts'

type Person = ProjectTeam['people'][number]

/** As many people as stand above the fold; the facts of the project are below them. */
const shownAtFirst = 10

const nameOfMonth = (month: string) => t.days.monthNumbered(Number(month.slice(5)))

const columnsOf = (team: ProjectTeam | undefined): Column<Person>[] => [
  {
    key: 'user',
    title: t.projects.user,
    card: 'heading',
    cell: ({ user, user_id }) => (
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
    cell: ({ tag, job_status }) => <JobStatus tag={tag} name={job_status} />,
  },
  {
    key: 'end',
    title: t.projects.endDate,
    card: 'value',
    short: ({ end_date }) => end_date && t.days.until(end_date),
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
  {
    key: 'this-month',
    title: team ? t.projects.hoursIn(nameOfMonth(team.this_month)) : '',
    align: 'right',
    cell: ({ hours_this_month: hours }) => <HoursText hours={hours} />,
  },
  {
    key: 'last-month',
    title: team ? t.projects.hoursIn(nameOfMonth(team.last_month)) : '',
    align: 'right',
    cell: ({ hours_last_month: hours }) => <HoursText hours={hours} />,
  },
]

/** Who works on the project now, and its hours of this month and the last. */
export function Team({ projectId }: { projectId: number }) {
  const query = useQuery(teamOf(projectId))
  const [isWhole, setWhole] = useState(false)
  const team = query.data
  const people = team && (isWhole ? team.people : team.people.slice(0, shownAtFirst))
  return (
    <section className={styles.team}>
      <ListCaption title={t.projects.team} count={team?.count}>
        {team && <Months projectId={projectId} team={team} />}
      </ListCaption>
      <DataTable
        label={t.projects.team}
        columns={columnsOf(team)}
        rows={people}
        query={query}
        rowKey={({ user_id }) => user_id}
        failed={t.projects.teamFailed}
        empty={<p>{t.projects.noTeam}</p>}
      />
      {team && people && team.people.length > people.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t.projects.showTeam(team.people.length)}
        </Button>
      )}
      {team && isWhole && team.count > team.people.length && (
        <p>{t.projects.moreInLog(team.count - team.people.length)}</p>
      )}
    </section>
  )
}

/** The hours of all people, which lead to the report of the month. */
const Months = ({ projectId, team }: { projectId: number; team: ProjectTeam }) => {
  const months = [
    { month: team.this_month, hours: team.hours_this_month },
    { month: team.last_month, hours: team.hours_last_month },
  ]
  return (
    <ul className={styles.months} aria-label={t.projects.hoursOfMonths}>
      {months.map(({ month, hours }) => (
        <li key={month} data-figures>
          <RowLink to="/admin-monthly-report" search={{ month, project_id: [projectId], group: 'person' }}>
            {t.projects.hoursOf(nameOfMonth(month), formatHours(hours))}
          </RowLink>
        </li>
      ))}
    </ul>
  )
}
