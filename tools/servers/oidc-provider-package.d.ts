// The package has no types of its own. These are the parts that the tests use.

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = Record<string, unknown>

  class Grant {
    constructor(of: { clientId: string; accountId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  type Context = {
    oidc: {
      provider: { Grant: typeof Grant }
      client: { clientId: string }
      session: { accountId: string }
    }
  }

  type Configuration = {
    clients: Record<string, unknown>[]
    claims: Record<string, string[]>
    conformIdTokenClaims: boolean
    cookies: { keys: string[] }
    features: Record<string, { enabled: boolean }>
    findAccount(
      context: unknown,
      id: string,
    ): { accountId: string; claims(use: string): Promise<Claims> } | undefined
    interactions: { url(context: unknown, interaction: { uid: string }): string }
    loadExistingGrant(context: Context): Promise<Grant>
    ttl: Record<string, number>
  }

  type Result = { login: { accountId: string } } | { error: string; error_description: string }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Result): Promise<void>
  }
}
