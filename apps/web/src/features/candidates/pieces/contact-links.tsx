import { telegramLink } from '@portal/domain/addresses/account-links'
import { phoneLink } from '@portal/domain/addresses/phone-link'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './contact-links.module.css'

/** A link that dials; plain text where there is nothing to dial. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <ContactLink address={phoneLink(phone)}>{phone}</ContactLink>
)

export const EmailLink = ({ email }: { email: string }) => (
  <ContactLink address={`mailto:${email}`}>{email}</ContactLink>
)

/** Of a bare handle or an address; plain text where it is neither. */
export const TelegramLink = ({ telegram }: { telegram: string }) => (
  <ContactLink address={telegramLink(telegram)} isOutside>
    {telegram}
  </ContactLink>
)

export const LinkedinLink = ({ linkedin, name }: { linkedin: string; name: string }) => (
  <a
    className={styles.link}
    href={linkedin}
    target="_blank"
    rel="noreferrer"
    aria-label={t.candidatePieces.linkedinOf(name)}
  >
    <span className={styles.outside}>
      {t.candidatePieces.viewLinkedin}
      <IconExternalLink size={16} aria-hidden />
    </span>
  </a>
)

type Props = { address: string | undefined; isOutside?: boolean; children: ReactNode }

function ContactLink({ address, isOutside = false, children }: Props) {
  if (address === undefined) return children
  return (
    <a className={styles.link} href={address} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
      <span>{children}</span>
    </a>
  )
}
