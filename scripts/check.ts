// `npm run check`: what every change must pass. Needs no browser.

import { checks } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'
import { tellTestSeed } from './lib/test-seed.ts'

tellTestSeed('npm run check')
process.exitCode = await runSteps([checks])
