import { maxStoredAddress } from '@portal/domain/addresses/web-addresses'
import { significates } from '@portal/domain/candidates/candidates'
import { contactKinds } from '@portal/domain/candidates/contact-kinds'
import * as z from 'zod/mini'
import { atMost, id, idInput, idParams, moment, noContent } from '../shared/fields.ts'
import { listFiles } from '../shared/list-files.ts'
import { count, namesQuery, pages } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { boardQuery, candidateListQuery, historyQuery, neighboursQuery } from './candidate-query.ts'
import { candidate, candidateChanges, candidateInput } from './candidates.ts'

const significate = z.enum(significates)

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

const candidateName = z.object({ id, full_name: z.string() })

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

/** The place of a candidate in a list. */
export const neighbours = z.object({
  /** From 1; null where the list does not have the candidate any more. */
  place: z.nullable(z.int()),
  /** The number of candidates in the list. */
  count,
  /** The candidates before and behind this one, or behind the place where the list would have it. */
  previous: z.nullable(candidateName),
  next: z.nullable(candidateName),
})
export type Neighbours = z.infer<typeof neighbours>

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
    summary:
      'Candidates of a vacancy or of all: those with a due ping first, by its day, then the newest first',
    schema: {
      querystring: candidateListQuery,
      response: { 200: z.object({ paginate_candidates: z.array(candidate), pages, count }) },
    },
  }),
  board: route({
    method: 'GET',
    url: '/candidates/board',
    access: 'recruiting',
    refuses: [404, 422],
    summary: 'Candidates of a vacancy or of all by significate, the first ones of each column and its count',
    schema: { querystring: boardQuery, response: { 200: z.object({ columns: z.array(boardColumn) }) } },
  }),
  names: route({
    method: 'GET',
    url: '/candidates/names',
    access: 'recruiting',
    summary:
      "A vacancy's candidates by name, for selects, or at most 100 of all; with name those whose name contains each of its words",
    schema: {
      querystring: z.object({ vacancy_id: z.optional(idInput), ...namesQuery }),
      response: { 200: z.object({ candidates: z.array(candidateName) }) },
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
  neighbours: route({
    method: 'GET',
    url: '/candidates/:id/neighbours',
    access: 'recruiting',
    refuses: [422],
    summary: 'The candidates before and behind one in the list of the same query, and its place there',
    schema: { params: idParams, querystring: neighboursQuery, response: { 200: neighbours } },
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
    summary:
      'Change a candidate; fields that are left out stay. A change of the significate alone can be undone',
    flatBody: 'candidate',
    changes: candidate,
    undoable: true,
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

/** The query of the list without the page. */
export const candidateFiles = listFiles({
  url: '/candidates',
  access: 'recruiting',
  list: 'candidates',
  query: neighboursQuery,
  refuses: [422],
})
