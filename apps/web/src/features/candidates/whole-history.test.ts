import type { AuditEntry } from '@portal/contract/audit'
import type { SignificateChange } from '@portal/contract/candidates/candidate-routes'
import { describe, expect, test } from 'vitest'
import { wholeHistory } from './whole-history.ts'

const significate = { field: 'significate', before: 'hired', after: 'rejected', hidden: false }
const position = { field: 'position', before: null, after: 'QA', hidden: false }

const act = (id: number, at: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: `2025-03-${at}.010Z`,
  actor: null,
  via: { kind: 'browser', name: null },
  act: 'candidates.update',
  object_type: 'candidate',
  object_id: 1,
  object: 'Olena',
  person: null,
  changes: [position],
  address: null,
  request_id: null,
  message: 'Olena Bondar changed the candidate',
  ...more,
})
const move = (id: number, at: string, from: SignificateChange['from'] = 'hired'): SignificateChange => ({
  id,
  from,
  to: 'rejected',
  changed_at: `2025-03-${at}.000Z`,
  changed_by: null,
})
const all = <Row>(...rows: Row[]) => ({ rows, hasMore: false })
const some = <Row>(...rows: Row[]) => ({ rows, hasMore: true })
const keys = (...lists: Parameters<typeof wholeHistory>) => wholeHistory(...lists).map(({ key }) => key)

describe("a candidate's history", () => {
  test('moves from before the trail stand among its rows by their moments', () => {
    expect(
      keys(
        all(act(9, '12T10:00:00'), act(8, '10T10:00:00')),
        all(move(2, '11T10:00:00'), move(1, '01T10:00:00', null)),
      ),
    ).toEqual(['act-9', 'move-2', 'act-8', 'move-1'])
  })

  test('a move that the trail tells too stands once', () => {
    const moved = act(9, '12T10:00:00', { changes: [significate] })
    const first = { ...significate, before: null }
    const added = act(8, '11T10:00:00', { act: 'candidates.create', changes: [first, position] })
    expect(keys(all(moved, added), all(move(2, '12T10:00:00'), move(1, '11T10:00:00', null)))).toEqual([
      'move-2',
      'move-1',
    ])
  })

  test('a move that is taken back at once stands beside its way back, each once', () => {
    const back = { ...significate, before: 'rejected', after: 'hired' }
    const undone = act(9, '12T10:00:01', { act: 'candidates.undo', changes: [back] })
    const moved = act(8, '12T10:00:00', { changes: [significate] })
    const wayBack = { ...move(2, '12T10:00:01', 'rejected'), to: 'hired' as const }
    expect(keys(all(undone, moved), all(wayBack, move(1, '12T10:00:00')))).toEqual(['move-2', 'move-1'])
  })

  test('of a move together with other fields the row of the trail stands, which tells all of them', () => {
    const edited = act(9, '12T10:00:00', { changes: [significate, position] })
    expect(keys(all(edited), all(move(2, '12T10:00:00')))).toEqual(['act-9'])
  })

  test('what is older than the loaded rows of the other list waits for these', () => {
    const trail = some(act(9, '12T10:00:00'), act(8, '10T10:00:00'))
    expect(keys(trail, all(move(2, '11T10:00:00'), move(1, '01T10:00:00', null)))).toEqual([
      'act-9',
      'move-2',
      'act-8',
    ])
  })
})
