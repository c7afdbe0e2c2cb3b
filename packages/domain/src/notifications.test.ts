import { describe, expect, it } from 'vitest'
import {
  eventsOfContractChange,
  type NotificationEvent,
  notificationEvents,
  tellingsOf,
} from './notifications.ts'

describe('who is told of an event', () => {
  const told: [NotificationEvent, Record<string, boolean>][] = [
    ['request_created', { admins: false, managers_of_person: false }],
    ['request_approved', { person: false }],
    ['request_declined', { person: false }],
    ['request_changed', { person: false }],
    ['request_deleted', { person: false }],
    ['request_recounted', { person: false }],
    ['request_reopened', { person: false }],
    ['contract_created', { person: false, project_manager: true }],
    ['contract_changed', { person: false, project_manager: true }],
    ['contract_deleted', { person: false, project_manager: true }],
    ['hours_reminder', { person: false }],
  ]

  it('each event of notifications has a row in the table of this test', () => {
    expect(told.map(([event]) => event)).toEqual(notificationEvents)
  })

  it.each(told)(
    '%s is told to these, with the name of the person where they need it: %j',
    (event, expected) => {
      expect(tellingsOf(event)).toEqual(
        Object.entries(expected).map(([audience, namesPerson]) => ({ audience, namesPerson })),
      )
    },
  )
})

describe('a change of a contract', () => {
  const before = { user_id: 1, project_id: 10, job_status_id: 4, start_date: '2025-01-01', end_date: null }
  it.each([
    ['that changes nothing notifies nobody', {}, []],
    ['of the first day', { start_date: '2025-02-01' }, ['contract_changed after']],
    ['of the last day', { end_date: '2025-12-31' }, ['contract_changed after']],
    ['of the status', { job_status_id: 5 }, ['contract_changed after']],
    [
      'of all three is one event',
      { start_date: '2025-02-01', end_date: '2025-12-31', job_status_id: 5 },
      ['contract_changed after'],
    ],
    ['to another user', { user_id: 2 }, ['contract_deleted before', 'contract_created after']],
    [
      'to another project',
      { project_id: 11, end_date: '2025-12-31' },
      ['contract_deleted before', 'contract_created after'],
    ],
  ])('a change of a contract %s', (_, changes, expected) => {
    const after = { ...before, ...changes }
    const events = eventsOfContractChange<typeof before | typeof after>(before, after)
    expect(
      events.map(({ event, contract }) => `${event} ${contract === before ? 'before' : 'after'}`),
    ).toEqual(expected)
  })
})
