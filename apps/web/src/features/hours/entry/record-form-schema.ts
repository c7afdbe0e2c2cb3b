import { requiredMessage } from '@portal/contract/errors'
import { hoursInput, recordInput } from '@portal/contract/hours'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { parseHours } from '../hours.ts'

/** The values of the form's fields; the ids are null until one is picked. */
export type RecordFields = {
  project_id: number | null
  category_id: number | null
  description: string
  /** As typed. */
  hours: string
}

const typedHours = z.pipe(
  z.string(),
  z.transform((text, context): number | undefined => {
    const hours = parseHours(text)
    if (!Number.isNaN(hours)) return hours
    context.issues.push({ code: 'custom', input: text, message: t.hours.hoursUnreadable })
    return z.NEVER
  }),
)

const chosenId = (standIn: number | null | undefined, options: readonly { id: number }[]) =>
  z.pipe(
    z.nullable(z.int()),
    z.transform((picked, context): number => {
      const chosen = chosenAmong(picked ?? standIn ?? null, options)
      if (chosen !== null) return chosen
      context.issues.push({ code: 'custom', input: null, message: requiredMessage })
      return z.NEVER
    }),
  )

/** The contract's schema for a record, adapted to the typed values and to the projects and categories on offer. */
export const recordFormSchema = ({ projects, categories }: Offer, lastUsed?: Ids) =>
  z.object({
    project_id: chosenId(lastUsed?.project_id, projects),
    category_id: chosenId(lastUsed?.category_id, categories),
    description: recordInput.shape.description,
    hours: z.pipe(typedHours, hoursInput),
  })

/** The option that a select shows: the wished one if it is offered, else the only one, else none. */
export function chosenAmong(wish: number | null, options: readonly { id: number }[]): number | null {
  const wished = options.find((option) => option.id === wish)
  if (wished) return wished.id
  return options.length === 1 ? (options[0]?.id ?? null) : null
}

type Ids = { project_id: number | null; category_id: number | null }

/** What may be chosen. */
export type Offer = {
  projects: readonly { id: number }[]
  categories: readonly { id: number }[]
}

/** The wished ids: those picked, or else those used last. */
export const wishesOf = (picked: Ids, lastUsed: Ids | undefined): Ids => ({
  project_id: picked.project_id ?? lastUsed?.project_id ?? null,
  category_id: picked.category_id ?? lastUsed?.category_id ?? null,
})

/** The ids that the selects show. */
export const chosenOf = (wishes: Ids, offer: Offer): Ids => ({
  project_id: chosenAmong(wishes.project_id, offer.projects),
  category_id: chosenAmong(wishes.category_id, offer.categories),
})
