import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy } from '../../../../test/components/answers.ts'
import { show } from '../../../../test/components/show.tsx'
import { availableColumns } from './available-columns.tsx'

const today = '2026-11-27'
const bench: AvailablePerson['available_contracts'][number] = {
  id: 1,
  project_id: 1,
  project: 'Bench',
  job_status_id: 4,
  job_status: 'Bench',
  tag: 'bench',
  manager_id: null,
  manager: null,
  manager_avatar: null,
}

const person: AvailablePerson = {
  id: 7,
  version: 1,
  slug: 'olena-bondar',
  role: 'default',
  full_name: 'Olena Bondar',
  first_name: 'Olena',
  last_name: 'Bondar',
  email: 'olena@example.com',
  active: true,
  status: 'ready_for_full_time_outstaff',
  avatar: null,
  has_second_factor: false,
  oidc_linked: false,
  sub_roles: [],
  available_contracts: [bench],
  can: {
    update: false,
    change_roles: false,
    deactivate: false,
    change_password: false,
    reset_second_factors: false,
    unlink: false,
  },
  technologies: [],
  job_started_on: null,
  english_level: null,
  free_from: today,
  resume: null,
  all_resumes: [],
}

test.each<[string, Partial<AvailablePerson>, string]>([
  ['is on Bench alone', {}, 'Now'],
  ['is free from a later day', { free_from: '2026-12-01' }, '01.12.2026'],
  ['has no contract at all', { available_contracts: [] }, 'No contract'],
  ['has a contract without an end', { free_from: null }, 'No contract end'],
])('a person who %s has words for the day of being free', async (_, facts, words) => {
  answerBy(() => Response.json([]))
  const free = availableColumns(today).find(({ key }) => key === 'free')
  await show(<p>{free?.cell({ ...person, ...facts })}</p>)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
