import type { AvailableContract } from '@portal/contract/available-contract'
import { describe, expect, test } from 'vitest'
import { assignmentsOf, worksAsOutstaff } from './assignments.ts'

const benchId = 1

const bench: AvailableContract = {
  id: 10,
  project_id: benchId,
  project: 'Bench',
  job_status_id: 2,
  job_status: 'Bench',
  tag: 'bench',
  manager_id: null,
  manager: null,
  manager_avatar: null,
}
const atlas: AvailableContract = {
  id: 11,
  project_id: 7,
  project: 'Atlas',
  job_status_id: 4,
  job_status: 'Outstaff',
  tag: 'outstaff',
  manager_id: 5,
  manager: 'Olha Shevchenko',
  manager_avatar: null,
}

const working: Parameters<typeof assignmentsOf>[0] = {
  free: false,
  role: 'default',
  available_contracts: [atlas, bench],
}

describe('the current contracts of a person in Manage users', () => {
  test('a free developer is listed as Free on Bench', () => {
    const [line] = assignmentsOf({ free: true, role: 'default', available_contracts: [bench] }, benchId)
    expect(line).toMatchObject({ project: 'Bench', status: 'Free', manager: undefined })
  })

  test('a developer who is on Bench beside client work is listed with the client work alone', () => {
    const lines = assignmentsOf(working, benchId)
    expect(lines.map(({ project, status }) => [project, status])).toEqual([['Atlas', 'Outstaff']])
  })

  test.each([{ project_id: benchId }, { status_id: bench.job_status_id }])(
    'a developer with client work is listed on Bench as well where the filter is %j',
    (asked) => {
      const lines = assignmentsOf(working, benchId, asked)
      expect(lines.map(({ project }) => project)).toEqual(['Atlas', 'Bench'])
    },
  )

  test.each(['manager', 'admin'] as const)(
    'a person of rank %s on Bench is listed as bench manager',
    (role) => {
      const lines = assignmentsOf({ free: false, role, available_contracts: [bench, atlas] }, benchId)
      expect(lines.map(({ project }) => project)).toEqual(['bench manager', 'Atlas'])
    },
  )

  test('contracts have the names that the server sends until the id of Bench is loaded', () => {
    const [line] = assignmentsOf({ free: false, role: 'manager', available_contracts: [bench] }, undefined)
    expect(line).toMatchObject({ project: 'Bench', status: 'Bench' })
  })

  test('a person without a current contract has no assignment', () => {
    expect(assignmentsOf({ free: false, role: 'default', available_contracts: [] }, benchId)).toEqual([])
  })
})

describe('outstaff', () => {
  test.each([
    ['outstaff', true],
    ['busy_on_full_time_outstaff', true],
    ['busy_on_outsource', false],
    ['inner', false],
    ['hired', false],
  ] as const)('a contract with the status %s counts as outstaff: %s', (tag, counts) => {
    expect(worksAsOutstaff({ available_contracts: [bench, { ...atlas, tag }] })).toBe(counts)
  })
})
