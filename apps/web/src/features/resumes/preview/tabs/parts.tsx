import type { PublicResume } from '@portal/contract/resumes/resumes'
import type { ResumeWords } from '@portal/words/resumes'
import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** A CV with the words of its language. */
export type TabProps = { resume: PublicResume; words: ResumeWords }

export const Empty = ({ text }: { text: string }) => <p className={styles.empty}>{text}</p>

/** A part of a tab under its heading; nothing where it has no content. */
export function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

type EntryProps = {
  title: string
  /** The lines below the title, such as the company and its place. */
  lines: readonly string[]
  /** The period; undefined for entries without dates. */
  period?: ReactNode
  children?: ReactNode
}

/** A job, a university, a project or a course. */
export const Entry = ({ title, lines, period, children }: EntryProps) => (
  <article className={styles.entry}>
    <h2 className={styles.title}>{title}</h2>
    {lines
      .filter((line) => line !== '')
      .map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    {period && <p className={styles.period}>{period}</p>}
    {children}
  </article>
)

/** A text with its own line breaks; nothing where it is empty. */
export const Prose = ({ text }: { text: string | null }) => text && <p className={styles.prose}>{text}</p>

/** A text below a small heading; nothing where it is empty. */
export const Labelled = ({ label, text }: { label: string; text: string }) =>
  text && (
    <div>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.prose}>{text}</p>
    </div>
  )

/** A link out of the portal, as people typed it. */
export const Outside = ({ address, children }: { address: string; children: ReactNode }) => (
  <a className={styles.link} href={address} target="_blank" rel="noreferrer">
    {children}
  </a>
)
