import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { apiPrefix } from '@portal/contract/shared/route'
import type { Significate } from '@portal/domain/candidates/candidates'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Passwords } from '../accounts/passwords.ts'
import { type SessionLimits, usualSessionLimits } from '../config/session-limits.ts'
import type { TrustedProxies } from '../config/trusted-proxies.ts'
import type { Database } from '../db/client.ts'
import { type Reads, type Replica, ReplicaReads } from '../db/replica/replica-reads.ts'
import type { Deps } from '../features/deps.ts'
import { liveReads } from '../features/notifications/live-reads.ts'
import { describeResumePage } from '../features/resumes/describe-resume-page.ts'
import { findActor, findLiveSessions } from '../features/session/find-actor.ts'
import { Pictures } from '../files/pictures.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { checkAccess, requireDeclaredAccess } from '../http/access/access.ts'
import { createAuthenticate } from '../http/access/authenticate.ts'
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
import { mailingOf } from '../mail/mailing.ts'
import type { Clock } from '../use-case/clock.ts'
import { addFeatures } from './features.ts'

const maxJsonBytes = 1024 * 1024
/** How long a request may take: enough for the largest picture on a slow line. */
const maxRequestMs = 120_000

export type AppOptions = {
  database: Database
  clock: Clock
  passwords: Passwords
  files: FileStorage
  publicUrl: string
  /** Where reports may be read; they are read from the database when absent. */
  replica?: Replica | undefined
  /** Opens `/metrics`, which is not there when it is absent. */
  metricsToken?: string | undefined
  /** Whether the login screen offers the demo company's accounts. */
  demo: boolean
  /** Whether a server for mails is set; no when absent. */
  isMailSetUp?: boolean | undefined
  /** The usual ones when absent. */
  sessionLimits?: SessionLimits | undefined
  /** The company's name beside the mark on a CV's page; only the mark is shown when absent. */
  companyName?: string | undefined
  /** The significate that the form of a new candidate begins with; that of the API when absent. */
  newCandidateState?: Significate | undefined
  /** The folder of the built web app; absent in tests of the API. */
  webDirectory?: string
  /** Without trusted proxies, X-Forwarded-For and similar headers are ignored. */
  trustProxy?: TrustedProxies | undefined
  /** The most connections that the server keeps open; without a value there is no limit. */
  maxConnections?: number | undefined
  /** The intervals of the live channel, which its tests shorten; the usual ones when absent. */
  cableTiming?: CableTiming | undefined
  /** How long a server that stops says so before it takes no more requests; 0 when absent. */
  stopDelayMs?: number
  /** The processing of pictures, which tests fill or stop; one with the usual limits when absent. */
  pictures?: Pictures | undefined
  /** The module that makes documents. Tests that ask for documents without reading them give another one. */
  documentModule?: string | undefined
  logger?: FastifyServerOptions['logger']
}

export async function buildApp(options: AppOptions): Promise<PortalApp> {
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxJsonBytes,
    requestTimeout: maxRequestMs,
    trustProxy: options.trustProxy ?? false,
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
  addSecurityHeaders(app, options.publicUrl)
  const { sessionLimits = usualSessionLimits } = options
  const sessionCookie = portalCookie(options.publicUrl, 'portal_session', sessionLimits.longestMs / 1000)
  await app.register(cookie)
  await publishOpenApi(app, options.publicUrl, sessionCookie.name)
  addHealthChecks(app, options.database, options.stopDelayMs ?? 0)
  const replica = options.replica && readsOf(app, options.database, options.replica)
  if (options.metricsToken !== undefined) addMetrics(app, options.metricsToken, replica)
  const readReports: Reads = (work) => (replica ? replica.run(work) : work(options.database))
  await app.register(
    async (api) => addApi(api.withTypeProvider<ZodTypeProvider>(), options, { sessionCookie, readReports }),
    { prefix: apiPrefix },
  )
  await app.register((scope) => addLiveChannel(scope, options, sessionCookie))
  const reads = { db: options.database.db, clock: options.clock, sessionLimits }
  const authenticate = createAuthenticate((tokenHash) => findActor(reads, tokenHash), sessionCookie)
  await serveWebApp(app, {
    directory: options.webDirectory ?? '',
    sessionCookie: sessionCookie.name,
    siteName: options.companyName,
    knownPaths,
    describePage: (path, request) =>
      describeResumePage(reads, path, async () => {
        await authenticate(request)
        return request.actor
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

type ApiParts = { sessionCookie: PortalCookie; readReports: Reads }

/** Registers sessions, access, validation and then the features. */
async function addApi(
  api: PortalApp,
  options: AppOptions,
  { sessionCookie, readReports }: ApiParts,
): Promise<void> {
  const { database, clock, passwords, files, publicUrl, pictures = new Pictures() } = options
  const mail = mailingOf({
    isSetUp: options.isMailSetUp ?? false,
    isDemo: options.demo,
    companyName: options.companyName,
  })
  const { companyName, sessionLimits = usualSessionLimits } = options
  const deps: Deps = {
    db: database.db,
    clock,
    passwords,
    files,
    pictures,
    publicUrl,
    mail,
    companyName,
    sessionLimits,
  }
  api.addHook('onRoute', requireDeclaredAccess)
  api.addHook('onRoute', rememberSuccessStatus)
  api.addHook('onRoute', tagVersions)
  api.addHook('onRoute', documentRoute)
  api.addHook('onRoute', callInTurn(new Turns()))
  api.addHook('onRequest', keepOutOfCaches)
  api.addHook(
    'onRequest',
    createAuthenticate((tokenHash) => findActor(deps, tokenHash), sessionCookie),
  )
  api.addHook('onRequest', createOriginCheck(options.publicUrl, sessionCookie))
  api.addHook('onRequest', checkAccess)
  api.addHook('onRequest', createRoomCheck(database.isDiskFull))
  await compressAnswers(api)
  await acceptUploads(api)
  api.addHook('preValidation', normaliseInput)
  api.addHook('preHandler', applySuccessStatus)

  addFeatures(api, deps, { ...options, readReports }, sessionCookie)
}

/** Connects the notifications of this process to its sockets, from the first subscription until the process stops. */
async function addLiveChannel(
  scope: FastifyInstance,
  options: AppOptions,
  sessionCookie: PortalCookie,
): Promise<void> {
  const { database, clock, sessionLimits = usualSessionLimits } = options
  const live = new LiveNotifications({
    ...liveReads(database.db),
    listen: database.listen,
    onFailure: (error, failure) => scope.log.error({ err: error }, failure),
  })
  scope.addHook('onClose', () => live.stop())
  await addCable(scope, {
    authenticate: createAuthenticate(
      (tokenHash) => findActor({ db: database.db, clock, sessionLimits }, tokenHash),
      sessionCookie,
    ),
    checkOrigin: createSocketOriginCheck(options.publicUrl),
    subscribe: (userId, deliver) => live.subscribe(userId, deliver),
    liveSessions: (sessionIds) => findLiveSessions({ db: database.db, clock, sessionLimits }, sessionIds),
    now: clock.now,
    maxConnections: options.maxConnections,
    timing: options.cableTiming,
  })
}

/** Answers are personal, so no cache may keep them, the browser's included, unless a route sets its own header. */
function keepOutOfCaches(_request: unknown, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store')
  done()
}
