import { View } from '@react-pdf/renderer'
import { type ComponentProps, createElement as h, type ReactElement } from 'react'

/** What a column consists of, from top to bottom. */
export type Piece = {
  element: ReactElement
  /** Space above it, in points; none at the top of a page. */
  gap: number
  /** Not divided between pages. Only for what is far lower than a page: the rest would be cut off. */
  whole?: boolean
  /** How much of what follows stands on the same page at least, in points. */
  ahead?: number
}

type ViewStyle = NonNullable<ComponentProps<typeof View>['style']>

/**
 * The pieces are direct children of the column: the renderer divides only this list into pages, and a piece inside an
 * inner box could not be kept on the page of the next one. The space between two is below the first, so that a page
 * never begins with it.
 */
export const columnOf = (style: ViewStyle, pieces: readonly Piece[]): ReactElement =>
  h(
    View,
    { style },
    ...pieces.map(({ element, whole = false, ahead }, index) =>
      h(
        View,
        {
          wrap: !whole,
          style: { marginBottom: pieces[index + 1]?.gap ?? 0 },
          ...(ahead === undefined ? {} : { minPresenceAhead: ahead }),
        },
        element,
      ),
    ),
  )

/** A heading with its entries; nothing when there is no entry. */
export const sectionOf = (heading: Piece, entries: readonly (readonly Piece[])[]): readonly Piece[] =>
  entries.length === 0 ? [] : [heading, ...entries.flat()]
