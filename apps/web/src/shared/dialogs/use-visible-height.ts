import { useEffect } from 'react'

/**
 * Sets `--portal-visible-height` to the height above a phone's keyboard while a form is open. Browsers that support
 * `interactive-widget` in index.html shrink the page themselves; Safari only reports the height.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return
    const style = document.documentElement.style
    const follow = () => {
      // Zooming in also reduces the visible height, and must not resize the form.
      if (visible.scale === 1) style.setProperty('--portal-visible-height', `${visible.height}px`)
    }
    const followKeyboard = () => {
      follow()
      // The field that opened the keyboard may now lie below the form's buttons.
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    follow()
    visible.addEventListener('resize', followKeyboard)
    return () => {
      visible.removeEventListener('resize', followKeyboard)
      style.removeProperty('--portal-visible-height')
    }
  }, [])
}
