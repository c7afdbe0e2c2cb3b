import { hoursInput, recordInput } from '@portal/contract/hours/hours'
import { hoursOfClock } from '@portal/domain/hours/hours'
import { withoutInvisible } from '@portal/domain/texts/stored'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'

/** The values of the form's fields; the ids are null until one is picked. */
export type RecordFields = {
  project_id: number | null
  category_id: number | null
  description: string
  /** The hours as the person typed them. */
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
      context.issues.push({ code: 'custom', input: null, message: failing('input.required') })
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

/** The option that a select shows: the wished one if it is offered, otherwise the only one, otherwise none. */
export function chosenAmong(wish: number | null, options: readonly { id: number }[]): number | null {
  const wished = options.find((option) => option.id === wish)
  if (wished) return wished.id
  return options.length === 1 ? (options[0]?.id ?? null) : null
}

type Ids = { project_id: number | null; category_id: number | null }

/** The projects and categories that can be chosen. */
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

/**
 * Hours as people type them: `8`, `7.5`, `7,5` or `7:30`. Undefined for an empty text, NaN for one that says no
 * hours. Minutes become hours of four decimals, the finest that is stored.
 */
export function parseHours(text: string): number | undefined {
  const typed = withoutInvisible(text)
  if (typed === '') return undefined
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed)
  if (clock) return hoursOfClock(Number(clock[1]), Number(clock[2]))
  return /^\d*[.,]?\d+$|^\d+[.,]$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** `step` hours more or less, on the step's grid and between `step` and 24; `step` itself where no hours are typed. */
export function stepHours(text: string, step: number, maxHours: number): string {
  const size = Math.abs(step)
  const hours = parseHours(text)
  if (hours === undefined || Number.isNaN(hours)) return String(size)
  const onGrid = step > 0 ? Math.floor(hours / size) : Math.ceil(hours / size)
  return String(Math.min(maxHours, Math.max(size, onGrid * size + step)))
}
