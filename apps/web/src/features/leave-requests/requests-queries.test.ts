import { expect, test } from 'vitest'
import { everyonesRequests, ownRequests } from './requests-queries.ts'

const wanted = { period: { by: 'day', day: '2025-03-14' }, user: 7, pending: undefined, page: 1 } as const

test("the person in the address filters everyone's requests, and does not filter one's own", () => {
  expect(JSON.stringify(everyonesRequests(wanted).queryKey)).toContain('"user_id":7')
  expect(JSON.stringify(ownRequests(wanted).queryKey)).not.toContain('user_id')
})

test('pending requests are asked for whatever the month of the list', () => {
  for (const query of [everyonesRequests, ownRequests]) {
    expect(JSON.stringify(query(wanted).queryKey)).toContain('"by_day":"2025-03-14"')
    expect(JSON.stringify(query({ ...wanted, pending: true }).queryKey)).not.toContain('by_day')
  }
})
