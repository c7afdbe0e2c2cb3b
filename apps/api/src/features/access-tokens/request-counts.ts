import { accessTokenLimits } from '@portal/domain/access-tokens'
import { Turns } from '../../http/turns/turns.ts'

const minuteMs = 60_000

/** Takes a portion of the requests of a minute that all processes share; false when none is left. */
type TakePortion = (tokenId: number, minute: Date) => Promise<boolean>

/**
 * Counts the requests of each token within a minute of the clock. The processes count together: each takes some requests at a
 * time, so that most of them write nothing. What a process has taken and not used is lost with the minute.
 */
export class RequestCounts {
  readonly #takePortion: TakePortion
  /** The requests that this process has left; 0 when nobody has any. */
  readonly #left = new Map<number, number>()
  readonly #turns = new Turns()
  #minute = 0

  constructor(takePortion: TakePortion) {
    this.#takePortion = takePortion
  }

  /** The seconds to wait when the token has made its requests of the minute; 0 when this one is allowed. */
  async take(tokenId: number, now: Date): Promise<number> {
    const minute = Math.floor(now.getTime() / minuteMs) * minuteMs
    if (minute !== this.#minute) this.#left.clear()
    this.#minute = minute
    const isAllowed = this.#takeOwn(tokenId) ?? (await this.#takeShared(tokenId, minute))
    return isAllowed ? 0 : Math.ceil((minute + minuteMs - now.getTime()) / 1000)
  }

  /** Undefined where the process has to ask for more. */
  #takeOwn(tokenId: number): boolean | undefined {
    const left = this.#left.get(tokenId)
    if (left === undefined) return undefined
    if (left === 1) this.#left.delete(tokenId)
    else if (left > 1) this.#left.set(tokenId, left - 1)
    return left > 0
  }

  /** Requests at the same time take one portion, and not one each. */
  #takeShared(tokenId: number, minute: number): Promise<boolean> {
    return this.#turns.take(tokenId, async () => {
      const own = this.#takeOwn(tokenId)
      if (own !== undefined) return own
      const isAllowed = await this.#takePortion(tokenId, new Date(minute))
      this.#left.set(tokenId, isAllowed ? accessTokenLimits.requestsAtOnce - 1 : 0)
      return isAllowed
    })
  }
}
