import type { ReactNode } from 'react'
import styles from './field-section.module.css'

type Props = { title: string; children: ReactNode }

/** Fields under a heading, in two columns where there is room. */
export const FieldSection = ({ title, children }: Props) => (
  <fieldset className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
