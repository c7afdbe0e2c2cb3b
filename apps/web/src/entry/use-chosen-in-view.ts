import { useEffect, useRef } from 'react'

/** For a list of tabs that may be wider than a phone: the chosen one is scrolled into view. */
export function useChosenInView(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current
      ?.querySelector(`[id$="-tab-${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return list
}
