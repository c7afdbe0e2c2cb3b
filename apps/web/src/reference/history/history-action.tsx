import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { RowAction } from '../../shared/lists/cells/cells.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import type { HistoryRoute } from './history-query.ts'

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx').then((file) => file.HistoryDialog))

type Props = { route: HistoryRoute; id: number; name: string }

/** The button of a row that opens its history in a dialog. */
export function HistoryAction(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowAction
        label={t.history.of(props.name)}
        icon={<IconHistory size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
