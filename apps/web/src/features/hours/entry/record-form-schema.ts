import { requiredMessage } from '@portal/contract/errors'
import { hoursInput, recordInput } from '@portal/contract/hours'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { parseHours } from '../hours.ts'
import { chosenAmong, type Offer } from './choice.ts'
import type { LastUsed } from './last-used.ts'

/** What the fields of a record hold while somebody fills them in. The ids are what was picked. */
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

const chosenId = (standIn: number | undefined, options: readonly { id: number }[]) =>
  z.pipe(
    z.nullable(z.int()),
    z.transform((picked, context): number => {
      const chosen = chosenAmong(picked ?? standIn ?? null, options)
      if (chosen !== null) return chosen
      context.issues.push({ code: 'custom', input: null, message: requiredMessage })
      return z.NEVER
    }),
  )

/** The contract's schema for a record, over what the fields hold and what may be chosen at the moment. */
export const recordFormSchema = ({ projects, categories }: Offer, lastUsed?: LastUsed) =>
  z.object({
    project_id: chosenId(lastUsed?.project_id, projects),
    category_id: chosenId(lastUsed?.category_id, categories),
    description: recordInput.shape.description,
    hours: z.pipe(typedHours, hoursInput),
  })
