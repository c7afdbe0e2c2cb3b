import { describe, expect, it } from 'vitest'
import {
  eventsOfContractChange,
  type NotificationEvent,
  notificationEvents,
  tellingsOf,
} from './notifications.ts'

describe('who is told of an event', () => {
  const person = 'Olena Bondar'
  const days = { startDate: '2025-03-03', endDate: '2025-03-09' }
  const told: [NotificationEvent, Record<string, string>][] = [
    ['request_created', { admins: 'asked for leave', managers_of_person: 'asked for leave' }],
    ['request_approved', { person: 'approved your leave request' }],
    ['request_declined', { person: 'declined your leave request' }],
    ['request_changed', { person: 'changed your extra sick leave to sick leave' }],
    ['request_deleted', { person: 'deleted your leave request' }],
    [
      'request_recounted',
      { person: 'counted your leave again, because the holidays have changed: 4 days instead of 5 days' },
    ],
    [
      'contract_created',
      {
        person: 'added you to the project',
        project_manager: 'added Olena Bondar to the project',
      },
    ],
    [
      'contract_changed',
      {
        person: 'changed your contract on the project',
        project_manager: 'changed the contract of Olena Bondar on the project',
      },
    ],
    [
      'contract_deleted',
      {
        person: 'deleted your contract on the project',
        project_manager: 'deleted the contract of Olena Bondar on the project',
      },
    ],
    ['hours_reminder', { person: 'reminded you to log your hours of 03.03.2025 – 09.03.2025' }],
  ]

  it('each event of notifications has a row in the table of this test', () => {
    expect(told.map(([event]) => event)).toEqual(notificationEvents)
  })

  it.each(told)('the event %s tells %j', (event, expected) => {
    const tellings = tellingsOf(event, {
      person,
      requestType: 'full_day_sick_leave',
      days,
      recount: { before: 5, after: 4 },
    })
    expect(tellings).toEqual(Object.entries(expected).map(([audience, message]) => ({ audience, message })))
  })

  it.each([
    [{ before: 1, after: 0 }, 'no days instead of 1 day'],
    [{ before: 0, after: 0.5 }, 'half a day instead of no days'],
  ])('a notification about leave that was counted again, %j, says %s', (recount, words) => {
    const [telling] = tellingsOf('request_recounted', { person, recount })
    expect(telling?.message).toBe(`counted your leave again, because the holidays have changed: ${words}`)
  })

  it('a notification about a changed type of leave names the old and the new type', () => {
    expect(tellingsOf('request_changed', { person, requestType: 'extra_sick_leave' })).toEqual([
      { audience: 'person', message: 'changed your sick leave to extra sick leave' },
    ])
  })
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
