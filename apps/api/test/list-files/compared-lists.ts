import { userFiles } from '@portal/contract/accounts/user-files'
import { awayFiles } from '@portal/contract/away'
import { candidateFiles } from '@portal/contract/candidates/candidate-routes'
import { categoryFiles } from '@portal/contract/categories'
import { contractFiles } from '@portal/contract/contracts'
import { customerFiles } from '@portal/contract/customers'
import { holidayFiles } from '@portal/contract/holidays'
import { leaveFiles } from '@portal/contract/leave-balances'
import { leaveRequestFiles } from '@portal/contract/leave-requests/leave-request-files'
import { projectFiles } from '@portal/contract/projects'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import { technologyFiles } from '@portal/contract/technologies'
import { vacancyFiles } from '@portal/contract/vacancies'
import type { ListName } from '@portal/words/tables'
import { expect } from 'vitest'

export type Row = Readonly<Record<string, unknown>>

type Descriptors = { list: ListName; csv: RouteDescriptor; xlsx: RouteDescriptor }

export type ComparedList = {
  files: Descriptors
  query?: Record<string, string>
  /** Where an answer has its rows; without it the answer is the rows. */
  key?: string
  /** What the file has of a row of the list, by heading; a person away has a row for each leave. */
  cells(row: Row): Record<string, unknown>
}

const nameIn = (thing: unknown) =>
  typeof thing === 'object' && thing !== null && 'full_name' in thing ? thing.full_name : ''
const namesIn = (things: unknown) =>
  Array.isArray(things) ? things.map((thing) => thing.name ?? thing).join(', ') : ''

/** Every list with a file; equipment of everybody is a file alone. */
export const comparedLists: readonly ComparedList[] = [
  {
    files: userFiles,
    query: { search: 'last', sort: '-full_name' },
    key: 'users',
    cells: ({ first_name, email, sub_roles, available_contracts }) => ({
      'First name': first_name,
      Email: email,
      'Sub-roles': namesIn(sub_roles),
      Status: 'Ready for full-time outstaff',
      Active: 'Yes',
      'Job statuses': Array.isArray(available_contracts)
        ? available_contracts.map((one) => one.job_status).join(', ')
        : '',
      Phone: '+380 44',
      English: 'Upper Intermediate',
      'First work day': '2024-02-05',
      'Last work day': '2031-01-31',
    }),
  },
  {
    files: projectFiles,
    query: { application: 'web', sort: '-name' },
    key: 'projects',
    cells: ({ name, manager, customer, technologies: used, description }) => ({
      Project: name,
      Customer: customer,
      Manager: manager,
      Technologies: namesIn(used),
      Applications: 'Web, Mobile',
      'From scratch': 'Yes',
      'Payment integration': 'No',
      Description: description,
    }),
  },
  {
    files: customerFiles,
    query: { sort: '-company_name' },
    key: 'customers',
    cells: ({ company_name, full_legal_name, company_address, projects }) => ({
      Customer: company_name,
      'Legal name': full_legal_name,
      Address: company_address ?? '',
      Projects: namesIn(projects),
    }),
  },
  {
    files: contractFiles,
    query: { state: 'open', bench: 'false', sort: '-start_date' },
    key: 'contracts',
    cells: ({ user, project, status, start_date, end_date, manager, admin_name }) => ({
      User: user,
      Project: project,
      Status: status,
      'Start date': start_date,
      'End date': end_date ?? '',
      Manager: manager,
      Admin: admin_name,
    }),
  },
  {
    files: categoryFiles,
    query: { sort: '-name' },
    cells: ({ name, description }) => ({ Name: name, Description: description }),
  },
  {
    files: leaveRequestFiles,
    query: { by_month: '3', sort: 'start_date' },
    key: 'paginate_requests',
    cells: ({ user, request_type, start_date, end_date, days, note, decided_by }) => ({
      User: nameIn(user),
      Type: request_type === 'day_off' ? 'Day off' : 'Half day sick leave',
      From: start_date,
      To: end_date,
      Days: days,
      Status: 'Approved',
      Note: note,
      'Decided by': nameIn(decided_by),
      Decided: '2025-03-12',
    }),
  },
  {
    files: leaveFiles,
    query: { year: '2024' },
    key: 'users_leaves',
    cells: ({ user }) => ({ User: user, Year: 2024, Vacation: 0 }),
  },
  {
    files: awayFiles,
    query: { month: '2025-07' },
    key: 'people',
    cells: ({ user }) => ({ User: user, Type: '' }),
  },
  {
    files: candidateFiles,
    query: { filter: '{"type":"significate","value":"test_task"}', sort: 'full_name' },
    key: 'paginate_candidates',
    cells: ({ full_name, vacancy_title, salary, experience }) => ({
      Name: full_name,
      Vacancy: vacancy_title,
      Salary: salary,
      Experience: experience,
      English: 'Advanced',
      Significate: 'Test Task',
      'Ping again': 'Yes',
      'Ping again on': '2025-04-01',
      Added: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  },
  {
    files: vacancyFiles,
    key: 'vacancies',
    cells: ({ title, min_salary, candidates_counter }) => ({
      Vacancy: title,
      'Salary from': min_salary ?? '',
      Candidates: candidates_counter,
    }),
  },
  {
    files: holidayFiles,
    query: { from: '2025-07-01', to: '2025-07-31' },
    cells: ({ date, title }) => ({ Date: date, Title: title }),
  },
  { files: technologyFiles, cells: ({ name }) => ({ Technology: name }) },
]
