import { describe, expect, it } from 'vitest'
import {
  eventsOfContractChange,
  type NotificationEvent,
  notificationEvents,
  tellingsOf,
} from './notifications.ts'

describe('who is told of an event', () => {
  const person = 'Olena Bondar'
  const told: [NotificationEvent, Record<string, string | null>][] = [
    ['request_created', { admins: null, managers_of_person: null }],
    ['request_approved', { person: null }],
    ['request_declined', { person: null }],
    ['request_changed', { person: null }],
    ['request_deleted', { person: null }],
    ['request_recounted', { person: null }],
    ['request_reopened', { person: null }],
    ['contract_created', { person: null, project_manager: person }],
    ['contract_changed', { person: null, project_manager: person }],
    ['contract_deleted', { person: null, project_manager: person }],
    ['hours_reminder', { person: null }],
  ]

  it('each event of notifications has a row in the table of this test', () => {
    expect(told.map(([event]) => event)).toEqual(notificationEvents)
  })

  it.each(told)(
    '%s is told to these, with the name of the person where they need it: %j',
    (event, expected) => {
      const recount = { before: 5, after: 4 }
      const facts = { recount, reason: 'Release week' }
      expect(tellingsOf(event, { person, ...facts })).toEqual(
        Object.entries(expected).map(([audience, name]) => ({ audience, facts: { person: name, ...facts } })),
      )
    },
  )
})

describe('a change of a contract', () => {
  const before = { userId: 1, projectId: 10, jobStatusId: 4, startDate: '2025-01-01', endDate: null }
  it.each([
    ['that changes nothing notifies nobody', {}, []],
    ['of the first day', { startDate: '2025-02-01' }, ['contract_changed after']],
    ['of the last day', { endDate: '2025-12-31' }, ['contract_changed after']],
    ['of the status', { jobStatusId: 5 }, ['contract_changed after']],
    [
      'of all three is one event',
      { startDate: '2025-02-01', endDate: '2025-12-31', jobStatusId: 5 },
      ['contract_changed after'],
    ],
    ['to another user', { userId: 2 }, ['contract_deleted before', 'contract_created after']],
    [
      'to another project',
      { projectId: 11, endDate: '2025-12-31' },
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
