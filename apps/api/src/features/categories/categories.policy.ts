import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { conflict, conflictAt, forbidden } from '../../use-case/errors.ts'

type Facts = { has_records: boolean }

/** Manager-level people edit the categories. One that records refer to cannot be deleted. */
export const categoryPolicy: Policy<Facts, 'update' | 'delete'> = (actor, row) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, delete: notAllowed }
  return { update: undefined, delete: row.has_records ? categoryInUse : undefined }
}

const categoryInUse = () => conflict('categories.has_records')

const notAllowed = () => forbidden('categories.forbidden')

export const nameTaken = () => conflictAt('name', 'categories.name_taken')
