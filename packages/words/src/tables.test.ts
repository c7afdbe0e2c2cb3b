import { recogniseColumns } from '@portal/domain/imports/columns'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { expect, it } from 'vitest'
import { reportWords } from './reports.ts'
import { tableWords } from './tables.ts'

const { users, contracts, projects, customers, requests, inventories, candidates } = tableWords.en
const { date, user, project, customer, category, description, hours } = reportWords.en
const recordFile = { date, user, project, customer, category, description, hours }

it.each<[string, ImportKind, Readonly<Record<string, string>>, string[]]>([
  ['users', 'people', users, ['projects', 'managers', 'job_statuses', 'second_factor', 'invited_until']],
  ['contracts', 'contracts', contracts, ['manager', 'admin_name']],
  ['projects', 'projects', projects, []],
  ['customers', 'projects', customers, ['projects']],
  ['requests', 'leave', requests, ['days', 'photo', 'managers', 'decided_by', 'decided_on', 'decision_note']],
  ['hours', 'hours', recordFile, ['customer']],
  ['inventories', 'equipment', inventories, []],
  ['candidates', 'candidates', candidates, ['ping_again', 'added_on']],
])('an exported file of %s has no columns that are not imported but these', (_, kind, columns, leftOut) => {
  const fields = recogniseColumns(kind, Object.values(columns), new Map())
  expect(Object.keys(columns).filter((_column, place) => fields[place] === null)).toEqual(leftOut)
})
