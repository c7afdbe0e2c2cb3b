import { Refusal } from './errors.ts'

/**
 * The row that a request changes, and the version of it that the client knows. No version is compared when the client
 * names none.
 */
export type Target = { id: number; version: number | undefined }

/** The codes and sentences of the refusals of outdated changes. */
const sentences = {
  'books.changed_meanwhile': 'This book has changed since you opened it',
  'candidates.changed_meanwhile': 'This candidate has changed since you opened it',
  'categories.changed_meanwhile': 'This category has changed since you opened it',
  'contracts.changed_meanwhile': 'This contract has changed since you opened it',
  'customers.changed_meanwhile': 'This customer has changed since you opened it',
  'holidays.changed_meanwhile': 'This holiday has changed since you opened it',
  'inventories.changed_meanwhile': 'This item has changed since you opened it',
  'profiles.changed_meanwhile': 'This profile has changed since you opened it',
  'projects.changed_meanwhile': 'This project has changed since you opened it',
  'records.changed_meanwhile': 'This record has changed since you opened it',
  'requests.changed_meanwhile': 'This request has changed since you opened it',
  'resumes.changed_meanwhile': 'This CV has changed since you opened it',
  'sections.changed_meanwhile': 'This item has changed since you opened it',
  'users.changed_meanwhile': 'This user has changed since you opened it',
  'vacancies.changed_meanwhile': 'This vacancy has changed since you opened it',
} as const

type ChangedCode = keyof typeof sentences

/**
 * 409 with the present row under `current` when `If-Match` names another version than the row has. The caller has
 * locked the row and asked the policy.
 */
export async function refuseOutdated(
  row: { version: number },
  { version }: Pick<Target, 'version'>,
  code: ChangedCode,
  present: () => object | Promise<object>,
): Promise<void> {
  if (version === undefined || version === row.version) return
  throw new Refusal(409, code, sentences[code], { current: await present() })
}
