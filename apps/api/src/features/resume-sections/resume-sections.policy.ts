import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people edit the sections of everyone's CVs (docs/product-rules.md#cvs). */
export const sectionPolicy: Policy<object, 'create' | 'update' | 'delete'> = (actor) => {
  const verdict = isManagerLevel(actor) ? undefined : notAllowed
  return { create: verdict, update: verdict, delete: verdict }
}

const notAllowed = () => forbidden('sections.forbidden')
