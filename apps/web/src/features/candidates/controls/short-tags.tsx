import { VisuallyHidden } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import { Tooltip } from '../../../shared/tooltip.tsx'
import styles from './short-tags.module.css'

const shownTags = 3

/** The first names side by side, such as technologies, and how many others there are. */
export function ShortTags({ names, label }: { names: readonly string[]; label: string }) {
  const hidden = names.slice(shownTags)
  return (
    <ul className={styles.chips} aria-label={label}>
      {names.slice(0, shownTags).map((name) => (
        <li key={name} className={styles.chip}>
          {name}
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={styles.chip}>
          <Tooltip text={t.candidate.list(hidden)} isTouched>
            {(control) => (
              <span {...control}>
                <span aria-hidden>{t.candidateBoard.moreTechnologies(hidden.length)}</span>
                <VisuallyHidden>{t.candidate.list(hidden)}</VisuallyHidden>
              </span>
            )}
          </Tooltip>
        </li>
      )}
    </ul>
  )
}
