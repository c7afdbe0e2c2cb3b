import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { apiPrefix } from '@portal/contract/shared/route'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { type Reads, type Replica, ReplicaReads } from '../db/replica/replica-reads.ts'
import { createFindTokenOwner } from '../features/access-tokens/find-token-owner.ts'
import type { Deps } from '../features/deps.ts'
import type { ImportParts } from '../features/imports/import-deps.ts'
import { liveReads } from '../features/notifications/list-notifications.ts'
import { describeResumePage } from '../features/resumes/describe-resume-page.ts'
import { findActor, findLiveSessions } from '../features/session/find-actor.ts'
import { addTokenFailure } from '../features/session/login-limits.store.ts'
import type { Resolve } from '../features/webhooks/check-address.ts'
import { Pictures } from '../files/pictures.ts'
import { checkAccess, requireDeclaredAccess } from '../http/access/access.ts'
import { createAuthenticate } from '../http/access/authenticate.ts'
import { countedAddress } from '../http/access/client-address.ts'
import { createOriginCheck, createSocketOriginCheck } from '../http/access/origin-check.ts'
import { type PortalCookie, portalCookie } from '../http/access/portal-cookie.ts'
import { addCable, isForCable } from '../http/cable/cable.ts'
import type { CableTiming } from '../http/cable/cable-sockets.ts'
import { compressAnswers } from '../http/compression.ts'
import { boundConnections } from '../http/connections.ts'
import { createRoomCheck } from '../http/disk-room.ts'
import { handleError } from '../http/error-handler.ts'
import { addHealthChecks } from '../http/health.ts'
import { answerBrokenRequest } from '../http/input/broken-request.ts'
import { normaliseInput } from '../http/input/input.ts'
import { acceptJson } from '../http/input/json-body.ts'
import { isClear, readablePage, refuseUnclearRequests } from '../http/input/unclear-request.ts'
import { closeUnreadBodies } from '../http/input/unread-body.ts'
import { acceptUploads } from '../http/input/uploads.ts'
import { validatorCompiler } from '../http/input/validation.ts'
import { logRequests } from '../http/log.ts'
import { addMetrics } from '../http/metrics.ts'
import { publishOpenApi } from '../http/openapi/openapi.ts'
import { documentRoute } from '../http/openapi/openapi-operations.ts'
import { serveWebApp } from '../http/pages/web-app.ts'
import type { PortalApp } from '../http/portal-app.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { applySuccessStatus, rememberSuccessStatus } from '../http/success-status.ts'
import { callInTurn, Turns } from '../http/turns/turns.ts'
import { tagVersions } from '../http/versions/row-versions.ts'
import { LiveNotifications } from '../live/live-notifications.ts'
import { addFeatures } from './features.ts'

const maxJsonBytes = 1024 * 1024
/** How long a request may take: enough for the largest picture on a slow line. */
const maxRequestMs = 120_000

export type AppOptions = Omit<Deps, 'db' | 'pictures'> & {
  database: Database
  /** Where reports may be read; they are read from the database when absent. */
  replica?: Replica | undefined
  /** The folder of the built web app; absent in tests of the API. */
  webDirectory?: string
  /** The most connections that the server keeps open; without a value there is no limit. */
  maxConnections?: number | undefined
  /** The intervals of the live channel, which its tests shorten; the usual ones when absent. */
  cableTiming?: CableTiming | undefined
  /** The processing of pictures, which tests fill or stop; one with the usual limits when absent. */
  pictures?: Pictures | undefined
  /** The module that makes documents. Tests that ask for documents without reading them give another one. */
  documentModule?: string | undefined
  /** How long the provider of single sign-on has to answer, which tests shorten; as usual when absent. */
  oidcTimeoutMs?: number | undefined
  /** What tells the addresses of webhooks, which tests replace; the system when absent. */
  resolveWebhook?: Resolve | undefined
  /** The kinds of imports, which tests replace; those of the features when absent. */
  importKinds?: ImportParts['kinds'] | undefined
  logger?: FastifyServerOptions['logger']
}

