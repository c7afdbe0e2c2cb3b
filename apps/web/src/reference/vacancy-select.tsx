import { vacancies } from '@portal/contract/vacancies'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useServedChoices } from '../shared/choices/use-served-choices.ts'
import { IdSelect, type IdSelectProps } from '../shared/fields/id-select.tsx'

type Props = Omit<IdSelectProps, 'choices' | 'search'>

/** Chooses a vacancy. The server searches when there are more than a hundred. */
export function VacancySelect({ value = null, error, ...rest }: Props) {
  const { isFailed, ...served } = useServedChoices({
    ask: (query) => q(vacancies.names, { query }),
    toChoice: ({ id, title }) => ({ id, name: title }),
    value,
    current: rest.current,
  })
  const failure = isFailed ? t.candidateForm.vacanciesFailed : error
  return <IdSelect {...rest} {...served} value={value} error={failure} />
}
