import { createHmac, timingSafeEqual } from 'node:crypto'

const dayMs = 86_400_000
export const deviceLifeMs = 180 * dayMs
/** When more people use one browser, the one who signed in longest ago is removed. */
const maxPeople = 10

/** The ids of the people who signed in with a browser, each with the time at which the entry is forgotten. */
type Device = ReadonlyMap<number, Date>

/**
 * `7-1789000000.8-1789000500.SIGNATURE`: ids of people, each with the second at which it expires. The signature
 * keeps a browser from naming people who never signed in with it; the ids themselves are no secret.
 */
export function writeDeviceCookie(device: Device, secret: string): string {
  const entries = [...device].map(
    ([userId, expiresAt]) => `${userId}-${Math.floor(expiresAt.getTime() / 1000)}`,
  )
  const content = entries.join('.')
  return `${content}.${signatureOf(content, secret)}`
}

/** Who signed in with this browser and is not forgotten; nobody when the signature is wrong. */
export function readDeviceCookie(cookie: string | undefined, secret: string, now: Date): Device {
  const end = cookie?.lastIndexOf('.') ?? -1
  if (cookie === undefined || end === -1) return new Map()
  const content = cookie.slice(0, end)
  if (!isSame(cookie.slice(end + 1), signatureOf(content, secret))) return new Map()
  const entries = [...content.matchAll(/(\d+)-(\d+)/g)].map(
    ([, userId, second]) => [Number(userId), new Date(Number(second) * 1000)] as const,
  )
  return new Map(entries.filter(([, expiresAt]) => expiresAt > now))
}

/** The device's people after this person has signed in with it. */
export function withPerson(device: Device, userId: number, now: Date): Device {
  const others = [...device].filter(([id]) => id !== userId)
  return new Map([...others.slice(1 - maxPeople), [userId, new Date(now.getTime() + deviceLifeMs)]])
}

const signatureOf = (content: string, secret: string) =>
  createHmac('sha256', secret).update(content).digest('base64url')

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
