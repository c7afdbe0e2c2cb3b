import type { Customer } from '@portal/contract/customers'
import { t } from '../../messages/messages.ts'
import { NoValue, RowLink } from '../../shared/lists/cells.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import type { CustomerActs } from './customer-acts.ts'
import { CustomerOptions } from './customer-options.tsx'
import styles from './customers-page.module.css'

export const customerColumns = (acts: CustomerActs): Column<Customer>[] => [
  {
    key: 'company',
    title: t.customers.company,
    card: 'heading',
    cell: ({ company_name }) => <span className={styles.company}>{company_name}</span>,
  },
  {
    key: 'projects',
    title: t.customers.projects,
    cell: ({ projects }) => (projects.length > 0 ? <Projects projects={projects} /> : <NoValue />),
    hasValue: ({ projects }) => projects.length > 0,
  },
  {
    key: 'representative',
    title: t.customers.representative,
    cell: ({ full_legal_name }) => full_legal_name,
  },
  { key: 'title', title: t.customers.representativeTitle, cell: ({ title }) => title },
  { key: 'email', title: t.customers.email, cell: ({ email }) => <Email address={email} /> },
  {
    key: 'address',
    title: t.customers.address,
    cell: ({ company_address }) => company_address ?? <NoValue />,
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
  <a href={`mailto:${address}`} className={styles.email}>
    {address}
  </a>
)

const Projects = ({ projects }: Pick<Customer, 'projects'>) => (
  <ul className={styles.projects}>
    {projects.map(({ id, name }) => (
      <li key={id}>
        <RowLink to="/projects/$id" params={{ id }}>
          {name}
        </RowLink>
      </li>
    ))}
  </ul>
)
