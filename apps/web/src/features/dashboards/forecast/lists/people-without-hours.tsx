import type { MissingHours, PersonWithoutHours } from '@portal/contract/hours/missing-hours'
import { t } from '../../../../messages/messages.ts'
import { WithFace } from '../../../../reference/people/with-face.tsx'
import { useToday } from '../../../../session/use-user.ts'
import { RowLink } from '../../../../shared/lists/cells/cells.tsx'
import styles from '../forecast-lists.module.css'
import { RemindButton } from './remind-button.tsx'
import { useReminders } from './use-reminders.ts'

/** Lists who has logged no hours in the last week, with buttons that remind them. */
export function PeopleWithoutHours({ missing }: { missing: MissingHours }) {
  const { week, users } = missing
  const today = useToday()
  const remind = useReminders(missing)
  if (users.length === 0) {
    return <p className={styles.empty}>{t.forecast.everyoneLogged(week.from, week.to)}</p>
  }
  const isReminded = ({ reminded_on }: PersonWithoutHours) => reminded_on === today
  const noteOf = (person: PersonWithoutHours) => {
    if (person.reminded_on === null) return undefined
    return isReminded(person) ? t.forecast.remindedToday : t.forecast.remindedOn(person.reminded_on)
  }
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.forecast.withoutHours(users.length, week.from, week.to)}</h2>
        <span className={styles.act}>
          <RemindButton
            refusal={users.every(isReminded) ? t.forecast.allReminded : undefined}
            onClick={() => remind(undefined)}
          >
            {t.forecast.remindAll}
          </RemindButton>
        </span>
      </div>
      <ul className={styles.rows} aria-label={t.forecast.noHours}>
        {users.map((person) => (
          <li key={person.id} className={styles.row}>
            <span className={styles.name}>
              <WithFace id={person.id} name={person.full_name}>
                <RowLink to="/users/$id" params={{ id: String(person.id) }}>
                  {person.full_name}
                </RowLink>
              </WithFace>
            </span>
            <span className={styles.expected}>{t.forecast.expected(person.expected_days)}</span>
            <span className={styles.note}>{noteOf(person)}</span>
            <span className={styles.act}>
              <RemindButton
                label={t.forecast.remindNamed(person.full_name)}
                refusal={isReminded(person) ? t.forecast.onceADay : undefined}
                onClick={() => remind(person.id)}
              >
                {t.forecast.remind}
              </RemindButton>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
