import type { ReactNode } from 'react'
import styles from './candidate-fields.module.css'

/** Fields under a heading, in two columns where there is room. */
export const FieldSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
