// `npm run build`: builds and compresses the web app and compares the weight of its pages with their limits.

import { orExit } from '../tools/processes.ts'
import { buildWeb, checkWeight } from '../tools/web-build.ts'

await orExit(buildWeb())
const { code, output } = await checkWeight()
console.log(output)
process.exitCode = code
