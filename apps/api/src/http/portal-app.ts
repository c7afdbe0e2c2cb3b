import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Access } from '@portal/domain/access'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import type { Actor } from '../use-case/actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
    /** Fields of a multipart body as received, and the file. */
    uploadedFile: UploadedFile | undefined
  }
  interface RouteOptions {
    access?: Access
    openWithoutFactor?: true
    noTokens?: true
    flatBody?: string
    form?: { file: string; maxBytes: number }
    summary?: string
    changes?: z.ZodMiniType
    sendsFile?: string
    sendsHeaders?: Readonly<Record<string, string>>
    undoable?: true
    inTurn?: true
    refuses?: readonly number[]
  }
  interface FastifyContextConfig {
    access?: Access
    openWithoutFactor?: true
    noTokens?: true
    successStatus?: number
    flatBody?: string
    form?: { file: string; maxBytes: number }
    changes?: z.ZodMiniType
  }
}

type UploadedFile = { bytes: Buffer; filename: string }

/** A Fastify instance whose handlers are typed by the contract's schemas. */
export type PortalApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
