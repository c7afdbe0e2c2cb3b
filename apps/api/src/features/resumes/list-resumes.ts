import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { englishLevelOf } from '@portal/domain/resumes/english-level'
import { hasContacts } from '@portal/domain/resumes/resumes'
import { isManagerLevel } from '@portal/domain/roles'
import { presentLink } from '../../db/resumes/resume-link.ts'
import type { Actor } from '../../use-case/actor.ts'
import { enforce } from '../../use-case/authorized.ts'
import type { Deps } from '../deps.ts'
import { readResumesVerdict } from './resumes.policy.ts'
import { listLanguagesOf, listResumeRows } from './resumes.store.ts'

/**
 * Lists a person's CVs, the first made first; none for an unknown person. Others than managers read their own (403), without
 * the labels, which are for managers.
 */
export async function listResumes(deps: Deps, actor: Actor, userId: number): Promise<ResumeItem[]> {
  enforce(readResumesVerdict(actor, userId))
  const [rows, spoken] = await Promise.all([
    listResumeRows(deps.db, userId),
    listLanguagesOf(deps.db, userId),
  ])
  const languages = Map.groupBy(spoken, ({ resume_id }) => resume_id)
  return rows.map((row) => ({
    ...row,
    label: isManagerLevel(actor) ? row.label : null,
    link: presentLink(row, deps),
    has_cv: hasContacts(row),
    updated_at: row.updated_at.toISOString(),
    english_level: englishLevelOf(languages.get(row.id) ?? []),
  }))
}
