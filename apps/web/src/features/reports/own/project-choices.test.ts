import { expect, test } from 'vitest'
import { projectChoices } from './project-choices.ts'

test('the projects of contracts and of records are offered once each, sorted by name', () => {
  const contracts = [
    { project_id: 2, project: 'Harbor' },
    { project_id: 1, project: 'Bench' },
  ]
  const records = [
    { project_id: 2, project: 'Harbor' },
    { project_id: 3, project: 'Ended in this month' },
    { project_id: null, project: null },
  ]
  expect(projectChoices(contracts, records)).toEqual([
    { id: 1, name: 'Bench' },
    { id: 3, name: 'Ended in this month' },
    { id: 2, name: 'Harbor' },
  ])
})
