import { useEffect, useRef } from 'react'

/** Scrolls the chosen one of a list of tabs into view, where the list is wider than a phone. */
export function useChosenInView(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current
      ?.querySelector(`[id$="-tab-${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return list
}
