import { leaveNames } from '@portal/domain/leave/leave-names'

/** The types of a record in words. */
export const recordKinds = {
  regular: 'Hours',
  ...leaveNames,
}
