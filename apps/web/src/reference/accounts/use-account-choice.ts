import type { User } from '@portal/contract/accounts/user'
import type { UserChanges } from '@portal/contract/users'
import { createSaves, useSavedChoice } from '../../shared/forms/use-saved-choice.ts'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import { useUpdateUser } from './use-update-user.ts'

const inTurn = createSaves<User>()

type Texts = { saved: string; failed: string }

/** Settings of an account that are saved at once: shown as chosen, and as they were after a refusal. */
export function useAccountChoice<Changes extends Partial<UserChanges>>(
  account: Pick<User, 'id' | 'version'>,
  { saved, failed }: Texts,
) {
  const update = useUpdateUser()
  const { chosen, choose } = useSavedChoice(account, (changes: Changes) =>
    inTurn(account, ({ id, version }) =>
      update.mutateAsync({ params: { id }, ifMatch: version, body: { user: changes } }),
    ),
  )
  const save = (changes: Changes) =>
    choose(changes).then(
      () => toastSuccess(saved),
      (error: unknown) => toastError(error instanceof Error ? error : failed),
    )
  return { chosen, save }
}
