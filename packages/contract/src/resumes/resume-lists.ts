import { maxListEntries, resumeLimits } from '@portal/domain/resumes/resumes'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'

export const addAtLeastOne = 'Add at least one'

/** A list of short texts. Blank entries are left out, and at least one must remain. */
const entries = (maxLength: number) =>
  boundedList(
    z.string().check(z.trim(), z.maxLength(maxLength, `At most ${maxLength} characters`)),
    maxListEntries,
  ).check(
    z.overwrite((texts) => texts.filter((text) => text !== '')),
    z.minLength(1, addAtLeastOne),
  )

export const responsibilityList = entries(resumeLimits.responsibility)
export const skillList = entries(resumeLimits.skill)

/** 422 of every POST of a section when the CV does not exist or has no contacts. */
export const fillInContacts = 'Please fill in the contact section'
