import { describe, expect, it } from 'vitest'
import { actInWords } from './acts.ts'
import type { ToldAct } from './told-act.ts'

const end = { field: 'end_date', before: '2026-11-30', after: '2027-01-31', hidden: false }
const told: ToldAct = {
  actor: { full_name: 'Olena Bondar' },
  via: { kind: 'browser', name: null },
  act: 'contracts.update',
  object_type: 'contract',
  object: 'Alpha',
  person: { full_name: 'Ivan Petrenko' },
  changes: [end],
}
const inHistory = (more: Partial<ToldAct> = {}) => actInWords({ ...told, ...more }, { named: false })

describe('the sentence of an act', () => {
  it('a change of one field tells both values', () => {
    expect(inHistory()).toBe('Olena Bondar changed the end of the contract from 30.11.2026 to 31.01.2027')
    expect(inHistory({ changes: [{ ...end, before: null }] })).toBe(
      'Olena Bondar set the end of the contract to 31.01.2027',
    )
    expect(inHistory({ changes: [{ ...end, after: null }] })).toBe(
      'Olena Bondar removed the end of the contract, which was 30.11.2026',
    )
  })

  it('a change of several fields names them, at most four', () => {
    const fields = ['start_date', 'end_date', 'project_id', 'job_status_id', 'user_id', 'rate']
    const changes = fields.map((field) => ({ ...end, field }))
    expect(inHistory({ changes: changes.slice(0, 2) })).toBe(
      'Olena Bondar changed the start and the end of the contract',
    )
    expect(inHistory({ changes })).toBe(
      'Olena Bondar changed the start, the end, the project, the job status and 2 more fields of the contract',
    )
  })

  it('a hidden field and a long value are told without values', () => {
    const hidden = { field: 'salary', before: null, after: null, hidden: true }
    expect(inHistory({ object_type: 'user', changes: [hidden] })).toBe(
      'Olena Bondar changed the salary of the person',
    )
    expect(inHistory({ changes: [{ ...end, field: 'description', after: 'x'.repeat(61) }] })).toBe(
      'Olena Bondar changed the description of the contract',
    )
  })

  it('outside a history the object and the person concerned are named', () => {
    expect(actInWords(told, { named: true })).toBe(
      'Olena Bondar changed the end of the contract Alpha of Ivan Petrenko from 30.11.2026 to 31.01.2027',
    )
  })

  it('who acted without an account is told by the way', () => {
    const act = { act: 'contracts.delete', actor: null, changes: [] }
    expect(inHistory({ ...act, via: { kind: 'portal', name: null } })).toBe('The portal deleted the contract')
    expect(inHistory({ ...act, via: { kind: 'command', name: 'restore' } })).toBe(
      "The command 'restore' deleted the contract",
    )
    expect(inHistory({ ...act, via: { kind: 'browser', name: null } })).toBe('A visitor deleted the contract')
  })

  it.each([
    ['access_tokens.create', 'Olena Bondar made the access token Payroll of Ivan Petrenko'],
    ['access_tokens.delete', 'Olena Bondar ended the access token Payroll of Ivan Petrenko'],
  ])('%s of an access token is told in words', (act, sentence) => {
    const token = { ...told, act, object_type: 'access_token', object: 'Payroll', changes: [] }
    expect(actInWords(token, { named: true })).toBe(sentence)
  })

  it('an act of a later version is told by its code', () => {
    expect(inHistory({ act: 'spaceships.launch', object_type: 'spaceship' })).toBe(
      "Olena Bondar did 'spaceships.launch' to the spaceship",
    )
  })
})
