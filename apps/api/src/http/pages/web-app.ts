import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { handleUnknownRoute } from '../error-handler.ts'
import type { KnownPaths } from '../known-paths.ts'
import { leaveOutDocumentHeaders } from '../security-headers.ts'
import { isNavigation } from './failure-page.ts'
import { type PageDescription, withDescription } from './page-description.ts'

const oneYear = 31_536_000

/** Which file of the build is the page of an address; `:name` stands for one part of it. */
const pageList = z.array(
  z.object({
    path: z.string(),
    file: z.string(),
    /** Whether visitors without a session see the page. */
    is_open: z.optional(z.boolean()),
  }),
)
type PageList = z.infer<typeof pageList>
type Options = {
  /** The built web app; nothing is served where there is none. */
  directory: string
  sessionCookie: string
  /** The company's name in the previews of links. */
  siteName?: string | undefined
  /** Told the addresses of the pages. */
  knownPaths: KnownPaths
  /** What those who follow no scripts are told of the page at a path, such as the preview of a link. */
  describePage(path: string, request: FastifyRequest): Promise<PageDescription | undefined>
}

/**
 * Serves the built web app: hashed files are cached for ever, the page never, and the page answers every address
 * outside the API, so that deep links work. Compressed files are made when the app is built.
 */
export async function serveWebApp(app: FastifyInstance, options: Options): Promise<void> {
  const { directory, describePage, siteName, knownPaths } = options
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
        if (isHashed && /\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path)) leaveOutDocumentHeaders(reply)
      },
    })
  }
  const pages = readPages(directory)
  for (const { path } of pages) knownPaths.add(path)
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !wantsPage(request)) return handleUnknownRoute(request, reply)
    if (request.url !== request.originalUrl) return reply.redirect(ownAddress(request.url))
    const file = documentFor(request, pages, options)
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const description = await describePage(pathOf(request), request).catch((error: unknown) => {
      // After this error the page is sent without a description; the page itself shows that the database cannot be
      // read.
      request.log.error({ err: error }, 'The page was sent without its description')
    })
    if (!description) return reply.sendFile(file)
    const html = await readFile(join(directory, file), 'utf8')
    return reply
      .code(description.status ?? 200)
      .type('text/html; charset=utf-8')
      .send(withDescription(html, description, siteName))
  })
}

function readPages(directory: string): PageList {
  const list = join(directory, 'pages.json')
  return existsSync(list) ? pageList.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
}

const hasCookie = (request: FastifyRequest, name: string) =>
  request.headers.cookie?.split(/; */).some((pair) => pair.startsWith(`${name}=`)) ?? false

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

/**
 * The readable form of an address that was not readable (`readablePage`), because the router of the web app finds no page for
 * the other one. What begins with two slashes would lead to another host.
 */
const ownAddress = (url: string) => url.replace(/^[/\\]+/, '/')

/**
 * The page for a browser's navigation; not for the API, and for an address with a dot in its end, which may be a missing
 * file, only where a page is asked for.
 */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  if (!['GET', 'HEAD'].includes(request.method)) return false
  if (/^\/(?:api|assets|cable)(?:\/|$)/.test(path)) return false
  return !/\.[^/]*$/.test(path) || isNavigation(request)
}

/**
 * The document that names the files of the page; for a visitor without a session cookie that of the login page,
 * unless visitors may see the page.
 */
function documentFor(request: FastifyRequest, pages: PageList, { sessionCookie }: Options): string {
  const path = pathOf(request)
  const asked = pages.find((other) => matches(other.path, path))
  const isShown = asked?.is_open || hasCookie(request, sessionCookie)
  const page = isShown ? asked : pages.find((other) => other.path === '/')
  return page?.file ?? 'index.html'
}

function matches(pattern: string, path: string): boolean {
  const parts = path.split('/')
  const expected = pattern.split('/')
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}
