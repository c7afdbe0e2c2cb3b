import type { PublicResume } from '@portal/contract/resumes/resumes'

/** A CV as its documents show it: the texts of the public page and its pictures as JPEG. */
export type ResumeContent = {
  resume: PublicResume
  avatar: Uint8Array | null
  /** By the book's id; books without a cover are missing. */
  covers: ReadonlyMap<number, Uint8Array>
  /** The last change, which the document's metadata hold. */
  updatedAt: Date
}
