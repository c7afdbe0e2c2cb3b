// The server behind the board of candidates in its component tests, and the columns of the board.

import type { BoardCandidate, SignificateChange } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { type Significate, significates } from '@portal/domain/candidates/candidates'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { answerBy, refusal } from './answers.ts'

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
type Moved = Pick<SignificateChange, 'to' | 'changed_by'>

const taken = z.object({ token: z.string() })

/**
 * A server that has these candidates in this order. It saves every move, unless `onMove` answers otherwise or somebody else
 * has moved the candidate, and takes it back.
 */
export function serve(candidates: BoardCandidate[], onMove: Save = (save) => save()) {
  let stored = candidates
  /** What stood before each move, by the token of its undo. */
  const before = new Map<string, BoardCandidate[]>()
  const byOthers = new Map<number, Moved>()
  const put = (id: number, to: Significate) => {
    stored = stored.map((one) =>
      one.id === id ? { ...one, significate: to, version: one.version + 1 } : one,
    )
  }
  const oneOf = (id: number) => stored.filter((one) => one.id === id).map(moved)[0]
  const sent = answerBy(({ method, url, body }) => {
    const { pathname, searchParams } = new URL(url, location.href)
    const [, of, part] = /\/candidates\/(\d+)(\/history)?$/.exec(pathname) ?? []
    const id = Number(of)
    if (method === 'POST') {
      stored = before.get(z.parse(taken, body).token) ?? stored
      return Response.json({})
    }
    if (part) return Response.json({ changes: [{ ...change, ...byOthers.get(id) }], pages: 1, count: 1 })
    if (method === 'PUT') {
      if (byOthers.has(id)) return refusal(changedMeanwhile)
      return onMove(() => {
        const token = `undo-${before.size}`
        before.set(token, stored)
        put(id, z.parse(changes, body).candidate.significate)
        return Response.json(oneOf(id), { headers: { 'x-undo': token } })
      })
    }
    return of ? Response.json(oneOf(id)) : boardOf(stored, Number(searchParams.get('limit')))
  })
  return {
    moves: () => sent.filter(({ method }) => method === 'PUT'),
    /** Somebody else moves a candidate, and this browser does not know it yet. */
    moveByOther: (id: number, to: Significate, full_name: string) => {
      put(id, to)
      byOthers.set(id, { to, changed_by: { id: 2, full_name } })
    },
  }
}

const change = { id: 1, from: 'interviewing', changed_at: '2026-01-02T03:04:05.000Z' }
const changedMeanwhile = {
  status: 409,
  code: 'candidates.changed_meanwhile',
  message: 'Somebody else has changed this candidate',
}

export const boardOf = (candidates: BoardCandidate[], limit: number) =>
  Response.json({
    columns: significates.map((significate) => {
      const all = candidates.filter((one) => one.significate === significate)
      return { significate, candidates: all.slice(0, limit), count: all.length }
    }),
  })

export const failure = { status: 500, code: 'server.error', message: 'Something went wrong' }

export const column = (name: string) => page.getByRole('region', { name, exact: true })
export const menuOf = (name: string) => page.getByRole('button', { name: `Move ${name}` })

/** Expects these candidates in a column, in this order. */
export const expectIn = (name: string, names: string[]) =>
  expect
    .poll(() =>
      column(name)
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(names)
