import type { ReactNode } from 'react'
import { t } from '../../../../messages/messages.ts'
import { heavyPart } from '../../../../shared/heavy/heavy-part.tsx'
import type { ResumeSection } from '../sections.ts'
import type { ItemCardActs } from './item-card.tsx'
import type { NewItemProps } from './new-item-form.tsx'
import { type OrderedItemsProps, PlainItems } from './plain-items.tsx'
import { SectionHead } from './section-head.tsx'
import { useAdding } from './use-adding.ts'
import { type ItemDialogs, useItemDialogs } from './use-item-dialogs.tsx'

// The library that drags is larger than a section; without it the items are shown in their order.
const DraggedItems = heavyPart<OrderedItemsProps>(
  () => import('./dragged-items.tsx').then((file) => file.DraggedItems),
  PlainItems,
  PlainItems,
)

type Props<Row> = ItemDialogs<Row> &
  Pick<OrderedItemsProps, 'onSwap'> & {
    resumeId: number
    section: ResumeSection
    words: NewItemProps['words'] & { hint: string }
    items: readonly Row[]
    /** An `ItemCard`. */
    card: (item: Row, acts: ItemCardActs) => ReactNode
    /** A `NewItemForm`; its first field takes the focus where the button has shown it. */
    newItem: (props: NewItemProps, isFocused: boolean) => ReactNode
  }

/** A section whose items are dragged into their order, and whose form is shown by a button where it has items. */
export function OrderedSection<Row extends { id: number; version: number }>(props: Props<Row>) {
  const { resumeId, section, words, items, nameOf, onSwap } = props
  const heading = t.resumeEditor.tabs[section]
  const isEmpty = items.length === 0
  const draft = `resume.${resumeId}.${section}.create`
  const adding = useAdding({ draft, isEmpty })
  const { actsOn, dialogs } = useItemDialogs(`resume.${resumeId}.${section}.edit`, props)
  const Items = items.length > 1 ? DraggedItems : PlainItems
  return (
    <>
      <SectionHead
        title={heading}
        hint={words.hint}
        addLabel={words.add}
        onAdd={adding.isAdding ? undefined : adding.open}
        isFocusOnAdd={adding.wasClosed}
      />
      <Items
        label={heading}
        items={items.map((item) => ({
          id: item.id,
          name: nameOf(item),
          card: props.card(item, actsOn(item)),
        }))}
        onSwap={onSwap}
      />
      {adding.isAdding &&
        props.newItem(
          { words, draft, onSaved: adding.close, onCancel: isEmpty ? undefined : adding.close },
          adding.wasOpened,
        )}
      {dialogs}
    </>
  )
}
