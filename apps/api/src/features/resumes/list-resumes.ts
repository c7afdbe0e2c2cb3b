import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { hasContacts } from '@portal/domain/resumes/resumes'
import { presentLink } from '../../db/resumes/resume-link.ts'
import type { Deps } from '../../deps.ts'
import { listResumeRows } from './resumes.store.ts'

/** Lists a person's CVs, the first made first; none for an unknown person. */
export async function listResumes(deps: Deps, userId: number): Promise<ResumeItem[]> {
  const rows = await listResumeRows(deps.db, userId)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    role: row.role,
    slug: row.slug,
    label: row.label,
    link: presentLink(row, deps),
    has_cv: hasContacts(row),
    updated_at: row.updatedAt.toISOString(),
  }))
}
