import { UnstyledButton } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import { isPair, type Pair } from './latest-choices.ts'
import styles from './latest-pairs.module.css'

type Props = {
  pairs: readonly Pair[]
  isLoading: boolean
  /** The ids that the form shows. */
  chosen: { project_id: number | null; category_id: number | null }
  onChoose: (pair: Pair) => void
}

const shownCount = 5

/** The latest pairs of project and category, each chosen by one click. A single one is what the form proposes anyway. */
export function LatestPairs({ pairs, isLoading, chosen, onChoose }: Props) {
  if (isLoading) return <div className={styles.pairs} />
  if (pairs.length < 2) return null
  return (
    <fieldset className={styles.pairs} aria-label={t.hours.latestPairs}>
      {pairs.slice(0, shownCount).map((pair) => (
        <UnstyledButton
          key={`${pair.project_id}.${pair.category_id}`}
          type="button"
          aria-pressed={isPair(pair, chosen)}
          onClick={() => onChoose(pair)}
          className={styles.pair ?? ''}
        >
          {t.hours.pair(pair.project, pair.category)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
