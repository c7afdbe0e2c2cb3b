import type { SubRoleKey } from '@portal/domain/roles'

/** The call is about a row of this person. An account that the call makes gets their sub-role. */
export type Owner = { id: number; email: string; subRole: SubRoleKey }

export type ValidRequest = {
  /** The value of every parameter of the path that `params` does not name. */
  id?: number | string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
}
