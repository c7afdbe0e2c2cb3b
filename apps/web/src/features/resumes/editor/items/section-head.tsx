import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useShortcut } from '../../../../shared/shortcuts.ts'
import styles from './section-head.module.css'

type Props = {
  /** The id of the heading. */
  id: string
  title: string
  /** The lines below the heading, which differ. */
  hints: readonly string[]
  addLabel: string
  /** Called to show the form; undefined while it is shown. */
  onAdd: (() => void) | undefined
  /** Whether the button takes the focus, because the form that had it has been closed. */
  isFocusOnAdd: boolean
}

/** The heading of a section with the button that shows its form; the key `n` shows it, too. */
export const SectionHead = ({ id, title, hints, addLabel, onAdd, isFocusOnAdd }: Props) => (
  <header className={styles.head}>
    <div className={styles.words}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {hint}
        </p>
      ))}
    </div>
    {onAdd && <AddButton label={addLabel} onClick={onAdd} hasFocus={isFocusOnAdd} />}
  </header>
)

function AddButton({ label, onClick, hasFocus }: { label: string; onClick: () => void; hasFocus: boolean }) {
  useShortcut('n', label, onClick)
  return (
    <Button autoFocus={hasFocus} leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  )
}
