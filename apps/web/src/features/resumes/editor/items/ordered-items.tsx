import { heavyPart } from '../../../../shared/heavy/heavy-part.tsx'
import { type OrderedItemsProps, PlainItems } from './plain-items.tsx'

// The library that drags is larger than a section; without it the items are shown in their order.
const DraggedItems = heavyPart<OrderedItemsProps>(
  () => import('./dragged-items.tsx').then((file) => file.DraggedItems),
  PlainItems,
  PlainItems,
)

/** The saved items of a section whose order is chosen by dragging one onto another. */
export const OrderedItems = (props: OrderedItemsProps) =>
  props.items.length > 1 ? <DraggedItems {...props} /> : <PlainItems {...props} />
