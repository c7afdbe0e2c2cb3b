import { IconChevronDown } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import styles from './forecast-cards.module.css'

type Props = {
  /** Shown until the figure is loaded. */
  label: string
  figure: number | undefined
  /** What the figure counts; it goes on after the number. */
  counted: string | undefined
  note: string | undefined
  /** The id of the list that the card opens. */
  listId: string
  isOpen: boolean
  onToggle: () => void
}

/** A figure that opens the list behind it. Spaces keep its parts separate words, as they are in its accessible name. */
export function ForecastCard({ label, figure, counted, note, listId, isOpen, onToggle }: Props) {
  const isLoaded = figure !== undefined && counted !== undefined
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={isLoaded ? t.forecast.card(figure, counted, note) : label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
    >
      <span className={styles.figure} data-figures data-loading={!isLoaded || undefined}>
        {figure}
      </span>{' '}
      <span className={styles.facts}>
        <span className={styles.counted}>{counted ?? label}</span> <span className={styles.note}>{note}</span>
      </span>
      <IconChevronDown size={16} aria-hidden className={styles.arrow} />
    </button>
  )
}
