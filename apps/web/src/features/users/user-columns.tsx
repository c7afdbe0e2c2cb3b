import type { ListedUser, userSortFields } from '@portal/contract/users'
import { dayIn, formatDay } from '@portal/domain/days'
import { IconLinkOff, IconSend } from '@tabler/icons-react'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { stateLooks } from '../../reference/states/states.ts'
import { NoValue, RowAction, RowActions, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { Lines, Manager, Status } from './assignment-lines.tsx'
import { type Assignment, assignmentsOf } from './assignments.ts'
import styles from './users-page.module.css'
import type { UserFilters } from './users-search.ts'

const root = getRouteApi(rootRouteId)

const FullName = ({ user }: { user: ListedUser }) => (
  <span className={styles.name}>
    <WithFace id={user.id} name={user.full_name} portrait={user.avatar}>
      <CutText text={user.full_name}>
        <RowLink to="/users/$id" params={{ id: user.slug }}>
          {user.full_name}
        </RowLink>
      </CutText>
    </WithFace>
    {!user.active && <StateMark look={stateLooks.inactive}>{t.users.inactive}</StateMark>}
    {user.active && user.invited && <InvitedMark until={user.invited_until} />}
  </span>
)

/** The person has no password yet. */
function InvitedMark({ until }: { until: string | null }) {
  const timeZone = root.useRouteContext({ select: ({ portal }) => portal.time_zone })
  if (until === null) return <StateMark look={stateLooks.inactive}>{t.users.invitationEnded}</StateMark>
  const day = formatDay(dayIn(timeZone, new Date(until)))
  return <StateMark look={stateLooks.upcoming}>{t.users.invitedUntil(day)}</StateMark>
}

export type InvitationActs = {
  onInviteAgain: (user: ListedUser) => void
  onWithdraw: (user: ListedUser) => void
}

/** The buttons of people who were invited. */
export const invitationColumn = ({ onInviteAgain, onWithdraw }: InvitationActs): Column<ListedUser> => ({
  key: 'options',
  title: t.lists.options,
  align: 'right',
  card: 'actions',
  hasValue: mayInvite,
  cell: (user) =>
    mayInvite(user) && (
      <RowActions>
        <RowAction
          label={t.users.inviteAgain(user.full_name)}
          icon={<IconSend size={18} aria-hidden />}
          onClick={() => onInviteAgain(user)}
        />
        {user.invited_until !== null && (
          <RowAction
            label={t.users.withdraw(user.full_name)}
            icon={<IconLinkOff size={18} aria-hidden />}
            onClick={() => onWithdraw(user)}
          />
        )}
      </RowActions>
    ),
})

/** Whether the person has a second factor. Nobody is expected to have one before they can sign in. */
export const factorColumn: Column<ListedUser, typeof userSortFields> = {
  key: 'second_factor',
  title: t.users.secondFactor,
  hasValue: (user) => user.has_second_factor || maySignIn(user),
  cell: (user) => {
    if (user.has_second_factor)
      return <StateMark look={stateLooks.secondFactor.set_up}>{t.users.factorChoices.true}</StateMark>
    if (!maySignIn(user)) return <NoValue />
    return <StateMark look={stateLooks.secondFactor.missing}>{t.users.factorChoices.false}</StateMark>
  },
}

const maySignIn = ({ active, invited }: ListedUser): boolean => active && !invited

export const mayInvite = ({ active, invited, can }: ListedUser): boolean => active && invited && can.update

/** The columns of Manage users, in which each contract of a person is a line. */
export function userColumns(
  benchId: number | undefined,
  asked: UserFilters,
): Column<ListedUser, typeof userSortFields>[] {
  const linesOf = (user: ListedUser) => assignmentsOf(user, benchId, asked)
  return [
    { key: 'name', sort: 'full_name', title: t.users.fullName, cell: (user) => <FullName user={user} /> },
    {
      key: 'project',
      title: t.users.project,
      cell: (user) => (
        <Lines assignments={linesOf(user)} show={({ project }) => <CutText text={project} isSingleLine />} />
      ),
    },
    {
      key: 'manager',
      title: t.users.manager,
      cell: (user) => (
        <Lines assignments={linesOf(user)} show={(assignment) => <Manager assignment={assignment} />} />
      ),
    },
    {
      key: 'status',
      title: t.users.jobStatus,
      cell: (user) => (
        <Lines assignments={linesOf(user)} show={(assignment) => <Status assignment={assignment} />} />
      ),
    },
  ]
}

/** The columns on a phone: a person with the projects, and the contracts in the open row. */
export function userCardColumns(
  benchId: number | undefined,
  asked: UserFilters,
): Column<ListedUser, typeof userSortFields>[] {
  const linesOf = (user: ListedUser) => assignmentsOf(user, benchId, asked)
  return [
    {
      key: 'name',
      sort: 'full_name',
      title: t.users.fullName,
      card: 'heading',
      cell: (user) => <FullName user={user} />,
    },
    {
      key: 'status',
      title: t.users.jobStatus,
      card: 'value',
      cell: (user) => {
        const [first, ...others] = linesOf(user)
        return first && others.length === 0 && <Status assignment={first} />
      },
    },
    {
      key: 'projects',
      title: t.users.project,
      card: 'second',
      cell: (user) =>
        linesOf(user)
          .map(({ project }) => project)
          .join(', '),
    },
    {
      key: 'contracts',
      title: t.users.project,
      card: 'text',
      cell: (user) => <Contracts assignments={linesOf(user)} />,
      hasValue: (user) => linesOf(user).length > 0,
    },
  ]
}

const Contracts = ({ assignments }: { assignments: readonly Assignment[] }) => (
  <ul className={styles.contracts}>
    {assignments.map((assignment) => (
      <li key={assignment.contractId}>
        <span className={styles.contract}>
          <CutText text={assignment.project} />
          <Status assignment={assignment} />
        </span>
        {assignment.managerId !== undefined && (
          <span className={styles.contractManager}>
            {t.users.manager}: <Manager assignment={assignment} />
          </span>
        )}
      </li>
    ))}
  </ul>
)
