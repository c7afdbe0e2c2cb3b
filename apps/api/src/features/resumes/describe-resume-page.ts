import { linkCode } from '@portal/domain/addresses/link-codes'
import { sentenceOfRefusal } from '@portal/words/sentences'
import { isShownBy } from '../../db/resumes/resume-link.ts'
import type { PageDescription } from '../../http/pages/page-description.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { endedLinkVerdict } from './resumes.policy.ts'
import { findResumeTitle } from './resumes.store.ts'

/** The two pages that show a CV to everyone who knows its slug, perhaps with a sign behind it. */
const pages = [/^\/cv\/([^/]{1,200})$/, /^\/resumes\/[^/]+\/([^/]{1,200})\/preview$/]

/**
 * Name and role for the preview of a link to a CV, and neither for an ended one; undefined for a link by number and for an
 * unknown slug. Who asks is looked up for an ended one only.
 */
export async function describeResumePage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  path: string,
  findReader: () => Promise<Actor | undefined>,
): Promise<PageDescription | undefined> {
  const part = pages.map((page) => page.exec(path)?.[1]).find((found) => found !== undefined)
  if (part === undefined) return undefined
  const slug = linkCode(decoded(part))
  const resume = await findResumeTitle(db, slug)
  if (resume === undefined) return undefined
  const refusal = isShownBy(slug, resume, clock.today()) ? undefined : endedLinkVerdict(await findReader())
  if (refusal === undefined) return { title: resume.name, description: resume.role }
  const { reason, fields, statusCode } = refusal()
  return { title: 'CV', description: sentenceOfRefusal({ reason, fields }), status: statusCode }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
