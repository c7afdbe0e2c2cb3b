import { UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { inKnownOrder, isPair, type Pair } from './latest-choices.ts'
import styles from './latest-pairs.module.css'

type Props = {
  pairs: readonly Pair[]
  isLoading: boolean
  /** The ids that the form shows. */
  chosen: { project_id: number | null; category_id: number | null }
  onChoose: (pair: Pair) => void
}

const shownCount = 5
/** The share of a button in view from which it counts as wholly in view. */
const wholly = 0.98

/**
 * The latest pairs of project and category, each chosen by one click. A single one is what the form proposes anyway. They
 * are in one line, which fades where more follow.
 */
export function LatestPairs({ pairs, isLoading, chosen, onChoose }: Props) {
  const shown = useKept(pairs.slice(0, shownCount))
  const [list, setList] = useState<HTMLElement | null>(null)
  const last = shown.at(-1)
  const isMore = useIsMore(list, last && keyOf(last))
  if (isLoading) return <div className={styles.pairs} data-pairs />
  if (shown.length < 2) return null
  return (
    <fieldset
      ref={setList}
      className={styles.pairs}
      data-pairs
      data-more={isMore || undefined}
      aria-label={t.hours.latestPairs}
    >
      {shown.map((pair) => (
        <UnstyledButton
          key={keyOf(pair)}
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

const keyOf = ({ project_id, category_id }: Pair) => `${project_id}.${category_id}`

/** The pairs, each in its place while the page is open: the latest one would go to the front at every save. */
function useKept(pairs: readonly Pair[]): readonly Pair[] {
  const [known, setKnown] = useState<readonly Pair[]>([])
  const fresh = pairs.filter((pair) => !known.some((other) => isPair(other, pair)))
  if (fresh.length > 0) setKnown([...known, ...fresh])
  return inKnownOrder(pairs, known)
}

/** Whether the last button of a line is not wholly in view. */
function useIsMore(list: HTMLElement | null, lastKey: string | undefined): boolean {
  const [isMore, setMore] = useState(false)
  useEffect(() => {
    const last = list?.lastElementChild
    if (!last || lastKey === undefined) return
    const observer = new IntersectionObserver(
      (entries) => setMore(entries.some(({ intersectionRatio }) => intersectionRatio < wholly)),
      { root: list, threshold: wholly },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [list, lastKey])
  return isMore
}
