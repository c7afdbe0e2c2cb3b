import type { ResumeLink, ResumeLinkChanges } from '@portal/contract/resumes/links'
import { isLinkOver } from '@portal/domain/resumes/links'
import type { Tx } from '../../../db/client.ts'
import { presentLink } from '../../../db/resumes/resume-link.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize } from '../../../use-case/authorized.ts'
import { conflict, invalidField } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { newResumeSlug } from '../new-slug.ts'
import { resumePolicy } from '../resumes.policy.ts'
import { findResumeRow, lockResumeRow, type ResumeRow } from '../resumes.store.ts'
import { changedLink, renewedLink } from '../resumes.trail.ts'
import { keepEndedSlug, lockActivity, updateLink } from './links.store.ts'

/**
 * Ends the link of a CV, shows it again, or sets its last day. 422 for a last day before today, 409 when the link of a
 * deactivated person is to be shown.
 */
export async function changeLink(
  deps: Deps,
  actor: Actor,
  id: number,
  { state, ends_on }: ResumeLinkChanges,
): Promise<ResumeLink> {
  const today = deps.clock.today()
  return deps.db.transaction(async (tx) => {
    const { row, isPersonActive } = await lockLink(tx, actor, id, 'no key update')
    if (isLinkOver(ends_on ?? null, today)) throw invalidField('ends_on', 'resumes.link_end_passed')
    if (state === 'on' && !isPersonActive) throw ofInactive()
    // A link that is shown again after its last day would end at once, so it loses that day.
    const outlived = state === 'on' && ends_on === undefined && isLinkOver(row.link_ends_on, today)
    const values = {
      slug: undefined,
      link_on: state === undefined ? undefined : state === 'on',
      link_ends_on: outlived ? null : ends_on,
    }
    await updateLink(tx, row, values)
    const link = {
      link_on: values.link_on ?? row.link_on,
      link_ends_on: values.link_ends_on === undefined ? row.link_ends_on : values.link_ends_on,
    }
    await addToTrail(tx, deps.clock, actor, changedLink(row, link))
    return presentLink({ slug: row.slug, ...link, isPersonActive }, deps)
  })
}

/**
 * Gives the CV a new slug, under which everyone is shown it without a last day. The old one is kept among the ended ones.
 * 409 while the person is deactivated.
 */
export async function renewLink(deps: Deps, actor: Actor, id: number): Promise<ResumeLink> {
  return deps.db.transaction(async (tx) => {
    // The slug is a unique key, so the row is locked as for its deletion.
    const { row, isPersonActive } = await lockLink(tx, actor, id, 'update')
    if (!isPersonActive) throw ofInactive()
    const values = { slug: newResumeSlug(row.role), link_on: true, link_ends_on: null }
    await keepEndedSlug(tx, row, deps.clock.now())
    await updateLink(tx, row, values)
    await addToTrail(tx, deps.clock, actor, renewedLink(row, { link_on: true, link_ends_on: null }))
    return presentLink({ ...values, isPersonActive }, deps)
  })
}

type LockedLink = { row: Authorized<ResumeRow, 'update'>; isPersonActive: boolean }

/** Locks the person, who cannot be deactivated until the commit, and the CV. */
async function lockLink(
  tx: Tx,
  actor: Actor,
  id: number,
  strength: 'no key update' | 'update',
): Promise<LockedLink> {
  const { user_id } = found(await findResumeRow(tx, id), 'resumes.not_found')
  const isPersonActive = await lockActivity(tx, user_id)
  const row = found(await lockResumeRow(tx, id, strength), 'resumes.not_found')
  authorize(resumePolicy, actor, row, 'update')
  return { row, isPersonActive }
}

const ofInactive = () => conflict('resumes.link_of_inactive')
