import type { RecordType } from '@portal/domain/hours/records'
import { expect, test } from 'vitest'
import { hoursByCategory, hoursByDay, hoursByDayOf, hoursByProject } from './month-charts.ts'

const worked = (project_id: number, date: string, hours: number) => ({
  project_id,
  project: `Project ${project_id}`,
  category_id: project_id * 10,
  category: `Category ${project_id * 10}`,
  date,
  hours,
  record_type: 'regular' as const,
  paid_leave_type: null,
})
const leave = (date: string, record_type: RecordType) => ({
  project_id: null,
  project: null,
  category_id: null,
  category: null,
  date,
  hours: 0,
  record_type,
  paid_leave_type: null,
})

test('the hours of a project are summed over the month; leave belongs to no project', () => {
  const records = [
    worked(1, '2025-03-03', 0.1),
    worked(2, '2025-03-03', 4),
    worked(1, '2025-03-04', 0.2),
    leave('2025-03-05', 'vacation'),
  ]
  expect(hoursByProject(records)).toEqual([
    { id: 1, name: 'Project 1', hours: 0.3 },
    { id: 2, name: 'Project 2', hours: 4 },
  ])
})

test('each day of the month has its hours, its norm, and its holiday or leave', () => {
  const days = hoursByDay(
    '2025-03',
    {
      records: [
        worked(1, '2025-03-04', 0.1),
        worked(2, '2025-03-04', 0.2),
        worked(1, '2025-03-08', 3),
        leave('2025-03-05', 'vacation'),
        leave('2025-03-06', 'half_day_sick_leave'),
      ],
      holidays: [{ date: '2025-03-10', title: 'Founding Day' }],
      days_without_contract: ['2025-03-03'],
    },
    '2025-03-20',
  )
  expect(days).toHaveLength(31)
  const on = (date: string) => days.find((day) => day.date === date)
  expect(on('2025-03-03')).toMatchObject({ hours: 0, expected: 0 })
  expect(on('2025-03-04')).toMatchObject({ hours: 0.3, expected: 8, missing: 7.7, over: 0 })
  expect(on('2025-03-05')).toMatchObject({ hours: 0, expected: 0 })
  expect(on('2025-03-06')).toMatchObject({ hours: 0, expected: 4 })
  expect(on('2025-03-08')).toMatchObject({ hours: 3, expected: 0, missing: 0, over: 3 })
  expect(on('2025-03-10')).toMatchObject({ expected: 0 })
  expect(on('2025-03-10')?.off).toMatchObject({ kind: 'Holiday', name: 'Founding Day' })
  expect(on('2025-03-05')?.off).toMatchObject({ kind: 'Vacation', name: 'Vacation' })
  expect(on('2025-03-04')?.off).toBeUndefined()
  // A day that is not over misses nothing.
  expect(on('2025-03-31')).toMatchObject({ hours: 0, expected: 8, missing: 0 })
})

test('the hours of one project have no norm, and are summed by category', () => {
  const records = [
    worked(1, '2025-03-03', 0.1),
    worked(1, '2025-03-03', 0.2),
    leave('2025-03-05', 'vacation'),
  ]
  const days = hoursByDayOf('2025-03', records)
  expect(days).toHaveLength(31)
  expect(days[2]).toEqual({ date: '2025-03-03', hours: 0.3, expected: 0, missing: 0, over: 0 })
  expect(hoursByCategory(records)).toEqual([{ id: 10, name: 'Category 10', hours: 0.3 }])
})
