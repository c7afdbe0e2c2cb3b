import { Link } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import styles from './unknown-person.module.css'

/** Stands in place of the page of a person who does not exist. */
export const UnknownPerson = () => (
  <div className={styles.unknown}>
    <h1 className={styles.title} tabIndex={-1}>
      {t.people.unknown}
    </h1>
    <Link to="/manage-users">{t.people.toEveryone}</Link>
  </div>
)
