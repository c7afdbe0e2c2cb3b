import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { conflict, forbidden } from '../../errors.ts'

type Facts = { hasRecords: boolean }

/** Manager-level people edit the categories. One that records refer to cannot be deleted. */
export const categoryPolicy: Policy<Facts, 'update' | 'delete'> = (actor, row) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, delete: notAllowed }
  return { update: undefined, delete: row.hasRecords ? categoryInUse : undefined }
}

const categoryInUse = () =>
  conflict('categories.has_records', 'Cannot delete. There are records with this category')

const notAllowed = () => forbidden('categories.forbidden', 'You are not allowed to do this')

export const nameTaken = () =>
  conflict('categories.name_taken', 'A category with this name already exists', {
    name: ['A category with this name already exists'],
  })
