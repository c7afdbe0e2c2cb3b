import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ErrorEnvelope, errorEnvelope } from '@portal/contract/shared/errors'
import { apiPrefix, type RouteDescriptor } from '@portal/contract/shared/route'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { createPasswords } from '../src/accounts/passwords.ts'
import { hashSecretToken, newSecretToken } from '../src/accounts/secret-token.ts'
import { type Config, readConfig } from '../src/config/config.ts'
import type { Database } from '../src/db/client.ts'
import { sessions } from '../src/db/schema/sign-in/sessions.ts'
import { Pictures } from '../src/files/pictures.ts'
import type { FileStorage } from '../src/files/storage/file-storage.ts'
import { createFolderStorage } from '../src/files/storage/folder-storage.ts'
import type { PortalApp } from '../src/http/portal-app.ts'
import { type AppOptions, buildApp } from '../src/start/app.ts'
import { clockAt } from '../src/use-case/clock.ts'
import { createTestDatabase } from './database.ts'

export const publicUrl = 'http://portal.test'

/** The moment is a Wednesday noon in Kyiv. Tests that need another moment set the clock. */
export const defaultNow = '2025-03-12T10:00:00Z'

type Input<
  R extends RouteDescriptor,
  Part extends 'params' | 'querystring' | 'body',
> = R['schema'][Part] extends z.ZodMiniType ? z.input<R['schema'][Part]> : undefined

type Success<R extends RouteDescriptor> = {
  [Status in keyof R['schema']['response']]: R['schema']['response'][Status] extends z.ZodMiniType
    ? z.output<R['schema']['response'][Status]>
    : never
}[keyof R['schema']['response']]

export type CallInput<R extends RouteDescriptor> = {
  params?: Input<R, 'params'>
  query?: Input<R, 'querystring'>
  body?: Input<R, 'body'>
  headers?: Record<string, string>
  /** The address of the connection, 127.0.0.1 when absent. */
  from?: string
}

type Answer<Data> = {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The body of the answer. Reading it throws when the request was refused. */
  data: Data
  /** The envelope of the refusal. Reading it throws when the request was not refused. */
  refusal: ErrorEnvelope
}

/** A client calls the API by descriptor, or sends any request by hand. */
export type Client = {
  call<R extends RouteDescriptor>(descriptor: R, input?: CallInput<R>): Promise<Answer<Success<R>>>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

export type TestApp = {
  app: PortalApp
  database: Database
  db: Database['db']
  files: FileStorage
  pictures: Pictures
  config: Config
  setNow(moment: string): void
  /** Starts a new session and returns its token. */
  tokenOf(user: { id: number }): Promise<string>
  /** Signs the person in and returns their client. */
  as(user: { id: number }): Promise<Client>
  visitor: Client
  /** A client that sends this token, whatever it is. */
  holding(token: string): Client
  close(): Promise<void>
}

type Settings = Partial<
  Omit<Config, 'mail'> &
    Pick<
      AppOptions,
      | 'logger'
      | 'maxConnections'
      | 'cableTiming'
      | 'documentModule'
      | 'oidcTimeoutMs'
      | 'resolveWebhook'
      | 'importKinds'
      | 'pictures'
      | 'webDirectory'
      | 'passwords'
      | 'replica'
    >
> & {
  /** Whether a server for mails is set, which nothing is sent to. */
  isMailSetUp?: boolean
  /** Makes the storage of files out of the test's own folder. */
  changeStorage?: (folder: FileStorage) => FileStorage
}

/** Starts the whole API on a fresh, migrated database, with a fixed clock and a file folder of its own. */
export async function createTestApp({
  changeStorage,
  isMailSetUp = false,
  ...settings
}: Settings = {}): Promise<TestApp> {
  const defaults = {
    PUBLIC_URL: publicUrl,
    DEMO: 'off',
    ...(isMailSetUp && { SMTP_HOST: 'mail.portal.test' }),
  }
  const config = { ...readConfig(defaults), ...settings }
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  const storage = createFolderStorage(folder)
  const files = changeStorage?.(storage) ?? storage
  const pictures = settings.pictures ?? new Pictures()
  let now = new Date(defaultNow)
  const app = await buildApp({
    database,
    clock: clockAt('Europe/Kyiv', () => now),
    passwords: createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    files,
    ...settings,
    config,
    pictures,
  })
  const tokenOf = async (user: { id: number }) => {
    const token = newSecretToken()
    const expires_at = new Date(now.getTime() + 30 * 86_400_000)
    await database.db.insert(sessions).values({
      token_hash: hashSecretToken(token),
      user_id: user.id,
      created_at: now,
      last_used_at: now,
      proven_at: now,
      expires_at,
    })
    return token
  }
  return {
    app,
    database,
    db: database.db,
    files,
    pictures,
    config,
    setNow: (moment) => {
      now = new Date(moment)
    },
    tokenOf,
    as: async (user) => clientOf(app, { authorization: `Bearer ${await tokenOf(user)}` }),
    visitor: clientOf(app, {}),
    holding: (token) => clientOf(app, { authorization: `Bearer ${token}` }),
    close: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

function clientOf(app: PortalApp, session: Record<string, string>): Client {
  const inject = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...session, ...options.headers } })
  return {
    inject,
    call: async (descriptor, input = {}) => {
      const response = await inject({
        method: descriptor.method,
        url: apiPrefix + fillPath(descriptor.url, input.params) + queryText(input.query),
        ...(input.from === undefined ? {} : { remoteAddress: input.from }),
        ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
        headers: {
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...input.headers,
        },
      })
      return answerOf(response)
    },
  }
}

function answerOf(response: LightMyRequestResponse) {
  const isSuccess = response.statusCode < 400
  return {
    status: response.statusCode,
    headers: response.headers,
    get data() {
      if (!isSuccess) throw new Error(`Refused with ${response.statusCode}: ${response.body}`)
      return response.body === '' ? undefined : response.json()
    },
    get refusal() {
      if (isSuccess) throw new Error(`Not refused: ${response.statusCode} ${response.body}`)
      return z.parse(errorEnvelope, response.json())
    },
  }
}

function fillPath(url: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function queryText(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat()) if (item !== undefined) search.append(name, String(item))
  }
  return search.size === 0 ? '' : `?${search}`
}
