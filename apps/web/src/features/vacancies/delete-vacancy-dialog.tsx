import { type Vacancy, vacancies } from '@portal/contract/vacancies'
import { isChangedMeanwhile } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'

type Props = { vacancy: Vacancy; onClose: () => void }

export function DeleteVacancyDialog({ vacancy, onClose }: Props) {
  const { id, version, title, candidates_counter } = vacancy
  const remove = useApiMutation(vacancies.remove)
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { id }, ifMatch: version })
      toastSuccess(t.vacancies.deleted)
    } catch (error) {
      toastError(isChangedMeanwhile(error) ? error : t.vacancies.deleteFailed)
    }
  }
  const text =
    candidates_counter === 0
      ? t.actions.deleteQuestion(title)
      : t.vacancies.deleteQuestion(title, candidates_counter)
  return <ConfirmDialog text={text} onConfirm={confirm} onClose={onClose} />
}
