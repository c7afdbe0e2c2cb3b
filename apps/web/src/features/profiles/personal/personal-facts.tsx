import type { Profile } from '@portal/contract/profiles/profiles'
import { formatDay } from '@portal/domain/days'
import { defaultMaritalStatus } from '@portal/domain/people/profiles'
import { t } from '../../../messages/messages.ts'
import { Fact } from '../../../shared/facts/fact-list.tsx'
import styles from '../profile-page.module.css'

type Props<Key extends keyof Profile> = Pick<Profile, Key>

export const BirthFact = ({ date_of_birth: birth }: Props<'date_of_birth'>) => (
  <Fact label={t.profiles.dateOfBirth} text={birth && formatDay(birth)} />
)

export const HomeFact = ({ home_address }: Props<'home_address'>) => (
  <Fact label={t.profiles.homeAddress} text={home_address} />
)

export const StatusFact = ({ marital_status }: Props<'marital_status'>) => (
  <Fact
    label={t.profiles.maritalStatus}
    text={t.profiles.maritalStatuses[marital_status ?? defaultMaritalStatus]}
  />
)

export const OfficeFacts = ({ office, post_office }: Props<'office' | 'post_office'>) => (
  <>
    <Fact label={t.profiles.office} text={office} />
    <Fact label={t.profiles.postOffice} text={post_office} />
  </>
)

export const FamilyFact = ({ children }: Props<'children'>) => (
  <Fact label={t.profiles.children} text={t.profiles.noChildren}>
    {children.length > 0 && (
      <ul className={styles.plainList}>
        {children.map(({ id, name, date_of_birth: birth }) => (
          <li key={id}>{birth ? t.profiles.childBorn(name, formatDay(birth)) : name}</li>
        ))}
      </ul>
    )}
  </Fact>
)
