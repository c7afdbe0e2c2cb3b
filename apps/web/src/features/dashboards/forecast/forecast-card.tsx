import { IconChevronDown } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import styles from './forecast-cards.module.css'

type Props = {
  label: string
  /** The figure; undefined until it is loaded. */
  figure: number | undefined
  note: string | undefined
  /** The id of the list that the card opens. */
  listId: string
  isOpen: boolean
  onToggle: () => void
}

/** A figure that opens the list behind it. Spaces keep its parts separate words, as they are in its accessible name. */
export const ForecastCard = ({ label, figure, note, listId, isOpen, onToggle }: Props) => (
  <button
    type="button"
    className={styles.card}
    aria-label={t.forecast.card(label, figure, note)}
    aria-expanded={isOpen}
    aria-controls={isOpen ? listId : undefined}
    onClick={onToggle}
  >
    <span className={styles.label}>{label}</span>{' '}
    <span className={styles.facts}>
      <span className={styles.figure} data-figures data-loading={figure === undefined || undefined}>
        {figure}
      </span>{' '}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    <IconChevronDown size={16} aria-hidden className={styles.arrow} />
  </button>
)
