import styles from './fact-list.module.css'

type Props = { names: readonly string[]; label?: string }

/** Names side by side, such as technologies. */
export const Tags = ({ names, label }: Props) => (
  <ul className={styles.tags} aria-label={label}>
    {names.map((name) => (
      <li key={name} className={styles.tag}>
        {name}
      </li>
    ))}
  </ul>
)
