import { jsonResume } from '@portal/contract/resumes/json-resume'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { issueInWords } from '../../../../messages/refusals.ts'

/** The server takes bodies of 1 MB, of which the person's id needs a little. */
const maxBytes = 1_048_000

/** The JSON Resume in a file; throws the sentence of the first fault. */
export async function readResumeFile(file: Blob): Promise<z.infer<typeof jsonResume>> {
  if (file.size > maxBytes) throw new Error(t.cvImport.tooLarge)
  const { success, data, error } = z.safeParse(jsonResume, parsed(decoded(await file.arrayBuffer())))
  if (success) return data
  throw new Error(issueInWords(error.issues[0]?.message ?? t.errors.unexpected))
}

/** The first two bytes of a file in UTF-16: the byte order mark, with which programs of Windows write it, or `{`. */
const utf16: Readonly<Record<string, string>> = {
  '255 254': 'utf-16le',
  '254 255': 'utf-16be',
  '123 0': 'utf-16le',
  '0 123': 'utf-16be',
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  const encoding = utf16[`${first} ${second}`] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(t.cvImport.otherEncoding)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(t.cvImport.noJson)
  }
}
