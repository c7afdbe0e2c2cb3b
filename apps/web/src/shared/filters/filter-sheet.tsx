import { Button, Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { DialogFooter } from '../dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../dialogs/use-focus-return.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import styles from './filter-sheet.module.css'

type Props = {
  children: ReactNode
  resultCount: number | undefined
  onReset: (() => void) | undefined
  onClose: () => void
}

/** The filters on a phone, in a sheet from below. They act at once; the button shows the number of results and closes. */
export function FilterSheet({ children, resultCount, onReset, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t.lists.filter}
      closeButtonProps={{ 'aria-label': t.actions.close, size: 'xl' }}
      classNames={{ content: styles.sheet ?? '' }}
    >
      <div className={styles.fields}>{children}</div>
      <DialogFooter>
        {onReset && (
          <Button variant="default" onClick={onReset}>
            {t.lists.resetFilters}
          </Button>
        )}
        <Button onClick={onClose}>
          {resultCount === undefined ? t.lists.showResultsUncounted : t.lists.showResults(resultCount)}
        </Button>
      </DialogFooter>
    </Drawer>
  )
}
