import { type ReactNode, useId, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { lazyPart } from '../../../../shared/states/lazy-part.tsx'
import { draftNames, type ResumeSection } from '../sections.ts'
import type { ItemCardActs } from './item-card.tsx'
import styles from './items-section.module.css'
import type { NewItemProps } from './new-item-form.tsx'
import { type OrderedItemsProps, PlainItems, type Sorting } from './plain-items.tsx'
import { SectionHead } from './section-head.tsx'
import { useAdding } from './use-adding.ts'
import { type ItemDialogs, useItemDialogs } from './use-item-dialogs.tsx'

// The library that drags is larger than a section; without it the items are shown in their order.
const DraggedItems = lazyPart<OrderedItemsProps>(
  () => import('./dragged-items.tsx').then((file) => file.DraggedItems),
  PlainItems,
  PlainItems,
)

type Props<Row> = ItemDialogs<Row> & {
  resumeId: number
  section: ResumeSection
  words: NewItemProps['words'] & { hint?: string; empty?: string }
  items: readonly Row[]
  /** Moves the items; undefined where a section has no order of its own. */
  sorting?: Sorting
  /** An `ItemCard`. */
  card: (item: Row, acts: ItemCardActs) => ReactNode
  /** A `NewItemForm`. */
  newItem: (props: NewItemProps) => ReactNode
}

/** A section with the form that adds an item on top, shown by a button where there are items, and the items below it. */
export function ItemsSection<Row extends { id: number; version: number }>(props: Props<Row>) {
  const { resumeId, section, words, items, nameOf, sorting } = props
  const headingId = useId()
  const [newId, setNewId] = useState<number>()
  const draft = draftNames(resumeId, section)
  const adding = useAdding({ draft: draft.typed, isEmpty: items.length === 0 })
  const { actsOn, dialogs } = useItemDialogs(draft.edited, props)
  const isMovable = sorting !== undefined && items.length > 1
  const listed = {
    label: t.resumeEditor.tabs[section],
    items: items.map((item) => ({
      id: item.id,
      name: nameOf(item),
      card: props.card(item, { ...actsOn(item), isNew: item.id === newId }),
    })),
  }
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <SectionHead
        id={headingId}
        title={t.resumeEditor.tabs[section]}
        hints={[...(words.hint ? [words.hint] : []), ...(isMovable ? [t.resumeEditor.howToDrag] : [])]}
        addLabel={words.add}
        onAdd={adding.isAdding ? undefined : adding.open}
        isFocusOnAdd={adding.wasClosed}
      />
      {adding.isAdding &&
        props.newItem({
          words,
          draft: draft.typed,
          isFocused: adding.wasOpened,
          isOnlyForm: items.length === 0,
          onSaved: ({ id }) => {
            setNewId(id)
            adding.close()
          },
          onCancel: adding.close,
        })}
      {items.length === 0 && words.empty && <p className={styles.empty}>{words.empty}</p>}
      {items.length > 0 &&
        (isMovable ? <DraggedItems {...listed} sorting={sorting} /> : <PlainItems {...listed} />)}
      {dialogs}
    </section>
  )
}
