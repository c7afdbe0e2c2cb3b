import { useEffect, useRef, useState } from 'react'

/** Whether the content of a frame is wider than the frame, so that it scrolls sideways. */
export function useWideFrame() {
  const frame = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const table = element.querySelector('table')
    const width = () => (table ? table.offsetWidth : element.scrollWidth)
    const observer = new ResizeObserver(() => setWide(width() > element.clientWidth))
    observer.observe(element)
    if (table) observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return { frame, isWide }
}
