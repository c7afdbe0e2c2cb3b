import { describe, expect, it } from 'vitest'
import type { LeaveType } from './leave.ts'
import { changesAnything, changesOfDays } from './recount.ts'

// Thursday, 2025-03-13, to Tuesday, 2025-03-18.
const period = (type: LeaveType, end_date = '2025-03-18') => ({ type, start_date: '2025-03-13', end_date })
const friday = { date: '2025-03-14', title: 'Founding Day' }
const days = ['2025-03-13', '2025-03-14', '2025-03-17', '2025-03-18']

describe('counting leave again', () => {
  it('counting leave again changes nothing while the holidays are as they were', () => {
    const changes = changesOfDays(period('unpaid_leave'), days, [])
    expect(changes).toEqual({ before: 4, after: 4, added: [], removed: [] })
    expect(changesAnything(changes)).toBe(false)
  })

  it('counting leave again removes a day that has become a holiday', () => {
    const changes = changesOfDays(period('unpaid_leave'), days, [friday])
    expect(changes).toEqual({ before: 4, after: 3, added: [], removed: [friday.date] })
    expect(changesAnything(changes)).toBe(true)
  })

  it('counting leave again adds a day that is no holiday any more and removes the day to which the holiday moved', () => {
    const recorded = days.filter((day) => day !== friday.date)
    const monday = { date: '2025-03-17', title: 'Founding Day' }
    expect(changesOfDays(period('unpaid_leave'), recorded, [monday])).toEqual({
      before: 3,
      after: 3,
      added: [friday.date],
      removed: [monday.date],
    })
  })

  it('counting half a day of leave again leaves no day when its day has become a holiday', () => {
    const half = { ...period('half_day_sick_leave', friday.date), start_date: friday.date }
    expect(changesOfDays(half, [friday.date], [friday])).toMatchObject({ before: 0.5, after: 0 })
  })

  it('counting leave again never changes a vacation, which counts calendar days', () => {
    const all = ['2025-03-13', '2025-03-14', '2025-03-15', '2025-03-16', '2025-03-17', '2025-03-18']
    expect(changesAnything(changesOfDays(period('vacation'), all, [friday]))).toBe(false)
  })
})
