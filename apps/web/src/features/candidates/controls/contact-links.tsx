import { linkedinName } from '@portal/domain/addresses/account-links'
import { emailLink } from '@portal/domain/addresses/email-addresses'
import { IconBrandLinkedin, IconBrandTelegram, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import type { ReadingOfContacts } from '../../../shared/facts/contact-reader.tsx'
import { ContactReading } from '../../../shared/facts/contact-reading.tsx'
import { Tooltip, type TooltipProps } from '../../../shared/tooltip.tsx'
import styles from './contact-links.module.css'

const icon = { size: 16, className: styles.icon, 'aria-hidden': true }

/** A link that dials for each number of the field; plain text where there is nothing to dial. */
export const PhoneLinks = ({ phone }: { phone: string }) => (
  <ContactReading>{(reading) => phoneLinks(phone, reading)}</ContactReading>
)

function phoneLinks(phone: string, reading: ReadingOfContacts | undefined): ReactNode {
  const parts = reading?.phoneParts(phone) ?? []
  if (parts.every(({ address }) => address === undefined)) {
    return <ContactLink icon={<IconPhone {...icon} />} address={undefined} text={phone} />
  }
  return parts.map(({ text, start, address }) =>
    address === undefined ? (
      text
    ) : (
      <ContactLink key={start} icon={<IconPhone {...icon} />} address={address} text={text} />
    ),
  )
}

export const EmailLink = ({ email }: { email: string }) => (
  <ContactLink icon={<IconMail {...icon} />} address={emailLink(email)} text={email} />
)

/** A link to the account that a bare handle or an address names; plain text where it is neither. */
export const TelegramLink = ({ telegram }: { telegram: string }) => (
  <ContactReading>
    {(reading) => (
      <ContactLink
        icon={<IconBrandTelegram {...icon} />}
        address={reading?.telegramLink(telegram)}
        text={telegram}
        isOutside
      />
    )}
  </ContactReading>
)

export const LinkedinLink = ({ linkedin, name }: { linkedin: string; name: string }) => (
  <ContactLink
    icon={<IconBrandLinkedin {...icon} />}
    address={linkedin}
    text={linkedinName(linkedin)}
    label={t.candidateControls.linkedinOf(name, linkedinName(linkedin))}
    isOutside
  />
)

type Props = {
  icon: ReactNode
  address: string | undefined
  text: string
  /** The accessible name of the link, which must contain the text. The text of a link with one may be cut, and is its tip. */
  label?: string
  isOutside?: boolean
}

/** The number of characters that even the narrowest place has in one line. */
const shortText = 20

/** The text with a place to break: an e-mail address breaks behind its @ rather than in a word. */
const withBreaks = (text: string): ReactNode => {
  const [name, ...host] = text.split('@')
  if (!name || host.length === 0) return text
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  )
}

function ContactLink({ icon: mark, address, text, label, isOutside = false }: Props) {
  const content = (
    <>
      {mark}
      <span className={styles.text} data-short={text.length <= shortText || undefined}>
        {withBreaks(text)}
      </span>
    </>
  )
  if (address === undefined) return <span className={styles.contact}>{content}</span>
  const link = (control?: TooltipProps) => (
    <a
      {...control}
      className={styles.contact}
      href={address}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      aria-label={label}
    >
      {content}
    </a>
  )
  return label === undefined ? link() : <Tooltip text={text}>{link}</Tooltip>
}
