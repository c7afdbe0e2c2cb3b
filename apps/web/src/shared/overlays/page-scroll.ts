let keeps = false

/** Sets whether the next step in the history keeps the scroll position. */
export function keepScroll(value: boolean) {
  keeps = value
}

/** Whether the last step in the history changes the scroll position; call it once for each step. */
export function movesPage(): boolean {
  const moves = !keeps
  keeps = false
  return moves
}
