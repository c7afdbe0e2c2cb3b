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
  /** The hours as the person typed them; null while the form proposes them. */
  hours: string | null
}

const typedHours = z.pipe(
  z.nullable(z.string()),
  z.transform((text, context): number | undefined => {
    const hours = parseHours(text ?? '')
    if (!Number.isNaN(hours)) return hours
    context.issues.push({ code: 'custom', input: text, message: t.hours.hoursUnreadable })
    return z.NEVER
  }),
)

const chosenId = (options: readonly { id: number }[]) =>
  z.pipe(
    z.nullable(z.int()),
    z.transform((picked, context): number => {
      const chosen = chosenAmong(picked, options)
      if (chosen !== null) return chosen
      context.issues.push({ code: 'custom', input: null, message: failing('input.required') })
      return z.NEVER
    }),
  )

/** The contract's schema for a record, adapted to the typed values and to the projects and categories on offer. */
export const recordFormSchema = ({ projects, categories }: Offer) =>
  z.object({
    project_id: chosenId(projects),
    category_id: chosenId(categories),
    description: recordInput.shape.description,
    hours: z.pipe(typedHours, hoursInput),
  })

type FormInput = z.input<ReturnType<typeof recordFormSchema>>

/** What the form fills in where the person has picked or typed nothing. */
export type Proposals = {
  project_id: number | null
  /** The category that goes with a project. */
  categoryOf: (projectId: number | null) => number | null
  /** The hours as a person would type them; empty for a full day. */
  hours: string
}

/** The fields as the form shows them: with its proposals where nothing is picked or typed. */
export function completed(fields: RecordFields, offer: Offer, proposals: Proposals) {
  const project_id = chosenAmong(fields.project_id ?? proposals.project_id, offer.projects)
  const category_id = chosenAmong(fields.category_id ?? proposals.categoryOf(project_id), offer.categories)
  return { ...fields, project_id, category_id, hours: fields.hours ?? proposals.hours }
}

/** The schema of the form that creates a record, whose proposals count as typed. */
export const recordEntrySchema = (offer: Offer, proposals: Proposals) =>
  z.pipe(
    z.transform((fields: RecordFields): FormInput => completed(fields, offer, proposals)),
    recordFormSchema(offer),
  )

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