export async function buildApp(options: AppOptions): Promise<PortalApp> {
  const { config, database, clock, passwords, files, pictures = new Pictures() } = options
  const { publicUrl } = config
  const deps: Deps = { db: database.db, clock, passwords, files, pictures, config }
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxJsonBytes,
    requestTimeout: maxRequestMs,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server stops are carried out.
    return503OnClosing: false,
    // A WebSocket request that programs may read in two ways is not upgraded: it continues as a plain request, which is
    // refused.
    http: { shouldUpgradeCallback: (request) => isForCable(request) && isClear(request) },
    rewriteUrl: readablePage,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.decorateRequest('actor', undefined)
  app.decorateRequest('uploadedFile', undefined)
  acceptJson(app)
  closeUnreadBodies(app)
  boundConnections(app, options.maxConnections)
  const knownPaths = logRequests(app)
  refuseUnclearRequests(app)
  addSecurityHeaders(app, publicUrl)
  const sessionCookie = portalCookie(publicUrl, 'portal_session', config.sessionLimits.longestMs / 1000)
  const authenticate = createAuthenticate(
    {
      ofSession: (tokenHash) => findActor(deps, tokenHash),
      ofAccessToken: createFindTokenOwner(deps, {
        onWrongToken: (address) => addTokenFailure(deps.db, countedAddress(address), clock.now()),
      }),
    },
    sessionCookie,
  )
  await app.register(cookie)
  await publishOpenApi(app, publicUrl, sessionCookie.name)
  addHealthChecks(app, database, config.stopDelayMs)
  const replica = options.replica && readsOf(app, database, options.replica)
  if (config.metricsToken !== undefined) addMetrics(app, config.metricsToken, replica)
  const readReports: Reads = (work) => (replica ? replica.run(work) : work(database))
  const parts = { sessionCookie, authenticate, readReports }
  await app.register(
    async (api) => addApi(api.withTypeProvider<ZodTypeProvider>(), deps, { ...options, ...parts }),
    { prefix: apiPrefix },
  )
  await app.register((scope) => addLiveChannel(scope, deps, { ...options, ...parts }))
  await serveWebApp(app, {
    directory: options.webDirectory ?? '',
    sessionCookie: sessionCookie.name,
    siteName: config.companyName,
    knownPaths,
    describePage: (path, request) =>
      describeResumePage(deps, path, async () => {
        await authenticate(request)
        const { actor } = request
        return actor?.must_set_up_factor || actor?.credential.kind === 'token' ? undefined : actor
      }),
  })
  // The port is closed right after a turn of the event loop, which takes all connections that wait: others would be reset.
  app.addHook('preClose', () => nextTurn())
  return app
}

function readsOf(app: FastifyInstance, database: Database, replica: Replica): ReplicaReads {
  return new ReplicaReads({
    database,
    replica,
    onChange: (failure) => {
      if (failure === undefined) app.log.info('The replica answers again')
      else app.log.warn({ err: failure }, 'The replica does not answer: reports are read from the database')
    },
  })
}

type Parts = AppOptions & {
  sessionCookie: PortalCookie
  authenticate: ReturnType<typeof createAuthenticate>
  readReports: Reads
}

/** Registers sessions, access, validation and then the features. */
async function addApi(api: PortalApp, deps: Deps, parts: Parts): Promise<void> {
  const {
    database,
    sessionCookie,
    authenticate,
    readReports,
    documentModule,
    oidcTimeoutMs,
    resolveWebhook,
    importKinds,
  } = parts
  api.addHook('onRoute', requireDeclaredAccess)
  api.addHook('onRoute', rememberSuccessStatus)
  api.addHook('onRoute', tagVersions)
  api.addHook('onRoute', documentRoute)
  api.addHook('onRoute', callInTurn(new Turns()))
  api.addHook('onRequest', keepOutOfCaches)
  api.addHook('onRequest', authenticate)
  api.addHook('onRequest', createOriginCheck(deps.config.publicUrl, sessionCookie))
  api.addHook('onRequest', checkAccess)
  api.addHook('onRequest', createRoomCheck(database.isDiskFull))
  await compressAnswers(api)
  await acceptUploads(api)
  api.addHook('preValidation', normaliseInput)
  api.addHook('preHandler', applySuccessStatus)

  addFeatures(api, deps, {
    sessionCookie,
    readReports,
    documentModule,
    oidcTimeoutMs,
    resolveWebhook,
    importKinds,
  })
}

/** Connects the notifications of this process to its sockets, from the first subscription until the process stops. */
async function addLiveChannel(
  scope: FastifyInstance,
  deps: Deps,
  { database, authenticate, maxConnections, cableTiming }: Parts,
): Promise<void> {
  const live = new LiveNotifications({
    ...liveReads(deps.db),
    listen: database.listen,
    onFailure: (error, failure) => scope.log.error({ err: error }, failure),
  })
  scope.addHook('onClose', () => live.stop())
  await addCable(scope, {
    authenticate,
    checkOrigin: createSocketOriginCheck(deps.config.publicUrl),
    subscribe: (userId, deliver) => live.subscribe(userId, deliver),
    liveSessions: (sessionIds) => findLiveSessions(deps, sessionIds),
    now: deps.clock.now,
    maxConnections,
    timing: cableTiming,
  })
}

/** Answers are personal, so no cache may keep them, the browser's included, unless a route sets its own header. */
function keepOutOfCaches(_request: unknown, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store')
  done()
}
