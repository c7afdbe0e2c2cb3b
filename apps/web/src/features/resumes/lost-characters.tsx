import { IconInfoCircle } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { lostPlaces } from '../../reference/resumes/lost-places.ts'
import styles from './lost-characters.module.css'
import { keyed } from './preview/tabs/keyed.ts'

const mostShown = 20
const mostPlaces = 5

type Props = {
  resume: Parameters<typeof lostPlaces>[0]
  /** Whether it stands from edge to edge below the bar of the finished page. */
  isBand?: boolean
}

/** Names the characters of a CV that its PDF cannot show, and where they stand; nothing where there is none. */
export function LostCharacters({ resume, isBand = false }: Props) {
  const places = lostPlaces(resume)
  if (places.length === 0) return null
  const more = places.length - mostPlaces
  return (
    <aside
      className={styles.note}
      aria-label={t.resumeEditor.lostNote}
      data-band={isBand || undefined}
      data-no-print
    >
      <IconInfoCircle size={18} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.sentence}>{t.resumeEditor.notInPdf}</p>
        <ul className={styles.places}>
          {keyed(places.slice(0, mostPlaces)).map(({ key, item: { place, characters } }) => (
            <li key={key}>
              {t.resumeEditor.lostAt(
                place,
                characters.slice(0, mostShown).join(' '),
                characters.length - mostShown,
              )}
            </li>
          ))}
          {more > 0 && <li>{t.resumeEditor.morePlaces(more)}</li>}
        </ul>
      </div>
    </aside>
  )
}
