import type { ResumeLink } from '@portal/contract/resumes/links'
import type { Day } from '@portal/domain/days'
import { linkStateOn } from '@portal/domain/resumes/links'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../../use-case/clock.ts'
import { users } from '../schema/people/users.ts'
import { endedResumeSlugs, resumes } from '../schema/resumes/resumes.ts'

/** What decides about the public link of a CV. The query joins its person. */
export const linkColumns = {
  slug: resumes.slug,
  link_on: resumes.link_on,
  link_ends_on: resumes.link_ends_on,
  isPersonActive: users.active,
}
export type LinkRow = { slug: string; link_on: boolean; link_ends_on: Day | null; isPersonActive: boolean }

const stateOf = ({ link_on, link_ends_on, isPersonActive }: LinkRow, today: Day) =>
  linkStateOn({ isOn: link_on, endsOn: link_ends_on, isPersonActive }, today)

/** What the address and the state of a link are made of. */
export type LinkDeps = { clock: Clock; config: Pick<Config, 'publicUrl'> }

export const presentLink = (row: LinkRow, { clock, config }: LinkDeps): ResumeLink => ({
  slug: row.slug,
  url: `${config.publicUrl}/cv/${row.slug}`,
  state: stateOf(row, clock.today()),
  ends_on: row.link_ends_on,
})

/** The CV that has the slug or had it before its link was renewed; one statement finds it, so that all answers take as long. */
export const isOfSlug = (slug: string): SQL => sql`(${resumes.slug} = ${slug} or ${resumes.id} =
  (select ${endedResumeSlugs.resume_id} from ${endedResumeSlugs} where ${endedResumeSlugs.slug} = ${slug}))`

/** Whether everyone is shown the CV under this slug on the day. */
export const isShownBy = (slug: string, row: LinkRow, today: Day): boolean =>
  slug === row.slug && stateOf(row, today) === 'on'
