import { holidayLimits } from '@portal/domain/holidays'
import * as z from 'zod/mini'
import {
  day,
  id,
  idParams,
  noContent,
  requiredText,
  version,
  yearInput,
  yearWithDays,
} from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { route } from './shared/route.ts'

export const holiday = z.object({ id, version, date: day, title: z.string() })
export type Holiday = z.infer<typeof holiday>

/** A holiday with what the signed-in person may do with it. */
export const editableHoliday = z.extend(holiday, {
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type EditableHoliday = z.infer<typeof editableHoliday>

export const holidayInput = z.object({ date: day, title: requiredText(holidayLimits.title) })
export type HolidayInput = z.output<typeof holidayInput>

export const holidayChanges = z.partial(holidayInput)
export type HolidayChanges = z.output<typeof holidayChanges>

const listQuery = z.object({ year: z.optional(yearInput), from: z.optional(day), to: z.optional(day) })
export type HolidayQuery = z.output<typeof listQuery>

export const tags = { holidays: 'Public holidays' }

export const holidays = {
  list: route({
    method: 'GET',
    url: '/holidays',
    access: 'signedIn',
    refuses: [422],
    summary: "The company's holidays of a year, or between two days; the current year unless told",
    schema: {
      querystring: listQuery,
      response: { 200: z.array(editableHoliday) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/holidays',
    access: 'adminOnly',
    refuses: [409],
    summary: 'Add a holiday; a date has one at most',
    flatBody: 'holiday',
    schema: { body: z.object({ holiday: holidayInput }), response: { 201: editableHoliday } },
  }),
  update: route({
    method: 'PUT',
    url: '/holidays/:id',
    access: 'adminOnly',
    summary: 'Rename or move a holiday; fields that are left out stay',
    flatBody: 'holiday',
    changes: editableHoliday,
    schema: {
      params: idParams,
      body: z.object({ holiday: holidayChanges }),
      response: { 200: editableHoliday },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/holidays/:id',
    access: 'adminOnly',
    summary: 'Delete a holiday',
    changes: editableHoliday,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  restore: route({
    method: 'POST',
    url: '/holidays/restore',
    access: 'adminOnly',
    summary: "Make a year's holidays those of the company's rule again",
    schema: { body: z.object({ year: yearWithDays }), response: { 200: z.array(editableHoliday) } },
  }),
}

export const holidayFiles = listFiles({
  url: '/holidays',
  access: 'signedIn',
  list: 'holidays',
  query: listQuery,
  refuses: [422],
})
