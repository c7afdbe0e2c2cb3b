import { Tabs, VisuallyHidden } from '@mantine/core'
import { significateSteps } from '@portal/domain/candidates/candidates'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useChosenInView } from '../../../browser/use-chosen-in-view.ts'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { StateDot } from '../../../shared/states/state-mark.tsx'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'
import type { BoardProps } from './board-props.ts'
import { ColumnCards } from './column-parts.tsx'

const route = getRouteApi('/_app/vacancies_/$id')

/** The board of a phone: one column at a time. Candidates are moved by their menus. */
export function ColumnTabs({ columns, search, onMove, ...more }: BoardProps) {
  const { column: wanted } = route.useSearch()
  const navigate = route.useNavigate()
  const [first] = useState(() => firstColumn(columns))
  const chosen = significateSteps.find((significate) => significate === wanted) ?? first
  const choose = (column: string | null) =>
    void navigate({
      search: (now) => ({ ...now, column: column ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  const tabList = useChosenInView(chosen)
  const shown = columns.find(({ significate }) => significate === chosen)
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <Tabs.List ref={tabList} aria-label={t.candidateBoard.label} className={styles.tabs}>
        {columns.map(({ significate, count }) => (
          <Tabs.Tab
            key={significate}
            value={significate}
            leftSection={<StateDot {...stateLooks.significate[significate]} />}
          >
            {t.significates[significate]} <span className={styles.count}>{count}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown && (
        <Tabs.Panel value={chosen}>
          <VisuallyHidden component="h2">{t.significates[chosen]}</VisuallyHidden>
          <ColumnCards column={shown} {...more}>
            {shown.candidates.map((card) => (
              <li key={card.id}>
                <BoardCard card={card} search={search} onMove={onMove} />
              </li>
            ))}
          </ColumnCards>
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

/** The first column that has candidates. */
const firstColumn = (columns: BoardProps['columns']) =>
  columns.find(({ count }) => count > 0)?.significate ?? significateSteps[0]
