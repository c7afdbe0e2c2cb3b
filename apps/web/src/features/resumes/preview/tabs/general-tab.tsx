import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import styles from './general-tab.module.css'
import { keyed } from './keyed.ts'
import { Outside, Part, Prose, type TabProps } from './parts.tsx'

/** Shows who it is, and what the left column of the PDF has. */
export const GeneralTab = ({ resume, words }: TabProps) => (
  <>
    <div className={styles.person}>
      {resume.avatar ? (
        <img className={styles.avatar} src={resume.avatar} alt="" width={88} height={88} />
      ) : (
        <DefaultPortrait className={styles.avatar} />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{resume.name}</p>
        <p className={styles.role}>{resume.role}</p>
        {resume.location && <p>{resume.location}</p>}
      </div>
    </div>
    {resume.github_url && (
      <p className={styles.github}>
        <Outside address={resume.github_url}>{t.resumePreview.github}</Outside>
      </p>
    )}
    <Part title={words.headings.summary} isEmpty={!resume.summary}>
      <Prose text={resume.summary} />
    </Part>
    <Part title={words.headings.skills} isEmpty={resume.skills.length === 0}>
      {keyed(resume.skills).map(({ key, item: { skill_set, skills } }) => (
        <div key={key}>
          <h3 className={styles.group}>{skill_set}</h3>
          <Chips label={skill_set} words={skills} />
        </div>
      ))}
    </Part>
    <Part title={words.headings.languages} isEmpty={resume.languages.length === 0}>
      <dl className={styles.languages}>
        {keyed(resume.languages).map(({ key, item: { name, level } }) => (
          <div key={key} className={styles.language}>
            <dt>{name}</dt>
            <dd>{words.levels[level]}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title={words.headings.certificates} isEmpty={resume.certificates.length === 0}>
      <ul className={styles.plain}>
        {keyed(resume.certificates).map(({ key, item: { name, url } }) => (
          <li key={key}>{url ? <Outside address={url}>{name}</Outside> : name}</li>
        ))}
      </ul>
    </Part>
    <Part title={words.headings.books} isEmpty={resume.books.length === 0}>
      <ul className={styles.plain}>
        {keyed(resume.books).map(({ key, item: { title, author, cover } }) => (
          <li key={key} className={styles.book}>
            <span className={styles.cover}>
              {cover ? <img src={cover} alt="" loading="lazy" /> : <DefaultCover />}
            </span>
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.author}>{author}</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  </>
)

/** Stands in place of the picture of a person who has none. */
const DefaultPortrait = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 88 88" aria-hidden="true" focusable="false">
    <rect width="88" height="88" fill="var(--portal-sunken)" />
    <g fill="var(--portal-line-strong)">
      <circle cx="44" cy="34" r="15" />
      <path d="M14 84c0-17 13-27 30-27s30 10 30 27v4H14z" />
    </g>
  </svg>
)

/** Stands in place of the cover of a book that has none. */
const DefaultCover = () => (
  <svg viewBox="0 0 56 72" aria-hidden="true" focusable="false">
    <rect width="56" height="72" fill="var(--portal-sunken)" />
    <path d="M0 0h8v72H0z" fill="var(--portal-line-strong)" />
    <path d="M18 20h26M18 28h18" stroke="var(--portal-accent)" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
