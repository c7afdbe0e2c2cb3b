// `npm run measure [name …]`: opens every screen on small phones, with large text and on a desktop, and lists elements
// that overflow the page, texts that overflow their box, broken words, targets too small for a finger, and layout shifts.

import { measureScreens } from '../tools/browser/measure-screens.ts'

const count = await measureScreens(process.argv.slice(2))
console.log(count === 0 ? 'No screen has a fault.' : `${count} faults.`)
process.exitCode = count === 0 ? 0 : 1
