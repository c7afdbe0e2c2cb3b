import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react'
import type { BoardCandidate, BoardColumn } from '@portal/contract/candidates/candidate-routes'
import { significates } from '@portal/domain/candidates/candidates'
import { IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../messages/messages.ts'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'
import { BoardColumnFrame, useFolded } from './board-column.tsx'
import { cardIn } from './board-columns.ts'
import type { BoardProps, MoveCard } from './board-props.ts'
import { ColumnCards, ColumnsFrame } from './column-parts.tsx'
import { moveByKey, plugins, sensors } from './dragging.ts'

/** The columns of a desktop: a candidate is dragged by mouse, finger or keys, or moved by the menu of the card. */
export function DraggedColumns({ columns, search, onMove, ...more }: BoardProps) {
  const { isFolded, fold } = useFolded(search)
  // Data that arrives while a card is dragged is shown after the drop: until then the card must stay where it is.
  const [held, setHeld] = useState<BoardProps['columns']>()
  const shown = held ?? columns
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation: { source } }) => {
        setHeld(columns)
        // Focuses the lifted card, so that it keeps the focus after the drop, whatever it was lifted by.
        if (source?.handle instanceof HTMLElement) source.handle.focus({ preventScroll: true })
      }}
      onDragMove={moveByKey}
      onDragEnd={({ operation: { source, target }, canceled }, manager) => {
        manager.collisionObserver.enable()
        const to = significates.find((significate) => significate === target?.id)
        const card = cardIn(shown, source?.id)
        // `flushSync` leaves the transition in which this handler runs: the card must be in its new column before the
        // library lets it go.
        flushSync(() => {
          setHeld(undefined)
          if (!canceled && card && to && card.significate !== to) void onMove(card, to)
        })
      }}
    >
      <ColumnsFrame isFolded={isFolded}>
        {shown.map((column) => (
          <DropColumn key={column.significate} column={column} isFolded={isFolded} fold={fold}>
            <ColumnCards column={column} {...more}>
              {column.candidates.map((card) =>
                card.can.update ? (
                  <DraggedCard key={card.id} card={card} search={search} onMove={onMove} />
                ) : (
                  <li key={card.id}>
                    <BoardCard card={card} search={search} onMove={onMove} />
                  </li>
                ),
              )}
            </ColumnCards>
          </DropColumn>
        ))}
      </ColumnsFrame>
    </DragDropProvider>
  )
}

type DropProps = {
  column: BoardColumn
  isFolded: boolean
  fold: ((isFolded: boolean) => void) | undefined
  children: ReactNode
}

function DropColumn({ column, isFolded, fold, children }: DropProps) {
  const { ref, isDropTarget } = useDroppable({ id: column.significate })
  const isLast = column.significate === 'rejected'
  return (
    <BoardColumnFrame
      column={column}
      isFolded={isLast && isFolded}
      fold={isLast ? fold : undefined}
      columnRef={ref}
      isTarget={isDropTarget}
    >
      {children}
    </BoardColumnFrame>
  )
}

type CardProps = Pick<BoardProps, 'search'> & { card: BoardCandidate; onMove: MoveCard }

function DraggedCard({ card, search, onMove }: CardProps) {
  const { id, full_name, significate } = card
  const { ref, handleRef, isDragSource } = useDraggable({ id, data: { name: full_name, significate } })
  const handle = (
    <button
      ref={handleRef}
      type="button"
      className={styles.handle}
      aria-label={t.candidateBoard.drag(full_name)}
      aria-roledescription={t.actions.draggable}
      data-part="handle"
    >
      <IconGripVertical size={16} aria-hidden />
    </button>
  )
  return (
    <li ref={ref} className={styles.movable} data-dragging={isDragSource || undefined}>
      <BoardCard card={card} search={search} onMove={onMove} handle={handle} />
    </li>
  )
}
