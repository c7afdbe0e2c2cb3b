import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many dialogs, sheets and drawers are open at this entry of the history. */
    overlays?: number
  }
}

let keeps = false

/** Sets whether the next step in the history keeps the scroll position. */
function keepScroll(value: boolean) {
  keeps = value
}

/** Whether the last step in the history changes the scroll position; call it once for each step. */
export function movesPage(): boolean {
  const moves = !keeps
  keeps = false
  return moves
}

export type Overlay = {
  /** Whether Back may close the overlay now. If not, the overlay asks or shows the reason. */
  mayClose: () => boolean
  close: () => void
}

export type OverlayHistory = ReturnType<typeof createOverlayHistory>

/** Blocks Back while the overlay on top may not close. To be called when overlays were opened or closed. */
function guardOf(history: RouterHistory, open: readonly Overlay[]): () => void {
  let stopBlocking: (() => void) | undefined
  return () => {
    if (open.length > 0) {
      stopBlocking ??= history.block({
        enableBeforeUnload: false,
        blockerFn: ({ nextLocation, action }) => {
          if (action === 'PUSH' || action === 'REPLACE') return false
          const isBelow = (nextLocation.state.overlays ?? 0) < open.length
          return isBelow && open.at(-1)?.mayClose() === false
        },
      })
      return
    }
    stopBlocking?.()
    stopBlocking = undefined
  }
}

/**
 * Keeps one entry of the browser's history for each open overlay, at the address of the page below, so that Back closes
 * the one on top and nothing else. The entry of an overlay that closes otherwise is removed.
 */
function createOverlayHistory(history: RouterHistory) {
  const open: Overlay[] = []
  let isScheduled = false
  /** True from a step back by this code until the browser has made it. */
  let isStepping = false
  const guard = guardOf(history, open)
  const depth = () => history.location.state.overlays ?? 0
  const present = () => ({
    pathname: history.location.pathname,
    href: history.location.href,
    overlays: depth(),
  })
  let last = present()
  const stateAt = (overlays: number) => ({ ...history.location.state, overlays })

  /** Adds or removes entries until there is one for each open overlay. */
  const align = () => {
    if (isStepping) return
    for (let next = depth() + 1; next <= open.length; next += 1) {
      keepScroll(true)
      history.push(history.location.href, stateAt(next), { ignoreBlocker: true })
      // Without `flush`, entries pushed in one task would become a single entry.
      history.flush()
    }
    if (depth() > open.length) {
      isStepping = true
      keepScroll(true)
      history.go(open.length - depth(), { ignoreBlocker: true })
    }
  }

  // The entries are adjusted later, so that a dialog that replaces another one can reuse its entry.
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      align()
      guard()
    })
  }

  let isRewriting = false
  const rewrite = (href: string, overlays: number) => {
    isRewriting = true
    history.replace(href, stateAt(overlays), { ignoreBlocker: true })
    isRewriting = false
  }

  /** Called after a step within the page, by Back or by this code. */
  const arrive = (wasStepping: boolean, hrefBefore: string) => {
    if (wasStepping || depth() < open.length) {
      keepScroll(true)
      // Filters set in a sheet stay when Back closes it.
      if (history.location.href !== hrefBefore) {
        rewrite(hrefBefore, depth())
        last = present()
      }
    }
    if (!wasStepping) for (const overlay of open.slice(depth()).toReversed()) overlay.close()
  }

  const stepped = (isSamePage: boolean, hrefBefore: string) => {
    const wasStepping = isStepping
    isStepping = false
    if (!isSamePage) keepScroll(false)
    if (isSamePage) arrive(wasStepping, hrefBefore)
    // Also removes entries of overlays that no longer exist, after a reload or when a link left their page.
    if (wasStepping || depth() > open.length) schedule()
  }

  history.subscribe(({ location, action }) => {
    if (isRewriting) return
    const before = last
    last = present()
    const isSamePage = location.pathname === before.pathname
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') {
      stepped(isSamePage, before.href)
    } else if (isSamePage && action.type === 'REPLACE' && depth() < before.overlays) {
      // A filter was changed in an open sheet. While a dialog is just being opened, the entry is still the page's.
      rewrite(location.href, before.overlays)
      last = present()
    }
  })
  schedule()

  return {
    /** Adds an overlay and returns the function to call when it is gone. */
    add(overlay: Overlay): () => void {
      open.push(overlay)
      schedule()
      return () => {
        open.splice(open.indexOf(overlay), 1)
        schedule()
      }
    },
  }
}

const ofHistory = new WeakMap<RouterHistory, OverlayHistory>()

/** The overlays of a history, which is watched from the first call on. */
export function overlaysOf(history: RouterHistory): OverlayHistory {
  const known = ofHistory.get(history) ?? createOverlayHistory(history)
  ofHistory.set(history, known)
  return known
}

/** Skips a dialog's entry in the history when the dialog no longer exists, for example after a reload. */
export function watchGoneOverlays(history: RouterHistory) {
  const watch = () => {
    if (history.location.state.overlays === undefined) return
    overlaysOf(history)
  }
  history.subscribe(watch)
  watch()
}
