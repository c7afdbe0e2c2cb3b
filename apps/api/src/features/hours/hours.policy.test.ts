import type { GeneralRole } from '@portal/domain/roles'
import { expect, it } from 'vitest'
import { authorize, canOf } from '../../use-case/authorized.ts'
import type { Refusal } from '../../use-case/errors.ts'
import { portalItself } from '../../use-case/origin.ts'
import { recordPolicy } from './hours.policy.ts'

// The day is a Thursday, whose week begins on Monday 10 March 2025.
const today = '2025-03-13'
const actorOf = (role: GeneralRole) => ({
  id: 1,
  full_name: 'Ann',
  role,
  subRoleKeys: [],
  credential: { kind: 'session' as const, id: 1, proven_at: new Date(0) },
  signed_in_by: 'password' as const,
  has_second_factor: false,
  must_set_up_factor: false,
  origin: portalItself.origin,
})

const own = { user_id: 1, record_type: 'regular', date: '2025-03-10' } as const
const others = { ...own, user_id: 2 }

it.each([
  ['of this week', 'its default user', 'default', own, undefined],
  ['before this week', 'its default user', 'default', { ...own, date: '2025-03-09' }, 'records.week_closed'],
  ['of leave', 'its default user', 'default', { ...own, record_type: 'day_off' }, 'records.not_regular'],
  ['of another person', 'a default user', 'default', others, 'records.not_found'],
  ['of another person', 'a manager', 'manager', others, undefined],
  ['before this week', 'a manager', 'manager', { ...others, date: '2020-01-01' }, undefined],
  ['of leave', 'an admin', 'admin', { ...others, record_type: 'vacation' }, 'records.not_regular'],
] as const)('a record %s may be changed and deleted by %s as its row says', (_, __, role, row, code) => {
  const policy = recordPolicy(today)
  const actor = actorOf(role)
  expect(canOf(policy(actor, row))).toEqual({ update: code === undefined, delete: code === undefined })
  for (const act of ['update', 'delete'] as const) {
    const change = () => authorize(policy, actor, row, act)
    if (code === undefined) expect(change).not.toThrow()
    else expect(change).toThrow(expect.objectContaining<Partial<Refusal>>({ code }))
  }
})
