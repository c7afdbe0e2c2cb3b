import type { RouteDescriptor } from '@portal/contract/shared/route'
import type { SubRoleKey } from '@portal/domain/roles'
import type { Client, TestApp } from '../app.ts'

/** The call is about a row of this person. An account that the call makes gets their sub-role. */
export type Owner = { id: number; email: string; subRole: SubRoleKey }

export type ValidRequest = {
  /** The value of every parameter of the path that `params` does not name. */
  id?: number | string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** The file of a form; the fields beside it are the body. */
  file?: readonly [field: string, bytes: Buffer, filename: string]
}

/** Makes a request that has all that its call needs, so that only the caller decides on its success. */
export type BuildRequest = (api: TestApp, owner: Owner) => Promise<ValidRequest> | ValidRequest

type EveryField = Readonly<Record<string, Record<string, unknown>>>

export type ChangingCall = {
  /** Makes a row in its first version. */
  build(api: TestApp): Promise<{ id: number; user_id?: number }>
  /** Returns one change or two of different fields, and none for a deletion. */
  changes(): readonly Record<string, unknown>[]
  /** For each field that the call takes the body of a call that changes it, of a row that `build` has made. Absent for deletions. */
  everyField?(api: TestApp): EveryField | Promise<EveryField>
}

/** What the lists of `sortedLists` can refer to. */
export type SortedCompany = { api: TestApp; manager_id: number; project_id: number; person_id: number }

export type SortedList = {
  title: string
  list: RouteDescriptor
  sorts: readonly string[]
  /** Where the answer has the rows; without it the answer is the rows. */
  key?: string
  id?(company: SortedCompany): number
  query?(company: SortedCompany): Record<string, string>
  /** Makes a row of that name, with other optional fields than the rows before it. */
  build?(company: SortedCompany, name: string): Promise<unknown>
}

/** Rows that lists find by a text, however it is spelt. */
export type SearchedRows = {
  rows: string
  /** The folded columns that the lists compare, as `table.column`. */
  columns: readonly string[]
  prepare?(admin: Client, api: TestApp): Promise<unknown>
  /** Makes a row of which the name is every text that the lists compare; returns its id. */
  add(admin: Client, name: string, api: TestApp): Promise<number>
  /** Absent where rows cannot be renamed. */
  rename?(admin: Client, id: number, name: string): Promise<{ status: number }>
  /** Each list by its title: the names that it finds. */
  lists: Readonly<Record<string, (admin: Client, typed: string) => Promise<readonly string[]>>>
}

/**
 * What a feature tells about its calls to the tests that go through all endpoints. The keys are method and path, as in
 * the contract.
 */
export type TestCalls = {
  /** One for every endpoint. */
  validRequests: Readonly<Record<string, BuildRequest>>
  /** One for every endpoint that changes a row with a version. */
  changingCalls?: Readonly<Record<string, ChangingCall>>
  /** One for every list with `sort`. */
  sortedLists?: readonly SortedList[]
  /** Each folded column is in one of them. */
  searchedRows?: readonly SearchedRows[]
}
