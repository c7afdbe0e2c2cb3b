import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

/** Stores the 2xx status that the descriptor declares, for `applySuccessStatus`; a handler may set another. */
export function rememberSuccessStatus(route: RouteOptions): void {
  const declared = Object.keys(route.schema?.response ?? {}).filter((status) => status.startsWith('2'))
  const status = Number(declared.at(-1) ?? 200)
  if (status !== 200) route.config = { ...route.config, successStatus: status }
}

export function applySuccessStatus(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { successStatus } = request.routeOptions.config
  if (successStatus !== undefined) reply.code(successStatus)
  done()
}
