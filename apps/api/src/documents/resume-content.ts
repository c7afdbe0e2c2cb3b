import type { PublicResume } from '@portal/contract/resumes/resumes'
import type { Language } from '@portal/words/language'

/** A CV as its documents show it: the texts of the public page and its pictures as JPEG. */
export type ResumeContent = {
  resume: PublicResume
  /** The language of headings and labels. */
  language: Language
  avatar: Uint8Array | null
  /** In the order of the books; null for a book without a cover. */
  covers: readonly (Uint8Array | null)[]
  /** The moment of the last change, which the document's metadata hold. */
  updated_at: Date
}
