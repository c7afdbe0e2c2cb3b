import { ConfigError } from '../commands/operator-error.ts'
import type { ReadSetting } from './settings-value.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a session lasts after its last use, and after signing in however often it is used. */
export type SessionLimits = { idleMs: number; longestMs: number }

const usualSessionLimits: SessionLimits = { idleMs: 30 * dayMs, longestMs: 90 * dayMs }

/** Reads SESSION_IDLE and SESSION_MAX. */
export function readSessionLimits(read: ReadSetting): SessionLimits {
  const [idle, longest] = [read('SESSION_IDLE'), read('SESSION_MAX')]
  const [idleMs, longestMs] = [durationFrom('SESSION_IDLE', idle), durationFrom('SESSION_MAX', longest)]
  if (idleMs !== undefined && longestMs !== undefined && idleMs > longestMs)
    throw new ConfigError(
      `SESSION_IDLE must not be longer than SESSION_MAX, which ends a session after ${longest}.`,
    )
  return {
    idleMs: idleMs ?? usualSessionLimits.idleMs,
    longestMs: longestMs ?? usualSessionLimits.longestMs,
  }
}

const unitMs: Readonly<Record<string, number>> = { m: minuteMs, h: hourMs, d: dayMs }

/** A duration such as 45m, 12h or 30d, in milliseconds. */
function durationFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, count, unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? []
  const ms = Number(count) * (unitMs[unit] ?? Number.NaN)
  if (ms >= shortestMs && ms <= longestPossibleMs) return ms
  throw new ConfigError(`${name} must be a duration from 5m to 400d, such as 45m, 12h or 30d, not '${text}'.`)
}

const shortestMs = 5 * minuteMs
/** Browsers keep no cookie longer. */
const longestPossibleMs = 400 * dayMs
