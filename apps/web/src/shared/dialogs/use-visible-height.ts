import { useEffect } from 'react'

/**
 * Keeps `--portal-visible-height` at what a phone's keyboard leaves of the screen while a form is open. Browsers that
 * follow `interactive-widget` in index.html shrink the page by themselves; Safari only tells.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return
    const style = document.documentElement.style
    const follow = () => {
      // A page that was zoomed into shows less as well, and keeps its size.
      if (visible.scale === 1) style.setProperty('--portal-visible-height', `${visible.height}px`)
    }
    follow()
    visible.addEventListener('resize', follow)
    return () => {
      visible.removeEventListener('resize', follow)
      style.removeProperty('--portal-visible-height')
    }
  }, [])
}
