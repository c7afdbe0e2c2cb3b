import { categories } from '@portal/contract/categories'
import { jobStatuses } from '@portal/contract/reference'
import { technologies } from '@portal/contract/technologies'
import type { ReferenceType } from '@portal/domain/imports/import-kinds'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { CustomerSelect } from '../../../reference/customer-select.tsx'
import { PersonSelect } from '../../../reference/person-select.tsx'
import { ProjectSelect } from '../../../reference/project-select.tsx'
import { VacancySelect } from '../../../reference/vacancy-select.tsx'
import { IdSelect, type IdSelectProps } from '../../../shared/fields/id-select.tsx'

type Props = Omit<IdSelectProps, 'choices' | 'search'>

const CategorySelect = (props: Props) => <IdSelect {...props} choices={useQuery(q(categories.list)).data} />
const JobStatusSelect = (props: Props) => {
  const { data } = useQuery(q(jobStatuses.adminList))
  return <IdSelect {...props} choices={data?.filter(({ hidden }) => !hidden)} />
}
const OneTechnologySelect = (props: Props) => (
  <IdSelect {...props} choices={useQuery(q(technologies.list)).data} />
)

const selects = {
  person: PersonSelect,
  project: ProjectSelect,
  customer: CustomerSelect,
  category: CategorySelect,
  job_status: JobStatusSelect,
  technology: OneTechnologySelect,
  vacancy: VacancySelect,
} satisfies Record<ReferenceType, (props: Props) => unknown>

/** Chooses a row of the portal that a text of a file names. */
export function ReferenceSelect({ to, ...props }: Props & { to: ReferenceType }) {
  const Select = selects[to]
  return <Select {...props} />
}
