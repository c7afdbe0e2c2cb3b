import type { Customer, customerSortFields } from '@portal/contract/customers'
import { emailLink } from '@portal/domain/addresses/email-addresses'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { NoValue, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import type { CustomerActs, CustomerOptionsProps } from './customer-acts.ts'
import { CustomerOptionsMenu } from './customer-options-menu.tsx'
import styles from './customers-page.module.css'

export const customerColumns = (acts: CustomerActs): Column<Customer, typeof customerSortFields>[] => [
  {
    key: 'company',
    sort: 'company_name',
    title: t.customers.company,
    card: 'heading',
    cell: ({ company_name }) => (
      <CutText text={company_name}>
        <span className={styles.company}>{company_name}</span>
      </CutText>
    ),
  },
  {
    key: 'projects',
    title: t.customers.projects,
    cell: ({ projects }) => (projects.length > 0 ? <Projects projects={projects} /> : <NoValue />),
    hasValue: ({ projects }) => projects.length > 0,
  },
  {
    key: 'representative',
    sort: 'full_legal_name',
    title: t.customerLabels.full_legal_name,
    card: 'second',
    cell: ({ full_legal_name }) => <CutText text={full_legal_name} />,
  },
  {
    key: 'title',
    sort: 'title',
    title: t.customerLabels.title,
    card: 'second',
    cell: ({ title }) => <CutText text={title} />,
  },
  {
    key: 'email',
    sort: 'email',
    title: t.customerLabels.email,
    cell: ({ email }) => <Email address={email} />,
  },
  {
    key: 'address',
    title: t.customerLabels.company_address,
    cell: ({ company_address }) =>
      company_address === null ? <NoValue /> : <CutText text={company_address} />,
    hasValue: ({ company_address }) => company_address !== null,
  },
  {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    cell: (customer) => <CustomerOptions customer={customer} {...acts} />,
  },
]

const Email = ({ address }: { address: string }) => (
  <div className={styles.address}>
    <CutText text={address}>
      <a href={emailLink(address)} className={styles.email}>
        <span>{address}</span>
      </a>
    </CutText>
  </div>
)

const Projects = ({ projects }: Pick<Customer, 'projects'>) => (
  <ul className={styles.projects}>
    {projects.map(({ id, name }) => (
      <li key={id}>
        <CutText text={name}>
          <RowLink to="/projects/$id" params={{ id }}>
            {name}
          </RowLink>
        </CutText>
      </li>
    ))}
  </ul>
)

/** Edit and delete: icons on a desktop, a menu on a phone. */
function CustomerOptions(props: CustomerOptionsProps) {
  const isPhone = useIsPhone()
  if (!isPhone) {
    const { customer, onEdit, onDelete } = props
    return (
      <RowOptions
        name={customer.company_name}
        can={customer.can}
        onEdit={() => onEdit(customer)}
        onDelete={() => onDelete(customer)}
      />
    )
  }
  return <CustomerOptionsMenu {...props} />
}
