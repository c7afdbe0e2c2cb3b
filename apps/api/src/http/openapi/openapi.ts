import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { examplesOfRefusals } from '@portal/words/examples'
import type { FastifyInstance } from 'fastify'
import { answerFromMemory } from './openapi-answers.ts'
import { OperationWriter, signedByPeople } from './openapi-operations.ts'
import { tags } from './openapi-tags.ts'

const description =
  'Sign in with POST /session; then send the cookie or the token as `Authorization: Bearer`. ' +
  'Programs send an access token in the same way: people make it under Settings, and it begins with `sp_`. ' +
  'Every refusal has the same envelope; docs/ in the repository tells the conventions. ' +
  'New notifications are also sent through the WebSocket /cable (subprotocol actioncable-v1-json, the same session): ' +
  'subscribe to NotificationChannel; each message is a notification as GET /notifications returns it.\n\n' +
  'A refusal has a `code`, and by field `codes`. These are all codes, with the facts that come with them:\n\n'

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
  const operations = new OperationWriter()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Staff portal',
        version: '1',
        description: description + tableOfCodes(),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl, description: 'This portal' }],
      tags,
      security: [...signedByPeople, { access_token: [] }],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
          access_token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'sp_…',
            description: 'An access token of a program, which may call what names this scheme',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: schema?.hide ? schema : operations.describe(route),
      url,
    }),
    transformObject: (document) =>
      'openapiObject' in document ? operations.finish(document.openapiObject) : {},
  })
  answerFromMemory(app)
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => referencePolicy,
  })
}

/**
 * Every code that a refusal or one of its fields may have, as a table of Markdown: its facts with example values, and the
 * English sentence that they make.
 */
function tableOfCodes(): string {
  const rows = examplesOfRefusals().map(({ code, facts, sentence }) => {
    const named = Object.entries(facts).map(([name, value]) => `\`${name}\`: ${JSON.stringify(value)}`)
    return `| \`${code}\` | ${named.join(', ')} | ${sentence ?? 'that of the first field'} |`
  })
  return ['| code | facts | sentence |', '| --- | --- | --- |', ...rows].join('\n')
}
