import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleUnknownRoute } from './error-handler.ts'

const oneYear = 31_536_000

/**
 * Serves the built web app: hashed files are cached for ever, the page never, and the page answers every address
 * outside the API, so that deep links work. Compressed files are made when the app is built.
 */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  const isBuilt = existsSync(join(directory, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, 'assets'))
        reply.header('cache-control', isHashed ? `public, max-age=${oneYear}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && wantsPage(request)) return sendPage(reply)
    return handleUnknownRoute(request, reply)
  })
}

/** The page for a browser's navigation; not for the API and not for a missing file. */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (!['GET', 'HEAD'].includes(request.method)) return false
  return !/^\/(?:api|assets|cable)(?:\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

const sendPage = (reply: FastifyReply) => reply.header('cache-control', 'no-store').sendFile('index.html')
