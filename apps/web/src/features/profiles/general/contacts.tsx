import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { githubLink } from '@portal/domain/addresses/account-links'
import { emailLink } from '@portal/domain/addresses/email-addresses'
import { t } from '../../../messages/messages.ts'
import { ContactReading } from '../../../shared/facts/contact-reading.tsx'
import styles from '../../../shared/facts/fact-list.module.css'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'

type Props = { user: User; profile: Profile }

/** A person's e-mail, phone and accounts. */
export function Contacts({ user, profile }: Props) {
  const { skype, github, telegram, phone_number } = profile
  const [mailbox, domain] = user.email.split('@')
  return (
    <FactList>
      <Fact label={t.profiles.email} text={user.email} isCopied>
        <a className={styles.link} href={emailLink(user.email)}>
          {mailbox}
          {/* A long address is broken before its @ first. */}
          <wbr />@{domain}
        </a>
      </Fact>
      <Fact label={t.profiles.skype} text={skype} isCopied />
      <Fact label={t.profiles.github} text={github} isCopied>
        <SiteLink address={githubLink(github ?? '')} text={github} />
      </Fact>
      <Fact label={t.profiles.telegram} text={telegram} isCopied>
        <ContactReading>
          {(reading) => <SiteLink address={reading?.telegramLink(telegram ?? '')} text={telegram} />}
        </ContactReading>
      </Fact>
      <Fact label={t.profiles.phone} text={phone_number} isCopied>
        <PhoneLinks text={phone_number ?? ''} />
      </Fact>
    </FactList>
  )
}

/** A link that dials for each number of the field. */
const PhoneLinks = ({ text }: { text: string }) => (
  <ContactReading>
    {(reading) =>
      reading
        ? reading.phoneParts(text).map(({ text: part, start, address }) =>
            address === undefined ? (
              part
            ) : (
              <a key={start} className={styles.link} href={address}>
                {part}
              </a>
            ),
          )
        : text
    }
  </ContactReading>
)

/** A link to another site, or plain text where there is no known address. */
function SiteLink({ address, text }: { address: string | undefined; text: string | null }) {
  if (address === undefined) return text
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
