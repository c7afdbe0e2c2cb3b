/** `unavailable`: it does not answer · `cancelled`: the person did not sign in · `failed`: it answered anything else. */
type Kind = 'unavailable' | 'cancelled' | 'failed'

/** The provider did not sign anybody in. The message is for the log and has no secrets. */
export class ProviderFailure extends Error {
  readonly kind: Kind

  constructor(kind: Kind, message: string) {
    super(message)
    this.name = 'ProviderFailure'
    this.kind = kind
  }
}
