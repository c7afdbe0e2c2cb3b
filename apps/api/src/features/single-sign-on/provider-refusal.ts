import { ProviderFailure } from './provider/provider-failure.ts'
import { type SignOnCode, SignOnRefused } from './sign-on-refused.ts'

const codes: Record<ProviderFailure['kind'], SignOnCode> = {
  unavailable: 'single_sign_on.unavailable',
  cancelled: 'single_sign_on.cancelled',
  failed: 'single_sign_on.failed',
}

/** Lets the person read that the provider did not sign them in. */
export function providerRefusal(error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error
  throw new SignOnRefused(codes[error.kind], error.message)
}
