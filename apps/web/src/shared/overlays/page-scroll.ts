let keeps = false

/** Says whether the page stays where it is scrolled to with the next step of the history. */
export function keepScroll(value: boolean) {
  keeps = value
}

/** Whether the page's place on the screen changes with the last step; to be asked once for each. */
export function movesPage(): boolean {
  const moves = !keeps
  keeps = false
  return moves
}
