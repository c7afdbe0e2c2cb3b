import { because, type RefusalCode } from '@portal/words/reasons'
import { Refusal } from './errors.ts'

/**
 * The row that a request changes, and the version of it that the client knows. No version is compared when the client
 * names none.
 */
export type Target = { id: number; version: number | undefined }

type ChangedCode = Extract<RefusalCode, `${string}.changed_meanwhile`>

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
  throw new Refusal(409, because(code), { current: await present() })
}
