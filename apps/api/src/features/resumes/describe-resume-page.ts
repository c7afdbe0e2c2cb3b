import type { Db } from '../../db/client.ts'
import type { PageDescription } from '../../http/page-description.ts'
import { findResumeTitle } from './resumes.store.ts'

/** The two pages that show a CV to everyone who knows its slug. A slug has no other characters. */
const pages = [/^\/cv\/([\w-]{1,200})$/, /^\/resumes\/[^/]+\/([\w-]{1,200})\/preview$/]

/** Name and role for the preview of a link to a CV; undefined for a link by number and for an unknown slug. */
export async function describeResumePage(db: Db, path: string): Promise<PageDescription | undefined> {
  const slug = pages.map((page) => page.exec(path)?.[1]).find((found) => found !== undefined)
  const resume = slug === undefined ? undefined : await findResumeTitle(db, slug)
  return resume && { title: resume.name, description: resume.role }
}
