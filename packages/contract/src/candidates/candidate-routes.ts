import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { significates } from '@portal/domain/candidates/candidates'
import { contactKinds } from '@portal/domain/candidates/contact-kinds'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { atMost, id, idInput, idParams, moment, noContent } from '../shared/fields.ts'
import { count, limitInput, namesQuery, pageInput, pageQuery, pages } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { candidate, candidateChanges, candidateInput } from './candidates.ts'

/**
 * The filter as the text that arrives. The feature checks types and values, so that invalid ones are 422 and not 400.
 */
export type SentFilter = { type?: unknown; value?: unknown }

/** JSON text: `{}`, or an object with `type` and `value`. */
const filterInput = z.pipe(
  z.string(),
  z.transform((text, context): SentFilter => {
    const filter = parseJson(text)
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) return filter
    context.issues.push({ code: 'custom', input: text, message: failing('candidates.filter_unreadable') })
    return z.NEVER
  }),
)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ofVacancy = { vacancy_id: idInput, filter: z.optional(filterInput) }
const significate = z.enum(significates)

const { limit } = pageQuery(10)
const listQuery = z.object({ ...ofVacancy, page: z.prefault(pageInput, 1), limit })
export type CandidateQuery = z.output<typeof listQuery>

const boardQuery = z.object({ ...ofVacancy, limit: z.prefault(limitInput, 20) })
export type BoardQuery = z.output<typeof boardQuery>

/** A card of the board. */
export const boardCandidate = z.pick(candidate, {
  id: true,
  version: true,
  full_name: true,
  position: true,
  technologies: true,
  salary: true,
  english: true,
  experience: true,
  significate: true,
  ping_again: true,
  ping_again_on: true,
  ping_again_due: true,
  can: true,
})
export type BoardCandidate = z.infer<typeof boardCandidate>

export const boardColumn = z.object({
  significate,
  /** The number of all candidates that match, not only of those in the answer. */
  count,
  candidates: z.array(boardCandidate),
})
export type BoardColumn = z.infer<typeof boardColumn>

export const significateChange = z.object({
  id,
  /** The significate before the change; null for the first one, with which the candidate was added. */
  from: z.nullable(significate),
  to: significate,
  changed_at: moment,
  /** The person who made the change; null where nobody was recorded. */
  changed_by: z.nullable(z.object({ id, full_name: z.string() })),
})
export type SignificateChange = z.infer<typeof significateChange>

const historyQuery = z.object({ page: z.prefault(pageInput, 1), limit })
export type HistoryQuery = z.output<typeof historyQuery>

/** Another candidate who may be the same person. */
export const duplicate = z.object({
  id,
  full_name: z.string(),
  vacancy_id: id,
  vacancy_title: z.string(),
  significate,
  /** The contacts that are the same. */
  matches: z.array(z.enum(contactKinds)),
})
export type Duplicate = z.infer<typeof duplicate>

/** The contacts, as typed or as stored. */
const contact = z.optional(z.string().check(...atMost(maxStoredAddress)))
const duplicatesQuery = z.object({
  email: contact,
  phone: contact,
  linkedin: contact,
  /** The candidate who has these contacts, and is left out of the answer. */
  candidate_id: z.optional(idInput),
})
export type DuplicatesQuery = z.output<typeof duplicatesQuery>

export const tags = { candidates: 'Candidates of the vacancies' }

export const candidates = {
  list: route({
    method: 'GET',
    url: '/candidates',
    access: 'recruiting',
    refuses: [404, 422],
    summary: "A vacancy's candidates: those with a due ping first, by its day, then the newest first",
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ paginate_candidates: z.array(candidate), pages, count }) },
    },
  }),
  board: route({
    method: 'GET',
    url: '/candidates/board',
    access: 'recruiting',
    refuses: [404, 422],
    summary: "A vacancy's candidates by significate, the first ones of each column and its count",
    schema: { querystring: boardQuery, response: { 200: z.object({ columns: z.array(boardColumn) }) } },
  }),
  names: route({
    method: 'GET',
    url: '/candidates/names',
    access: 'recruiting',
    summary:
      "A vacancy's candidates by name, for selects; with name those whose name contains each of its words",
    schema: {
      querystring: z.object({ vacancy_id: idInput, ...namesQuery }),
      response: { 200: z.object({ candidates: z.array(z.object({ id, full_name: z.string() })) }) },
    },
  }),
  duplicates: route({
    method: 'GET',
    url: '/candidates/duplicates',
    access: 'recruiting',
    summary:
      'Candidates of any vacancy with the same e-mail, phone or LinkedIn, however they are written; at most 20',
    schema: {
      querystring: duplicatesQuery,
      response: { 200: z.object({ candidates: z.array(duplicate) }) },
    },
  }),
  show: route({
    method: 'GET',
    url: '/candidates/:id',
    access: 'recruiting',
    summary: 'One candidate',
    schema: { params: idParams, response: { 200: candidate } },
  }),
  history: route({
    method: 'GET',
    url: '/candidates/:id/history',
    access: 'recruiting',
    summary: 'The changes of the significate, the latest first',
    schema: {
      params: idParams,
      querystring: historyQuery,
      response: { 200: z.object({ changes: z.array(significateChange), pages, count }) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/candidates',
    access: 'recruiting',
    refuses: [409],
    summary: 'Add a candidate to a vacancy',
    flatBody: 'candidate',
    schema: { body: z.object({ candidate: candidateInput }), response: { 201: candidate } },
  }),
  update: route({
    method: 'PUT',
    url: '/candidates/:id',
    access: 'recruiting',
    summary: 'Change a candidate; fields that are left out stay',
    flatBody: 'candidate',
    changes: candidate,
    schema: {
      params: idParams,
      body: z.object({ candidate: candidateChanges }),
      response: { 200: candidate },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/candidates/:id',
    access: 'recruiting',
    summary: 'Delete a candidate with the notes',
    changes: candidate,
    schema: { params: idParams, response: { 204: noContent } },
  }),
}
