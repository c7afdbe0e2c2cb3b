// `npm run check`: what a change must pass before it is worth anyone's reading; no browser needed.

import { checks } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

process.exitCode = await runSteps(checks)
