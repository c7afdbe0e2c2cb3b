import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people edit everyone's CVs with all that belongs to them (docs/product-rules.md#cvs). */
export const resumePolicy: Policy<{ id: number }, 'update' | 'delete' | 'copy'> = (actor) => {
  const verdict = isManagerLevel(actor) ? undefined : notAllowed
  return { update: verdict, delete: verdict, copy: verdict }
}

const notAllowed = () => forbidden('resumes.forbidden')
