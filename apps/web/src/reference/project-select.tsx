import { type ProjectName, projects } from '@portal/contract/projects'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import type { Choice } from '../shared/fields/choices.ts'
import { IdSelect, type IdSelectProps } from '../shared/fields/id-select.tsx'
import { useServedChoices } from '../shared/fields/use-served-choices.ts'

type Props = Omit<IdSelectProps, 'choices' | 'search'> & {
  /** Leaves Bench out unless it is chosen. */
  withoutBench?: boolean
  /** The chosen project, to be shown before the list has come. */
  current?: Choice | undefined
}

const isNoBench = ({ is_bench }: ProjectName) => !is_bench

/** Chooses a project among however many there are. */
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
