import { type ProjectName, projects } from '@portal/contract/projects'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useServedChoices } from '../shared/choices/use-served-choices.ts'
import type { Choice } from '../shared/fields/choices.ts'
import { IdSelect, type IdSelectProps } from '../shared/fields/id-select.tsx'

type Props = Omit<IdSelectProps, 'choices' | 'search'> & {
  /** Does not offer Bench unless it is chosen. */
  withoutBench?: boolean
  /** The chosen project, shown before the list is loaded. */
  current?: Choice | undefined
}

const isNoBench = ({ is_bench }: ProjectName) => !is_bench

/** Chooses a project. The server searches when there are more than a hundred. */
export function ProjectSelect({ withoutBench = false, current, value = null, error, ...rest }: Props) {
  const { isFailed, ...served } = useServedChoices({
    ask: (query) => q(projects.names, { query }),
    toChoice: ({ id, name }) => ({ id, name }),
    isOffered: withoutBench ? isNoBench : undefined,
    value,
    current,
  })
  return <IdSelect {...rest} {...served} value={value} error={isFailed ? t.fields.projectsFailed : error} />
}
