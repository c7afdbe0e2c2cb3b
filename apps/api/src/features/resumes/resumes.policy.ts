import { isManagerLevel, mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Authorized, Policy, Verdict } from '../../use-case/authorized.ts'
import { forbidden, gone } from '../../use-case/errors.ts'

/** Manager-level people read everyone's CVs, the others their own (docs/product-rules.md#cvs). */
export const readResumesVerdict = (actor: Actor, ownerId: number | undefined): Verdict =>
  mayReadOf(actor, ownerId) ? undefined : notAllowed

/**
 * Manager-level people edit everyone's CVs (docs/product-rules.md#cvs). To add, change, delete or reorder items of its sections
 * is to update the CV.
 */
export const resumePolicy: Policy<{ id: number }, 'update' | 'delete' | 'copy'> = (actor) => {
  const verdict = isManagerLevel(actor) ? undefined : notAllowed
  return { update: verdict, delete: verdict, copy: verdict }
}

/** A CV whose contacts, items and books the actor may change. */
export type ChangedResume = Authorized<{ id: number }, 'update'>

/** An ended link goes on for manager-level people, who may open every CV, and for nobody else. */
export const endedLinkVerdict = (reader: Actor | undefined): Verdict =>
  reader !== undefined && isManagerLevel(reader) ? undefined : () => gone('resumes.link_ended')

const notAllowed = () => forbidden('resumes.forbidden')
