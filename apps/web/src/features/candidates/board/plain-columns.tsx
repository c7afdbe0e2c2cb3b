import { t } from '../../../messages/messages.ts'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'
import type { BoardProps } from './board-props.ts'
import { ColumnCards, ColumnHead, ColumnsFrame } from './column-parts.tsx'

/** The columns where the code that drags is missing: candidates are moved by their menus. */
export const PlainColumns = ({ columns, onMove, ...more }: BoardProps) => (
  <ColumnsFrame>
    {columns.map((column) => (
      <section
        key={column.significate}
        className={styles.column}
        aria-label={t.significates[column.significate]}
      >
        <ColumnHead column={column} />
        <ColumnCards column={column} {...more}>
          {column.candidates.map((card) => (
            <li key={card.id}>
              <BoardCard card={card} onMove={onMove} />
            </li>
          ))}
        </ColumnCards>
      </section>
    ))}
  </ColumnsFrame>
)
