// `npm run check`: what every change must pass. Needs no browser.

import { checks } from '../tools/checks/checks.ts'
import { runSteps } from '../tools/steps.ts'
import { tellTestSeed } from '../tools/test-seed.ts'

tellTestSeed('npm run check')
process.exitCode = await runSteps([checks])
