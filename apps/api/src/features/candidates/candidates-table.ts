import type { NeighboursQuery } from '@portal/contract/candidates/candidate-query'
import { type Day, dayIn } from '@portal/domain/days'
import { resumeWords } from '@portal/words/resumes'
import { significateNames } from '@portal/words/significates'
import { yesOrNo } from '@portal/words/value-names'
import { dayCell, numberCell, rowsOfIds } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { readMatch } from './candidate-match.store.ts'
import { type CandidateRow, listCandidateIds, listCandidateRowsOf } from './candidates.store.ts'

type Row = CandidateRow & { added_on: Day }

/** The candidates of a vacancy or of all as a file. */
export const candidatesTable: TableOfList<'candidates', Row, NeighboursQuery> = {
  cells: {
    full_name: ({ full_name }) => full_name,
    vacancy_title: ({ vacancy_title }) => vacancy_title,
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    telegram: ({ telegram }) => telegram,
    linkedin: ({ linkedin }) => linkedin,
    resource_url: ({ resource_url }) => resource_url,
    cv_url: ({ cv_url }) => cv_url,
    salary: numberCell(({ salary }) => salary),
    english: ({ english }, language) => resumeWords[language].levels[english],
    location: ({ location }) => location,
    company: ({ company }) => company,
    experience: numberCell(({ experience }) => experience),
    significate: ({ significate }, language) => significateNames[language][significate],
    first_interview: dayCell(({ first_interview }) => first_interview),
    position: ({ position }) => position,
    technologies: ({ technologies }) => technologies.map(({ name }) => name),
    stack: ({ stack }) => stack,
    ping_again: ({ ping_again }, language) => yesOrNo[language][`${ping_again}`],
    ping_again_on: dayCell(({ ping_again_on }) => ping_again_on),
    first_additional_link: ({ first_additional_link }) => first_additional_link,
    second_additional_link: ({ second_additional_link }) => second_additional_link,
    recruiter_note: ({ recruiter_note }) => recruiter_note,
    tech_lead_note: ({ tech_lead_note }) => tech_lead_note,
    final_decision: ({ final_decision }) => final_decision,
    added_on: dayCell(({ added_on }) => added_on),
  },
  async read({ db, clock }, _actor, { sort, ...sent }) {
    const ids = await listCandidateIds(db, readMatch(sent), { sort, today: clock.today() })
    return rowsOfIds(ids, async (batch) => {
      const rows = await listCandidateRowsOf(db, batch)
      return rows.map((row) => ({ ...row, added_on: dayIn(clock.timeZone, row.created_at) }))
    })
  },
}
