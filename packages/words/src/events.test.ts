import { type NotificationEvent, notificationEvents } from '@portal/domain/notifications'
import { expect, test } from 'vitest'
import { eventInWords, type ToldEvent } from './events.ts'

const told = (event: NotificationEvent, more: Partial<ToldEvent> = {}): ToldEvent => ({
  event,
  request_type: 'full_day_sick_leave',
  request_start_date: '2025-03-03',
  request_end_date: '2025-03-09',
  facts: { person: null, recount: null, reason: null },
  ...more,
})
const ofPerson = { facts: { person: 'Olena Bondar', recount: null, reason: null } }
const recounted = (before: number, after: number) => ({
  facts: { person: null, recount: { before, after }, reason: null },
})

const sentences: [ToldEvent, string][] = [
  [told('request_created'), 'asked for leave'],
  [told('request_approved'), 'approved your leave request'],
  [told('request_declined'), 'declined your leave request'],
  [
    told('request_declined', { facts: { person: null, recount: null, reason: 'Release week' } }),
    'declined your leave request (Release week)',
  ],
  [told('request_changed'), 'changed your extra sick leave to sick leave'],
  [
    told('request_changed', { request_type: 'extra_sick_leave' }),
    'changed your sick leave to extra sick leave',
  ],
  [told('request_deleted'), 'deleted your leave request'],
  [told('request_recounted'), 'counted your leave again, because the holidays have changed'],
  [
    told('request_recounted', recounted(5, 4)),
    'counted your leave again, because the holidays have changed: 4 days instead of 5 days',
  ],
  [
    told('request_recounted', recounted(1, 0)),
    'counted your leave again, because the holidays have changed: no days instead of 1 day',
  ],
  [
    told('request_recounted', recounted(0, 0.5)),
    'counted your leave again, because the holidays have changed: half a day instead of no days',
  ],
  [told('request_reopened'), 'took back the decision on your leave request'],
  [told('contract_created'), 'added you to the project'],
  [told('contract_created', ofPerson), 'added Olena Bondar to the project'],
  [told('contract_changed'), 'changed your contract on the project'],
  [told('contract_changed', ofPerson), 'changed the contract of Olena Bondar on the project'],
  [told('contract_deleted'), 'deleted your contract on the project'],
  [told('contract_deleted', ofPerson), 'deleted the contract of Olena Bondar on the project'],
  [told('hours_reminder'), 'reminded you to log your hours of 03.03.2025 – 09.03.2025'],
]

test.each(sentences)('%j reads as it did before facts were kept: %s', (event, sentence) => {
  expect(eventInWords(event)).toBe(sentence)
})

test('every event has a sentence above', () => {
  expect(new Set(sentences.map(([{ event }]) => event))).toEqual(new Set(notificationEvents))
})
