import styles from './chips.module.css'

/** Short words, such as technologies. */
export const Chips = ({ label, words }: { label: string; words: readonly string[] }) => (
  <ul aria-label={label} className={styles.chips}>
    {[...new Set(words)].map((word) => (
      <li key={word} className={styles.chip}>
        {word}
      </li>
    ))}
  </ul>
)
