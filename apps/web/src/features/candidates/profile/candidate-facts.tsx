import type { Candidate } from '@portal/contract/candidates/candidates'
import { telegramLink } from '@portal/domain/addresses/account-links'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { formatDay } from '@portal/domain/days'
import { IconExternalLink } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { Tags } from '../../../shared/facts/tags.tsx'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import { EmailLink, PhoneLink, TelegramLink } from '../pieces/contact-links.tsx'
import styles from './profile.module.css'

/**
 * Shows all fields of a candidate besides the notes. The old stack and the additional links are shown where there are
 * any.
 */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <Work candidate={candidate} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{t.candidateLabels.contacts}</h2>
        <Contacts candidate={candidate} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t.candidate.details}</h2>
        <Details candidate={candidate} />
      </section>
    </>
  )
}

function Work({ candidate }: { candidate: Candidate }) {
  const { vacancy_id, vacancy_title, position, company, stack, technologies, cv_url, full_name } = candidate
  return (
    <FactList>
      <Fact label={t.candidateLabels.vacancy_id} text={vacancy_title}>
        <span className={styles.link}>
          <RowLink to="/vacancies/$id" params={{ id: vacancy_id }}>
            {vacancy_title}
          </RowLink>
        </span>
      </Fact>
      <Fact label={t.candidateLabels.position} text={position} />
      <Fact label={t.candidateLabels.company} text={company} />
      {stack !== null && <Fact label={t.candidateLabels.stack} text={stack} />}
      <Fact label={t.candidate.stack} text={technologies.length > 0 ? t.candidate.list(technologies) : null}>
        <Tags names={technologies} />
      </Fact>
      <AddressFact label={t.candidate.cv} name={full_name} address={cv_url} />
    </FactList>
  )
}

function Contacts({ candidate }: { candidate: Candidate }) {
  const { phone, email, telegram, linkedin, full_name } = candidate
  return (
    <FactList>
      <Fact label={t.candidateLabels.phone} text={phone}>
        {phone !== null && (
          <span className={styles.link}>
            <PhoneLink phone={phone} />
          </span>
        )}
      </Fact>
      <Fact label={t.candidateLabels.email} text={email} isCopied>
        {email !== null && (
          <span className={styles.link}>
            <EmailLink email={email} />
          </span>
        )}
      </Fact>
      <Fact label={t.candidateLabels.telegram} text={telegram} isCopied copied={telegramLink(telegram ?? '')}>
        {telegram !== null && (
          <span className={styles.link}>
            <TelegramLink telegram={telegram} />
          </span>
        )}
      </Fact>
      <AddressFact label={t.candidateLabels.linkedin} name={full_name} address={linkedin} isCopied />
    </FactList>
  )
}

function Details({ candidate }: { candidate: Candidate }) {
  const { resource_url, salary, english, location, experience, first_interview, full_name } = candidate
  const { first_additional_link: firstLink, second_additional_link: secondLink } = candidate
  return (
    <FactList>
      <AddressFact label={t.candidate.resource} name={full_name} address={resource_url} />
      <Fact label={t.candidateLabels.salary} text={salary === null ? null : t.lists.dollars(salary)} />
      <Fact label={t.candidateLabels.english} text={t.languageLevels[english]} />
      <Fact label={t.candidateLabels.location} text={location} />
      <Fact
        label={t.candidateLabels.experience}
        text={experience === null ? null : t.candidatePieces.years(experience)}
      />
      <Fact label={t.candidate.firstContact} text={first_interview && formatDay(first_interview)}>
        {first_interview && <time dateTime={first_interview}>{formatDay(first_interview)}</time>}
      </Fact>
      {firstLink !== null && (
        <AddressFact label={t.candidateLabels.first_additional_link} name={full_name} address={firstLink} />
      )}
      {secondLink !== null && (
        <AddressFact label={t.candidateLabels.second_additional_link} name={full_name} address={secondLink} />
      )}
    </FactList>
  )
}

type AddressProps = { label: string; name: string; address: string | null; isCopied?: boolean }

/** An address outside the portal, which opens in a tab of its own. */
const AddressFact = ({ label, name, address, isCopied = false }: AddressProps) => (
  <Fact label={label} text={address} isCopied={isCopied}>
    {address !== null && (
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={styles.address}
        aria-label={t.candidate.openInNewTab(label, name, shortAddress(address))}
      >
        <span>{shortAddress(address)}</span>
        <IconExternalLink size={16} aria-hidden />
      </a>
    )}
  </Fact>
)
