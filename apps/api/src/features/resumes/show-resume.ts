import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import type { DbOrTx } from '../../db/client.ts'
import { presentPublicResume, presentResume } from '../../db/resumes/present-resume.ts'
import { readWholeResume } from '../../db/resumes/whole-resume.ts'
import type { Actor } from '../../use-case/actor.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { followLink } from './links/follow-link.ts'

type Reads = Pick<Deps, 'clock' | 'config'> & { db: DbOrTx }

/** Shows a CV by its number or its slug, to manager-level people by an ended slug as well. */
export async function showResume(deps: Reads, idOrSlug: number | string): Promise<Resume> {
  const key = typeof idOrSlug === 'number' ? { id: idOrSlug } : { slug: idOrSlug }
  return presentResume(found(await readWholeResume(deps.db, key), 'resumes.not_found'), deps)
}

/** 404 for an unknown slug, 410 for an ended one. */
export async function showPublicResume(
  deps: Deps,
  reader: Actor | undefined,
  slug: string,
): Promise<PublicResume> {
  const row = found(await readWholeResume(deps.db, { slug }), 'resumes.not_found')
  followLink(deps, reader, slug, row)
  return presentPublicResume(row)
}
