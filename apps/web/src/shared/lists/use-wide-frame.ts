import { useEffect, useRef, useState } from 'react'

/** Whether what stands in a frame is wider than the frame, so that it scrolls sideways. */
export function useWideFrame() {
  const frame = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, isWide }
}
