import type { Customer } from '@portal/contract/customers'
import { emailLink } from '@portal/domain/addresses/email-addresses'
import { t } from '../../../messages/messages.ts'
import styles from './project-facts.module.css'
import { Fact } from './project-facts.tsx'

type Props = {
  customer: Customer | null
  /** Bench is nobody's client work. */
  isBench: boolean
}

/** The customer of a project and its representative. */
export function ClientInfo({ customer, isBench }: Props) {
  if (!customer) {
    return (
      <div className={styles.noClient}>
        <p>{t.projects.noClient}</p>
        <p>{isBench ? t.projects.benchHint : t.projects.noClientHint}</p>
      </div>
    )
  }
  const { full_legal_name, title, email, company_name, company_address } = customer
  return (
    <dl className={styles.list}>
      <Fact title={t.projects.clientName}>{full_legal_name}</Fact>
      <Fact title={t.projects.clientTitle}>{title}</Fact>
      <Fact title={t.projects.clientEmail}>
        <a href={emailLink(email)} className={styles.link}>
          {email}
        </a>
      </Fact>
      <Fact title={t.projects.clientCompany}>{company_name}</Fact>
      <Fact title={t.projects.clientLocation}>{company_address}</Fact>
    </dl>
  )
}
