import type { UserFilters } from '@portal/contract/accounts/user-files'
import type { ListedUser } from '@portal/contract/users'
import { type Day, dayIn } from '@portal/domain/days'
import { resumeWords } from '@portal/words/resumes'
import { availabilityNames, freeNames, yesOrNo } from '@portal/words/value-names'
import { dayCell, rowsAtOnce } from '../../../files/tables/list-table.ts'
import type { TableOfList } from '../../deps.ts'
import { listUsers } from './list-users.ts'
import { type ListedProfile, listProfilesOf } from './user-list.store.ts'

type Row = { user: ListedUser; profile: ListedProfile | undefined; invited_until: Day | null }

/** Manage users as a file, with what the profiles say besides; never with a salary. */
export const usersTable: TableOfList<'users', Row, UserFilters> = {
  cells: {
    first_name: ({ user }) => user.first_name,
    last_name: ({ user }) => user.last_name,
    email: ({ user }) => user.email,
    sub_roles: ({ user }) => user.sub_roles.map(({ name }) => name),
    position: ({ profile }) => profile?.position,
    status: ({ user }, language) => availabilityNames[language][user.status],
    active: ({ user }, language) => yesOrNo[language][`${user.active}`],
    projects: ({ user }) => user.available_contracts.map(({ project }) => project),
    managers: ({ user }) => [...new Set(user.available_contracts.flatMap(({ manager }) => manager ?? []))],
    job_statuses: ({ user }, language) =>
      user.free ? freeNames[language] : user.available_contracts.map(({ job_status }) => job_status),
    skype: ({ profile }) => profile?.skype,
    telegram: ({ profile }) => profile?.telegram,
    github: ({ profile }) => profile?.github,
    phone_number: ({ profile }) => profile?.phone_number,
    english_level: ({ profile }, language) =>
      profile?.english_level && resumeWords[language].levels[profile.english_level],
    job_started_on: dayCell(({ profile }) => profile?.employments.at(-1)?.from),
    job_ended_on: dayCell(({ profile }) => profile?.employments.at(-1)?.to),
    technologies: ({ profile }) => profile?.technologies,
    second_factor: ({ user }, language) => yesOrNo[language][`${user.has_second_factor}`],
    invited_until: dayCell(({ invited_until }) => invited_until),
  },
  async read(from, actor, filters) {
    const { users } = await listUsers(from, actor, { ...filters, limit: 1 })
    const profiles = await listProfilesOf(
      from.db,
      users.map(({ id }) => id),
    )
    const profileOf = new Map(profiles.map((profile) => [profile.id, profile]))
    const dayOf = (moment: string | null) =>
      moment === null ? null : dayIn(from.clock.timeZone, new Date(moment))
    return rowsAtOnce(
      users.map((user) => ({
        user,
        profile: profileOf.get(user.id),
        invited_until: dayOf(user.invited_until),
      })),
    )
  },
}
