// The server behind the board of candidates in its component tests.

import type { BoardCandidate } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { significates } from '@portal/domain/candidates/candidates'
import * as z from 'zod/mini'
import { answerBy } from './answers.ts'

export const card = (id: number, full_name: string, facts: Partial<BoardCandidate> = {}): BoardCandidate => ({
  id,
  version: 1,
  full_name,
  position: null,
  technologies: [],
  salary: null,
  english: 'elementary',
  experience: null,
  significate: 'interviewing',
  ping_again: false,
  ping_again_on: null,
  ping_again_due: false,
  can: { update: true, delete: true, create_user: false },
  ...facts,
})

const changes = z.object({ candidate: z.object({ significate: z.enum(significates) }) })

/** What the server answers to a candidate who was moved. */
const moved = (one: BoardCandidate): Candidate => ({
  ...one,
  vacancy_id: 7,
  vacancy_title: 'React developer',
  created_at: '2026-01-02T03:04:05.000Z',
  stack: null,
  technology_ids: [],
  cv_url: null,
  first_interview: null,
  phone: null,
  email: null,
  telegram: null,
  linkedin: null,
  resource_url: null,
  location: null,
  company: null,
  first_additional_link: null,
  second_additional_link: null,
  recruiter_note: null,
  tech_lead_note: null,
  final_decision: null,
  cv_file: null,
  user_id: null,
})

type Save = (save: () => Response) => Response | Promise<Response>

/** A server that has these candidates in this order. It saves every move, unless `onMove` answers otherwise. */
export function serve(candidates: BoardCandidate[], onMove: Save = (save) => save()) {
  let stored = candidates
  const sent = answerBy(({ method, url, body }) => {
    if (method === 'GET')
      return boardOf(stored, Number(new URL(url, location.href).searchParams.get('limit')))
    return onMove(() => {
      const { significate } = z.parse(changes, body).candidate
      const id = Number(url.split('/').at(-1))
      stored = stored.map((one) => (one.id === id ? { ...one, significate, version: one.version + 1 } : one))
      return Response.json(stored.filter((one) => one.id === id).map(moved)[0])
    })
  })
  return { moves: () => sent.filter(({ method }) => method === 'PUT') }
}

export const boardOf = (candidates: BoardCandidate[], limit: number) =>
  Response.json({
    columns: significates.map((significate) => {
      const all = candidates.filter((one) => one.significate === significate)
      return { significate, candidates: all.slice(0, limit), count: all.length }
    }),
  })

export const failure = { status: 500, code: 'server.error', message: 'Something went wrong' }
