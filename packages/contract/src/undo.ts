import * as z from 'zod/mini'
import { route } from './shared/route.ts'

export const tags = { undo: 'Taking back a change of hours, a decision or a move of a candidate' }

export const undo = {
  create: route({
    method: 'POST',
    url: '/undo',
    access: 'signedIn',
    inTurn: true,
    refuses: [404, 409],
    summary: "Take back an own change by the token of its answer's header X-Undo, once, within 60 seconds",
    schema: {
      body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
      response: { 200: z.object({}) },
    },
  }),
}
