import { type FocusEvent, useLayoutEffect, useRef } from 'react'

type Place = { card: string; part: string; index: number }

/**
 * Keeps the focus on a card that is drawn in another column, or on the card that takes its place where it is not drawn
 * any more. The controls of a card have `data-part`, the card itself `data-card`.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const place = useRef<Place>(undefined)
  // The effect runs after every render, because a card may have moved for many reasons.
  useLayoutEffect(() => {
    const root = ref.current
    if (root && place.current && document.activeElement?.contains(root)) {
      controlAt(root, place.current)?.focus()
    }
  })
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      place.current = placeOf(target) ?? place.current
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // React reports no blur of a control that it takes away.
      const isNear =
        relatedTarget !== null &&
        (currentTarget.contains(relatedTarget) || relatedTarget.closest('[role=menu]') !== null)
      if (!isNear) place.current = undefined
    },
  }
}

const cardsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-card]')]

function placeOf(control: Element): Place | undefined {
  const card = control.closest<HTMLElement>('[data-card]')
  const part = control.closest<HTMLElement>('[data-part]')?.dataset.part
  if (!card?.dataset.card || part === undefined) return undefined
  const list = card.closest('ul')
  return { card: card.dataset.card, part, index: list ? cardsIn(list).indexOf(card) : 0 }
}

function controlAt(root: Element, { card, part, index }: Place): HTMLElement | null | undefined {
  const cards = cardsIn(root)
  const drawn = cards.find(({ dataset }) => dataset.card === card) ?? cards[index] ?? cards.at(-1)
  return (
    drawn?.querySelector<HTMLElement>(`[data-part="${part}"]`) ??
    root.querySelector('[role=tab][aria-selected=true]')
  )
}
