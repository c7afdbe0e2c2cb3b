import { isCurrentOn } from '@portal/domain/contracts'
import { addDays, type Day, daysBetween, daysInRange, isoWeekday } from '@portal/domain/days'
import { lastWeek } from '@portal/domain/hours/missing-hours'
import { isHalfDay } from '@portal/domain/leave/leave'
import { isManagerLevel } from '@portal/domain/roles'
import type { CategoryName } from '../company/catalogues.ts'
import type { Contract } from '../company/insert-contracts.ts'
import { demoProjects } from '../company/projects.ts'
import { type Calendar, earlierOf, laterOf } from '../demo-days.ts'
import type { IdOf } from '../ids.ts'
import type { Leave } from '../leave/leave-diary.ts'
import type { Staff } from '../people/person.ts'
import type { Random } from '../random.ts'
import type { RecordRow } from './insert-records.ts'
import { withTickets, workTexts } from './work-texts.ts'

type Input = {
  staff: readonly Staff[]
  contracts: readonly Contract[]
  leaves: readonly Leave[]
  calendar: Calendar
  categoryId: IdOf
  random: Random
}

/** They have forgotten to log their hours of the last week. */
const forgetful = ['arsen.levchenko@demo.test', 'pavlo.horobets@demo.test', 'mykola.sydorenko@demo.test']

/** Plans worked hours on working days without leave, within contracts, at most nine hours a day. */
export function planHours(input: Input): RecordRow[] {
  const { from, to } = lastWeek(input.calendar.today)
  const forgetfulIds = new Set(
    input.staff.filter(({ email }) => forgetful.includes(email)).map(({ id }) => id),
  )
  return planAllHours(input).filter(
    ({ user_id, date }) => !forgetfulIds.has(user_id) || date < from || date > to,
  )
}

function planAllHours({ staff, contracts, leaves, calendar, categoryId, random }: Input): RecordRow[] {
  const rows: RecordRow[] = []
  for (const member of staff) {
    const own = contracts.filter((contract) => contract.user_id === member.id)
    // Managers without a project log no hours.
    if (isManagerLevel(member) && own.length === 1) continue
    const away = daysAway(leaves.filter((leave) => leave.user_id === member.id))
    const from = laterOf(member.startedOn, calendar.first_day)
    for (const day of daysInRange(from, earlierOf(member.endedOn ?? calendar.today, calendar.today))) {
      if (!calendar.isWorkday(day)) continue
      const current = own.filter((contract) => isCurrentOn(contract, day))
      const portions = hoursOf(member, day, { away: away.get(day), today: calendar.today, random })
      portions.forEach((hours, index) => {
        const contract = contractFor(current, member, day, index)
        if (contract === undefined) return
        const category =
          index === 0 ? mainCategoryOf(member, contract) : random.pick(sideCategoriesOf(contract))
        rows.push({
          user_id: member.id,
          project_id: contract.project_id,
          category_id: categoryId(category),
          job_status_id: contract.job_status_id,
          request_id: null,
          record_type: 'regular',
          paid_leave_type: null,
          date: day,
          hours,
          description: textFor(category, contract, daysBetween(calendar.first_day, day), random),
        })
      })
    }
  }
  return rows
}

type Away = 'day' | 'half'

function daysAway(leaves: readonly Leave[]): Map<Day, Away> {
  const away = new Map<Day, Away>()
  for (const leave of leaves) {
    if (leave.status === 'rejected') continue
    const part = isHalfDay(leave.type) ? 'half' : 'day'
    for (const day of daysInRange(leave.start_date, leave.end_date)) away.set(day, part)
  }
  return away
}

const wholeDays = [
  [8],
  [8],
  [8],
  [6, 2],
  [5, 3],
  [7, 1],
  [4, 4],
  [7.5, 0.5],
  [4.3333, 2.3333, 1.3333],
  [5, 2, 1],
  [9],
  [7],
]
const halfDays = [[4], [3, 1], [3.5, 0.5]]
const todaySoFar = [[2], [3], [4], [2.5, 0.5], [1.5]]

type Circumstances = { away: Away | undefined; today: Day; random: Random }

function hoursOf(member: Staff, day: Day, { away, today, random }: Circumstances): readonly number[] {
  if (away === 'day') return []
  const isDeveloperAccount = member.email === 'developer@demo.test'
  // The developer account has no hours today, so that visitors can log some.
  if (day === today) return isDeveloperAccount || random.chance(0.5) ? [] : random.pick(todaySoFar)
  const isRecent = day > addDays(today, -14)
  if (!(isDeveloperAccount && isRecent) && random.chance(0.02)) return []
  return random.pick(away === 'half' ? halfDays : wholeDays)
}

/** Client and inner work before Bench. Someone with two projects spends most of a week on each in turn. */
function contractFor(
  current: readonly Contract[],
  member: Staff,
  day: Day,
  index: number,
): Contract | undefined {
  const work = current.filter((contract) => contract.project !== undefined)
  if (work.length === 0) return current[0]
  const turn = isoWeekday(day) <= 3 ? 0 : 1
  return work[(turn + member.id + (index === 2 ? 1 : 0)) % work.length]
}

function mainCategoryOf({ person }: Staff, contract: Contract): CategoryName {
  if (contract.project === undefined) return 'Learning'
  const [subRole] = person.sub_roles
  switch (subRole) {
    case 'qa':
      return 'Testing'
    case 'devops':
      return 'DevOps'
    case 'designer':
      return 'Design'
    case 'recruiter':
    case 'hr':
    case 'hr_head':
      return 'Recruiting'
    case 'developer':
    case 'data_analyst':
    case 'pdd_head':
      return 'Development'
    default:
      return 'Management'
  }
}

function sideCategoriesOf(contract: Contract): readonly CategoryName[] {
  if (contract.project === undefined) return ['Meeting', 'Documentation']
  if (contract.project === 'Company Operations') return ['Meeting', 'Management', 'Documentation']
  return ['Meeting', 'Meeting', 'Code review', 'Documentation', 'Testing', 'Support']
}

function textFor(category: CategoryName, contract: Contract, dayNumber: number, random: Random): string {
  const project = demoProjects.find(({ name }) => name === contract.project)
  const text = random.pick(workTexts[category])
  if (project === undefined) return text.replace('{topic}', 'training project')
  const filled = text.replace('{topic}', random.pick(project.topics))
  if (!withTickets.includes(category)) return filled
  return `${project.ticketPrefix}-${120 + Math.floor(dayNumber * 0.8) + random.int(0, 14)} ${filled}`
}
