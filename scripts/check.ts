// `npm run check`: what every change must pass. Needs no browser.

import { checks } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

process.exitCode = await runSteps(checks)
