// `npm run screenshots [name …]`: every screen x person x size x scheme into screenshots/, which git ignores.

import { photographScreens } from '../tools/browser/photograph-screens.ts'

await photographScreens(process.argv.slice(2))
