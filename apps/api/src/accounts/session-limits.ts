const dayMs = 86_400_000

/** How long a session lasts after its last use, and after signing in however often it is used. */
export type SessionLimits = { idleMs: number; longestMs: number }

export const usualSessionLimits: SessionLimits = { idleMs: 30 * dayMs, longestMs: 90 * dayMs }
