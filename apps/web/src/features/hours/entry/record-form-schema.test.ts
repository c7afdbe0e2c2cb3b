import { hoursOfClock, hoursToType } from '@portal/domain/hours/hours'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaErrors } from '../../../api/form-errors.ts'
import {
  chosenAmong,
  chosenOf,
  completed,
  parseHours,
  recordEntrySchema,
  recordFormSchema,
  stepHours,
} from './record-form-schema.ts'

const offer = { projects: [{ id: 1 }, { id: 2 }], categories: [{ id: 5 }, { id: 6 }] }
const filled = { project_id: 2, category_id: 5, description: 'Login form', hours: '7,5' }

const errorsOf = (fields: object, offered = offer) =>
  schemaErrors(recordFormSchema(offered), { ...filled, ...fields })

describe('the fields of a record', () => {
  test('the fields of a record become the input that the server expects', () => {
    expect(z.parse(recordFormSchema(offer), filled)).toEqual({
      project_id: 2,
      category_id: 5,
      description: 'Login form',
      hours: 7.5,
    })
  })

  test('a record has the only project that is offered', () => {
    const schema = recordFormSchema({ ...offer, projects: [{ id: 7 }] })
    expect(z.parse(schema, { ...filled, project_id: null })).toMatchObject({ project_id: 7 })
  })

  test('a record without a project and a category is refused where several are offered', () => {
    expect(errorsOf({ project_id: null, category_id: null })).toEqual({
      project_id: 'This field is required',
      category_id: 'This field is required',
    })
  })

  test('a record on a project that the day does not offer is refused', () => {
    expect(errorsOf({ project_id: 9 })).toEqual({ project_id: 'This field is required' })
  })

  test.each([
    ['', 'This field is required'],
    ['eight', 'Enter hours, such as 7.5 or 7:30'],
    ['0', 'Hours must be greater than 0'],
    ['24.5', 'Hours must be at most 24'],
    ['2.33333', 'Hours can have at most four decimals'],
  ])('a record with the hours "%s" is refused with "%s"', (hours, sentence) => {
    expect(errorsOf({ hours })).toEqual({ hours: sentence })
  })

  test('a record with a description of more than 2000 characters is refused', () => {
    expect(errorsOf({ description: 'x'.repeat(2001) })).toEqual({ description: 'At most 2000 characters' })
    expect(errorsOf({ description: '' })).toEqual({})
  })
})

const things = (...ids: number[]) => ids.map((id) => ({ id }))

describe('what the form proposes', () => {
  const proposals = {
    project_id: 1,
    categoryOf: (projectId: number | null) => (projectId === 1 ? 6 : 5),
    hours: '5',
  }
  const untouched = { project_id: null, category_id: null, description: '', hours: null }

  test('a record has the proposals until others are picked and typed', () => {
    const schema = recordEntrySchema(offer, proposals)
    expect(z.parse(schema, untouched)).toMatchObject({ project_id: 1, category_id: 6, hours: 5 })
    expect(z.parse(schema, filled)).toMatchObject({ project_id: 2, category_id: 5, hours: 7.5 })
  })

  test('the category that goes with a picked project is proposed', () => {
    expect(completed({ ...untouched, project_id: 2 }, offer, proposals)).toMatchObject({ category_id: 5 })
    expect(completed({ ...untouched, project_id: 2, category_id: 6 }, offer, proposals)).toMatchObject({
      category_id: 6,
    })
  })

  test('a project that the day does not offer is not proposed', () => {
    const gone = { ...proposals, project_id: 9 }
    expect(completed(untouched, offer, gone)).toMatchObject({ project_id: null })
  })

  test('hours that were emptied by hand are not proposed again', () => {
    expect(completed({ ...untouched, hours: '' }, offer, proposals).hours).toBe('')
    expect(schemaErrors(recordEntrySchema(offer, proposals), { ...untouched, hours: '' })).toEqual({
      hours: 'This field is required',
    })
  })

  test('a full day proposes no hours, so that none can be saved by one key', () => {
    const full = { ...proposals, hours: '' }
    expect(schemaErrors(recordEntrySchema(offer, full), untouched)).toEqual({
      hours: 'This field is required',
    })
  })
})

test('a wished project is chosen if it is offered', () => {
  const offer = { projects: things(1, 2), categories: things(5, 6) }
  expect(chosenOf({ project_id: 2, category_id: 5 }, offer)).toEqual({ project_id: 2, category_id: 5 })
})

test('a wished project that is not offered is cleared, and none of several others replaces it', () => {
  expect(chosenAmong(9, things(1, 2))).toBeNull()
})

test('a project or category that is the only one is chosen without being picked', () => {
  expect(chosenAmong(null, things(7))).toBe(7)
  expect(chosenAmong(9, things(7))).toBe(7)
})

test('no project or category is chosen where none is offered', () => {
  expect(chosenAmong(1, [])).toBeNull()
})

describe('typed hours', () => {
  test.each([
    ['8', 8],
    [' 7.5 ', 7.5],
    ['\u200E7\u200B:30', 7.5],
    ['7,5', 7.5],
    ['.5', 0.5],
    ['7.', 7],
    ['0', 0],
    ['7:30', 7.5],
    ['0:20', 0.3333],
    ['2:20', 2.3333],
    ['7:40', 7.6667],
    ['24', 24],
    ['1.005', 1.005],
  ])('the typed text "%s" means %d hours', (text, hours) => {
    expect(parseHours(text)).toBe(hours)
  })

  test('the hours of every minute of a day are read again as they were stored', () => {
    for (let minutes = 1; minutes <= 24 * 60; minutes += 1) {
      const stored = hoursOfClock(Math.floor(minutes / 60), minutes % 60)
      expect(parseHours(hoursToType(stored))).toBe(stored)
    }
  })

  test.each(['', '   ', '\u200B'])('the typed text "%s" counts as empty', (text) => {
    expect(parseHours(text)).toBeUndefined()
  })

  test.each(['eight', '-1', '1e3', '7:60', '1.2.3', '7h', '.', '0x10'])(
    'the typed text "%s" is no number of hours',
    (text) => {
      expect(parseHours(text)).toBeNaN()
    },
  )
})

describe('the arrow keys in the hours field', () => {
  test.each([
    ['8', 0.5, '8.5'],
    ['8', -0.5, '7.5'],
    ['7.2', 0.5, '7.5'],
    ['7.2', -0.5, '7'],
    ['7:30', 0.5, '8'],
    ['2:20', 0.5, '2.5'],
    ['2:20', -0.5, '2'],
    ['24', 0.5, '24'],
    ['23.9', 0.5, '24'],
    ['0.5', -0.5, '0.5'],
    ['', 0.5, '0.5'],
    ['abc', -0.5, '0.5'],
  ])('an arrow key in the hours field leads from "%s" by %d to "%s"', (text, step, next) => {
    expect(stepHours(text, step, 24)).toBe(next)
  })
})
