import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import { storedLine, storedText } from '@portal/domain/texts/stored'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import { atMost } from '../shared/fields.ts'

/** A list of short texts, in their stored form. Blank entries are left out, and at least one must remain. */
const entries = (stored: (typed: string) => string, maxLength: number) =>
  boundedList(z.string().check(z.overwrite(stored), ...atMost(maxLength)), maxListEntries).check(
    z.overwrite((texts) => texts.filter((text) => text !== '')),
    z.minLength(1, failing('sections.add_at_least_one')),
  )

export const responsibilityList = entries(storedText, resumeLimits.responsibility)
export const skillList = entries(storedLine, resumeLimits.skill)
