import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Actor } from './actor.ts'
import { type Authorized, authorize, canOf, enforce, type Policy, refusedDelete } from './authorized.ts'
import { conflict } from './errors.ts'
import { portalItself } from './origin.ts'

type Note = { authorId: number; isLocked: boolean }

const locked = () => conflict('categories.has_records')
const notePolicy: Policy<Note, 'update' | 'delete'> = (actor, note) => ({
  update: note.isLocked ? locked : undefined,
  delete: note.authorId === actor.id ? undefined : locked,
})

const author: Actor = {
  id: 1,
  full_name: 'Ann',
  role: 'default',
  subRoleKeys: ['developer'],
  credential: { kind: 'session' as const, id: 1, proven_at: new Date(0) },
  signed_in_by: 'password',
  has_second_factor: false,
  must_set_up_factor: false,
  origin: portalItself.origin,
}

describe('a policy', () => {
  it('a policy refuses the act that its verdict refuses, with the same refusal', () => {
    const note = { authorId: 1, isLocked: true }
    expect(() => authorize(notePolicy, author, note, 'update')).toThrow(locked())
    expect(() => authorize(notePolicy, author, note, 'delete')).not.toThrow()
  })

  it('a policy is enforced where there is no row to mark', () => {
    expect(() => enforce(locked)).toThrow(locked())
    expect(() => enforce(undefined)).not.toThrow()
  })

  it('a policy gives the screen the same verdicts: true or false for each act, and the sentence of a refusal', () => {
    const verdicts = notePolicy(author, { authorId: 1, isLocked: true })
    expect(canOf(verdicts)).toEqual({ update: false, delete: true })
    expect(refusedDelete(verdicts.update)).toEqual({
      delete_refusal: 'Cannot delete. There are records with this category',
      delete_reason: { code: 'categories.has_records', facts: {} },
    })
    expect(refusedDelete(verdicts.delete)).toEqual({ delete_refusal: null, delete_reason: null })
  })

  it('a policy marks the row as authorized for the given act only', () => {
    const note = { authorId: 1, isLocked: false, text: 'Milk' }
    expectTypeOf(note).not.toExtend<Authorized<Note, 'update'>>()
    authorize(notePolicy, author, note, 'update')
    expectTypeOf(note).toExtend<Authorized<Note, 'update'>>()
    expectTypeOf(note).not.toExtend<Authorized<Note, 'delete'>>()
    authorize(notePolicy, author, note, 'delete')
    expectTypeOf(note).toExtend<Authorized<Note, 'update' | 'delete'>>()
  })
})
