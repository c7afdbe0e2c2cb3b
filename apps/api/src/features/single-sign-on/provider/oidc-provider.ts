import type { OidcSettings } from '../../../config/sign-in-settings.ts'
import type { Clock } from '../../../use-case/clock.ts'
import type { Connection } from './connect-provider.ts'

/** How long the portal waits for an answer of the provider. */
export const providerTimeoutMs = 5_000
/** How long a page that only wants to know more does not ask again a provider that is away. */
const askedAgainMs = 10_000

type Options = {
  settings: OidcSettings
  clock: Clock
  /** Where the provider sends the browser back. */
  redirectUri: string
  timeoutMs: number
  onFailure: (error: unknown) => void
}

/** The provider, which is asked what it says of itself at the first use. It may be away meanwhile. */
export class OidcProvider {
  readonly settings: OidcSettings
  readonly redirectUri: string
  readonly #options: Options
  #known: Connection | undefined
  #asking: Promise<Connection> | undefined
  #failedAt: Date | undefined

  constructor(options: Options) {
    this.settings = options.settings
    this.redirectUri = options.redirectUri
    this.#options = options
  }

  /** Rejects with a `ProviderFailure` where it does not answer; the next call asks again. */
  async connection(): Promise<Connection> {
    if (this.#known !== undefined) return this.#known
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  /**
   * Where people sign out of the provider; null where it names no address, and until it has answered. It is asked behind
   * the answer, and not again right after it failed.
   */
  signOutUrl(): string | null {
    if (this.#known === undefined && !this.#hasJustFailed()) this.connection().catch(() => {})
    return this.#known?.signOutUrl ?? null
  }

  async #ask(): Promise<Connection> {
    const { settings, redirectUri, timeoutMs, clock, onFailure } = this.#options
    try {
      // The client is loaded where a provider is set only.
      const { connectProvider } = await import('./connect-provider.ts')
      this.#known = await connectProvider(settings, { redirectUri, timeoutMs })
      return this.#known
    } catch (error) {
      // Of a provider that stays away the log tells once.
      if (this.#failedAt === undefined) onFailure(error)
      this.#failedAt = clock.now()
      throw error
    }
  }

  #hasJustFailed(): boolean {
    if (this.#failedAt === undefined) return false
    return this.#options.clock.now().getTime() - this.#failedAt.getTime() < askedAgainMs
  }
}
