import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import type { DbOrTx } from '../../db/client.ts'
import { presentPublicResume, presentResume } from '../../db/resumes/present-resume.ts'
import { readWholeResume } from '../../db/resumes/whole-resume.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'

/** Shows a CV by its number or its slug. */
export async function showResume({ db }: { db: DbOrTx }, idOrSlug: number | string): Promise<Resume> {
  const key = typeof idOrSlug === 'number' ? { id: idOrSlug } : { slug: idOrSlug }
  return presentResume(found(await readWholeResume(db, key), 'resumes.not_found'))
}

export async function showPublicResume({ db }: Deps, slug: string): Promise<PublicResume> {
  return presentPublicResume(found(await readWholeResume(db, { slug }), 'resumes.not_found'))
}
