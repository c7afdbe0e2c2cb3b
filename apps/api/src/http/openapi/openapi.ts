import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { errorEnvelope } from '@portal/contract/shared/errors'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { answerFromMemory } from './openapi-answers.ts'
import { withFiles } from './openapi-files.ts'
import { withHeaders } from './openapi-headers.ts'
import { refusalOfChange, withVersions } from './openapi-versions.ts'

const description =
  'Sign in with POST /session; then send the cookie or the token as `Authorization: Bearer`. ' +
  'Every refusal has the same envelope; docs/ in the repository tells the conventions. ' +
  'New notifications are also sent through the WebSocket /cable (subprotocol actioncable-v1-json, the same session): ' +
  'subscribe to NotificationChannel; each message is a notification as GET /notifications returns it.'

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

/** Content comes from the portal only and no script is inline; the reference page writes inline styles. */
const referencePolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "font-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ')

/** Publishes OpenAPI 3.1 at /api/openapi.json and a page to read it at /api/docs. */
export async function publishOpenApi(
  app: FastifyInstance,
  publicUrl: string,
  cookieName: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Staff portal', version: '1', description },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = toJsonSchema(document)
      const { route } = document
      return { schema: schema && withHeaders(withVersions(withFiles(schema, route), route), route), url }
    },
  })
  answerFromMemory(app)
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => referencePolicy,
  })
}

/** Adds the rest of the descriptor to a route's schema: summary, tag, session, the schema of refusals. */
export function documentRoute(route: RouteOptions): void {
  const [tag = 'portal'] = route.url.split('/').filter((part) => !['', 'api', 'v1', 'admin'].includes(part))
  const isPublic = route.access === 'everyone'
  route.schema = {
    ...route.schema,
    tags: [tag],
    summary: route.summary,
    description: [`Who: ${route.access}.`, flatNote(route)].filter(Boolean).join(' '),
    security: isPublic ? [] : [{ cookie: [] }, { bearer: [] }],
    response: {
      ...responsesOf(route),
      ...(route.changes && { 409: refusalOfChange(route.changes) }),
      default: errorEnvelope,
    },
  }
}

const flatNote = ({ flatBody }: RouteOptions) =>
  flatBody && `The fields may also come without \`${flatBody}\` around them.`

function responsesOf(route: RouteOptions): object {
  const declared = route.schema?.response
  return typeof declared === 'object' && declared !== null ? declared : { 200: z.unknown() }
}
