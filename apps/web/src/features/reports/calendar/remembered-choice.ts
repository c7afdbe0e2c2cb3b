import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import { rememberedPrefix } from '../../../session/remembered.ts'

const named = z.object({ id: z.number(), name: z.string() })
const namedChoice = z.object({ user: named, project: z.nullable(named) })
/** A person, and one of their projects or all of them. */
export type NamedChoice = z.output<typeof namedChoice>

const keyFor = (viewerId: number) => `${rememberedPrefix}calendar.${viewerId}`

/** The person whose calendar was opened last in this browser by the one who is signed in, with the project. */
export const rememberedChoice = (viewerId: number): NamedChoice | undefined =>
  readStored(keyFor(viewerId), namedChoice)

export const rememberChoice = (viewerId: number, choice: NamedChoice) => writeStored(keyFor(viewerId), choice)

/** The remembered choice if it is of this person. */
export function choiceOf(viewerId: number, userId: number | undefined): NamedChoice | undefined {
  const choice = rememberedChoice(viewerId)
  return choice?.user.id === userId ? choice : undefined
}
