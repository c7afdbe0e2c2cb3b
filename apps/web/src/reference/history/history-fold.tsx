import { t } from '../../messages/messages.ts'
import { Folded } from '../../shared/folded.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import type { HistoryProps } from './history-list.tsx'

const HistoryList = lazyPart(() => import('./history-list.tsx').then((file) => file.HistoryList))

/** The history of a row, folded at the end of its page or dialog. */
export const HistoryFold = (props: HistoryProps) => (
  <Folded title={t.history.title}>
    <HistoryList {...props} />
  </Folded>
)
