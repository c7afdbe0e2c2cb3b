import { Button } from '@mantine/core'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { formatDay } from '@portal/domain/days'
import { IconExternalLink } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import type { ReadingOfContacts } from '../../../shared/facts/contact-reader.tsx'
import { ContactReading } from '../../../shared/facts/contact-reading.tsx'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { Tags } from '../../../shared/facts/tags.tsx'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import { EmailLink, PhoneLinks, TelegramLink } from '../controls/contact-links.tsx'
import styles from './profile.module.css'

type Shown = {
  label: string
  text: string | null
  isCopied?: boolean
  copied?: string | undefined
  /** Shown instead of the plain text. */
  shown?: ReactNode
}

/** Shows all fields of a candidate besides the notes; those without a value where somebody asks for them. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  // Kept here, because what is below is drawn anew when the reading of contacts comes.
  const [hasEmpty, setEmpty] = useState(false)
  return (
    <ContactReading>
      {(reading) => <Facts sections={sectionsOf(candidate, reading)} {...{ hasEmpty, setEmpty }} />}
    </ContactReading>
  )
}

type FactsProps = {
  sections: readonly Section[]
  hasEmpty: boolean
  setEmpty: (hasEmpty: boolean) => void
}

function Facts({ sections, hasEmpty, setEmpty }: FactsProps) {
  const emptyCount = sections.flatMap(({ facts }) => facts).filter(({ text }) => text === null).length
  return (
    <>
      {sections.map(({ heading, facts }) => {
        const shown = hasEmpty ? facts : facts.filter(({ text }) => text !== null)
        if (shown.length === 0) return null
        const list = (
          <FactList key={heading ?? 'work'}>
            {shown.map(({ shown: content, ...fact }) => (
              <Fact key={fact.label} {...fact}>
                {content}
              </Fact>
            ))}
          </FactList>
        )
        return heading === undefined ? (
          list
        ) : (
          <section key={heading} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            {list}
          </section>
        )
      })}
      {emptyCount > 0 && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={styles.empty ?? ''}
          aria-expanded={hasEmpty}
          onClick={() => setEmpty(!hasEmpty)}
        >
          {hasEmpty ? t.candidate.hideEmptyFacts : t.candidate.emptyFacts(emptyCount)}
        </Button>
      )}
    </>
  )
}

type Section = { heading?: string; facts: readonly Shown[] }

const sectionsOf = (candidate: Candidate, reading: ReadingOfContacts | undefined): readonly Section[] => [
  { facts: workOf(candidate) },
  { heading: t.candidateControls.contacts, facts: contactsOf(candidate, reading) },
  { heading: t.candidate.details, facts: detailsOf(candidate) },
]

function workOf(candidate: Candidate): Shown[] {
  const { vacancy_id, vacancy_title, position, company, stack, technologies, cv_url, full_name } = candidate
  return [
    {
      label: t.candidateLabels.vacancy_id,
      text: vacancy_title,
      shown: (
        <span className={styles.link}>
          <RowLink to="/vacancies/$id" params={{ id: vacancy_id }}>
            {vacancy_title}
          </RowLink>
        </span>
      ),
    },
    { label: t.candidateLabels.position, text: position },
    { label: t.candidateLabels.company, text: company },
    { label: t.candidateLabels.stack, text: stack },
    {
      label: t.candidate.stack,
      text: technologies.length > 0 ? t.candidate.list(technologies) : null,
      shown: <Tags names={technologies} />,
    },
    addressFact(t.candidate.cv, full_name, cv_url),
  ]
}

function contactsOf(
  { phone, email, telegram, linkedin, full_name }: Candidate,
  reading: ReadingOfContacts | undefined,
): Shown[] {
  return [
    {
      label: t.candidateLabels.phone,
      text: phone,
      shown: phone !== null && (
        <span className={styles.link}>
          <PhoneLinks phone={phone} />
        </span>
      ),
    },
    {
      label: t.candidateLabels.email,
      text: email,
      isCopied: true,
      shown: email !== null && (
        <span className={styles.link}>
          <EmailLink email={email} />
        </span>
      ),
    },
    {
      label: t.candidateLabels.telegram,
      text: telegram,
      isCopied: true,
      copied: reading?.telegramLink(telegram ?? ''),
      shown: telegram !== null && (
        <span className={styles.link}>
          <TelegramLink telegram={telegram} />
        </span>
      ),
    },
    { ...addressFact(t.candidateLabels.linkedin, full_name, linkedin), isCopied: true },
  ]
}

function detailsOf(candidate: Candidate): Shown[] {
  const { resource_url, salary, english, location, experience, first_interview, full_name } = candidate
  const links = ['first_additional_link', 'second_additional_link'] as const
  return [
    addressFact(t.candidate.resource, full_name, resource_url),
    { label: t.candidateLabels.salary, text: salary === null ? null : t.lists.dollars(salary) },
    { label: t.candidateLabels.english, text: t.languageLevels[english] },
    { label: t.candidateLabels.location, text: location },
    {
      label: t.candidateLabels.experience,
      text: experience === null ? null : t.candidateControls.years(experience),
    },
    {
      label: t.candidate.firstContact,
      text: first_interview && formatDay(first_interview),
      shown: first_interview && <time dateTime={first_interview}>{formatDay(first_interview)}</time>,
    },
    ...links.map((link) => addressFact(t.candidateLabels[link], full_name, candidate[link])),
  ]
}

/** An address outside the portal, which opens in a tab of its own. */
const addressFact = (label: string, name: string, address: string | null): Shown => ({
  label,
  text: address,
  shown: address !== null && (
    <a
      className={styles.address}
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={t.candidate.openInNewTab(label, name, shortAddress(address))}
    >
      <span>{shortAddress(address)}</span>
      <IconExternalLink size={14} aria-hidden />
    </a>
  ),
})
