// `npm run fuzz [-- seconds [seed]]`: sends random hostile requests to the API until the time is over (60 s unless
// told), and ends with 1 when an answer was a 5xx, hung or showed internals, or when the memory kept growing.
// The same seed makes the same requests.

import { fuzz } from '../tools/fuzz/fuzz.ts'

const seconds = Number(process.argv[2] ?? 60)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
if (!(await fuzz(seconds, seed))) process.exitCode = 1
