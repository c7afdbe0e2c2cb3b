import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react'
import type { BoardCandidate } from '@portal/contract/candidates/candidate-routes'
import { type Significate, significates } from '@portal/domain/candidates/candidates'
import { IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../messages/messages.ts'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'
import { cardIn } from './board-columns.ts'
import type { BoardProps, MoveCard } from './board-props.ts'
import { ColumnCards, ColumnHead, ColumnsFrame } from './column-parts.tsx'
import { moveByKey, plugins, sensors } from './dragging.ts'

/** The columns of a desktop: a candidate is dragged by mouse, finger or keys, or moved by the menu of the card. */
export function DraggedColumns({ columns, onMove, ...more }: BoardProps) {
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
      <ColumnsFrame>
        {shown.map((column) => (
          <DropColumn key={column.significate} significate={column.significate}>
            <ColumnHead column={column} />
            <ColumnCards column={column} {...more}>
              {column.candidates.map((card) =>
                card.can.update ? (
                  <DraggedCard key={card.id} card={card} onMove={onMove} />
                ) : (
                  <li key={card.id}>
                    <BoardCard card={card} onMove={onMove} />
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

function DropColumn({ significate, children }: { significate: Significate; children: ReactNode }) {
  const { ref, isDropTarget } = useDroppable({ id: significate })
  return (
    <section
      ref={ref}
      className={styles.column}
      aria-label={t.significates[significate]}
      data-target={isDropTarget || undefined}
    >
      {children}
    </section>
  )
}

function DraggedCard({ card, onMove }: { card: BoardCandidate; onMove: MoveCard }) {
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
      <BoardCard card={card} onMove={onMove} handle={handle} />
    </li>
  )
}
