/** Longer than any transaction may take: its statements and its pauses end after 30 s each. */
const longestTransactionMs = 300_000

/**
 * The ids that this process has handled, to find what it missed. Ids are given before their transaction commits, so a
 * lower one may appear after a higher one: only what lies below an id that was seen long ago is complete.
 */
export class KnownIds {
  readonly #known = new Set<number>()
  readonly #seenAt: { id: number; at: number }[] = []
  #highest: number
  #complete: number

  /** All ids up to `complete` count as handled. */
  constructor(complete: number) {
    this.#complete = complete
    this.#highest = complete
  }

  /** Every id up to this one has been handled, and none of them will appear any more. */
  get complete(): number {
    return this.#complete
  }

  /** False when the id is known already. */
  add(id: number): boolean {
    if (id <= this.#complete || this.#known.has(id)) return false
    this.#known.add(id)
    this.#highest = Math.max(this.#highest, id)
    return true
  }

  /** Forgets an id that could not be delivered, so that it counts as new when it is read again. */
  forget(id: number): void {
    this.#known.delete(id)
  }

  /** Everything committed before this moment has been handled; in ms of a clock that never goes back. */
  caughtUp(at: number): void {
    this.#seenAt.push({ id: this.#highest, at })
    const old = this.#seenAt.findLastIndex((seen) => seen.at <= at - longestTransactionMs)
    if (old === -1) return
    this.#complete = this.#seenAt[old]?.id ?? this.#complete
    this.#seenAt.splice(0, old + 1)
    for (const id of this.#known) if (id <= this.#complete) this.#known.delete(id)
  }
}
