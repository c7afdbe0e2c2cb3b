import { jsonResume } from '@portal/contract/resumes/json-resume'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { issueInWords } from '../../../../messages/refusals.ts'

/** The server takes bodies of 1 MB, of which the person's id needs a little. */
const maxBytes = 1_048_000

/** The JSON Resume in a file; throws the sentence of the first fault. */
export async function readResumeFile(file: Blob): Promise<z.infer<typeof jsonResume>> {
  if (file.size > maxBytes) throw new Error(t.cvImport.tooLarge)
  const { success, data, error } = z.safeParse(jsonResume, parsed(await file.text()))
  if (success) return data
  throw new Error(issueInWords(error.issues[0]?.message ?? t.errors.unexpected))
}

function parsed(text: string): unknown {
  try {
    // Some editors write a byte order mark at the start, which is not JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Error(t.cvImport.noJson)
  }
}
