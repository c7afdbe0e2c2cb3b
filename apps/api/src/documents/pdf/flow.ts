import { View } from '@react-pdf/renderer'
import { type ComponentProps, createElement as h, type ReactElement } from 'react'

type ViewStyle = NonNullable<ComponentProps<typeof View>['style']>
type Part = ReactElement | null

/**
 * Parts one below the other. A page may end between two of them, whose space is lost then, and within texts. Nothing
 * when there are no parts.
 */
export const stackOf = (rowGap: number, parts: readonly Part[], style: ViewStyle = {}): Part => {
  const shown = parts.filter((part) => part !== null)
  return shown.length === 0 ? null : h(View, { style: [{ rowGap }, style] }, ...shown)
}

/**
 * Parts that are never divided between pages. Together they must be far lower than a page, because the rest would be
 * cut off.
 */
export const wholeOf = (...parts: Part[]): ReactElement => h(View, { wrap: false }, ...parts)

/**
 * A first part that is never divided and stands on the page on which the rest begins. The space between them belongs to
 * the first part, because the renderer takes any other space for a place where a page may end.
 */
export const ledBy = (first: ReactElement, gap: number, rest: Part): ReactElement =>
  rest === null
    ? wholeOf(first)
    : h(View, {}, h(View, { wrap: false, minPresenceAhead: 1, style: { paddingBottom: gap } }, first), rest)
