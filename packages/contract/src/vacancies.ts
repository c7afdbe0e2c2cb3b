import { defaultVacancyLevel, vacancyLevels, vacancyLimits } from '@portal/domain/vacancies'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { optionalAmount } from './shared/amounts.ts'
import { id, idParams, noContent, optionalLine, requiredText, version } from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { count, namesQuery, pageInput, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'
import { optionalWebAddress } from './shared/web-addresses.ts'

export const vacancy = z.object({
  id,
  version,
  title: z.string(),
  where_published: z.nullable(z.string()),
  url: z.nullable(z.string()),
  level: z.enum(vacancyLevels),
  min_salary: z.nullable(z.number()),
  max_salary: z.nullable(z.number()),
  candidates_counter: z.int(),
  /** Candidates to write to again, today or since an earlier day. */
  due_pings_counter: z.int(),
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Vacancy = z.infer<typeof vacancy>

export const vacancyName = z.object({ id, title: z.string() })
export type VacancyName = z.infer<typeof vacancyName>

const title = requiredText(vacancyLimits.title, {
  missing: failing('vacancies.no_title'),
  long: failing('vacancies.long_title', { max: vacancyLimits.title }),
})

const fields = {
  title,
  where_published: optionalLine(vacancyLimits.where_published),
  url: optionalWebAddress,
  level: z.optional(z.enum(vacancyLevels)),
  min_salary: optionalAmount,
  max_salary: optionalAmount,
}

export const vacancyInput = z.object({ ...fields, level: z._default(fields.level, defaultVacancyLevel) })
export type VacancyInput = z.output<typeof vacancyInput>

/** A salary that is left out stays, so the server compares what was sent with what is stored. */
export const vacancyChanges = z.partial(z.object(fields))
export type VacancyChanges = z.output<typeof vacancyChanges>

const { limit } = pageQuery(10)
const listQuery = z.object({ page: z.prefault(pageInput, 1), limit })
export type VacancyQuery = z.output<typeof listQuery>

export const tags = { vacancies: 'Vacancies of the company' }

export const vacancies = {
  list: route({
    method: 'GET',
    url: '/vacancies',
    access: 'recruiting',
    summary: 'Vacancies, the newest first',
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ vacancies: z.array(vacancy), pages, count }) },
    },
  }),
  names: route({
    method: 'GET',
    url: '/vacancies/names',
    access: 'recruiting',
    summary: 'Every vacancy by title, for selects; with name those whose title contains each of its words',
    schema: { querystring: z.object(namesQuery), response: { 200: z.array(vacancyName) } },
  }),
  show: route({
    method: 'GET',
    url: '/vacancies/:id',
    access: 'recruiting',
    summary: 'One vacancy',
    schema: { params: idParams, response: { 200: vacancy } },
  }),
  create: route({
    method: 'POST',
    url: '/vacancies',
    access: 'recruiting',
    refuses: [409],
    summary: 'Add a vacancy',
    flatBody: 'vacancy',
    schema: { body: z.object({ vacancy: vacancyInput }), response: { 201: vacancy } },
  }),
  update: route({
    method: 'PUT',
    url: '/vacancies/:id',
    access: 'recruiting',
    summary: 'Change a vacancy; fields that are left out stay',
    flatBody: 'vacancy',
    changes: vacancy,
    schema: { params: idParams, body: z.object({ vacancy: vacancyChanges }), response: { 200: vacancy } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/vacancies/:id',
    access: 'recruiting',
    summary: 'Delete a vacancy with its candidates',
    changes: vacancy,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}

export const vacancyFiles = listFiles({
  url: '/vacancies',
  access: 'recruiting',
  list: 'vacancies',
  query: z.object({}),
})
