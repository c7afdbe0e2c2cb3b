import { technologies } from '@portal/contract/technologies'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { MultiSelect, type MultiSelectProps } from '../../shared/fields/multi-select.tsx'
import { offerToAdd, type TechnologyChoice, technologyChoices } from './technology-options.ts'

type Props = Omit<MultiSelectProps<TechnologyChoice>, 'choices' | 'label' | 'offer'>

/**
 * The tech stack of a person or a project. A technology that is missing from the list is chosen by typing its
 * name; `useSavedTechnologies` adds it when the form is saved.
 */
export function TechnologySelect({ value, description, error, ...rest }: Props) {
  const known = useQuery(q(technologies.list))
  const failure = known.isLoadingError ? t.technologies.failed : error
  // A name can be typed although the list could not be loaded: saving looks for an existing one.
  const all = known.data ?? (known.isLoadingError ? [] : undefined)
  const choices = all && technologyChoices(all, value)
  return (
    <MultiSelect
      label={t.technologies.label}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...rest}
      description={failure ? undefined : description}
      choices={choices}
      offer={(typed) => offerToAdd(choices ?? [], typed)}
      value={value}
      error={failure}
    />
  )
}
