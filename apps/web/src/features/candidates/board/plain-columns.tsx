import { BoardCard } from './board-card.tsx'
import { BoardColumnFrame, useFolded } from './board-column.tsx'
import type { BoardProps } from './board-props.ts'
import { ColumnCards, ColumnsFrame } from './column-parts.tsx'

/** The columns where the code that drags is missing: candidates are moved by their menus. */
export function PlainColumns({ columns, search, onMove, ...more }: BoardProps) {
  const { isFolded, fold } = useFolded(search)
  return (
    <ColumnsFrame isFolded={isFolded}>
      {columns.map((column) => {
        const isLast = column.significate === 'rejected'
        return (
          <BoardColumnFrame
            key={column.significate}
            column={column}
            isFolded={isLast && isFolded}
            fold={isLast ? fold : undefined}
          >
            <ColumnCards column={column} {...more}>
              {column.candidates.map((card) => (
                <li key={card.id}>
                  <BoardCard card={card} search={search} onMove={onMove} />
                </li>
              ))}
            </ColumnCards>
          </BoardColumnFrame>
        )
      })}
    </ColumnsFrame>
  )
}
