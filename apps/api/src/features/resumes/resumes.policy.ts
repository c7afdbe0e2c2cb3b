import { isManagerLevel } from '@portal/domain/roles'
import type { Authorized, Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

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

const notAllowed = () => forbidden('resumes.forbidden')
