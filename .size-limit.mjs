// Guard rails for the weight of a page, JavaScript and CSS together, gzip; see docs/decisions/0021-few-chunks.md.

import { filesByPage, isInFrame, readManifest } from './tools/page-files.ts'

const dist = 'apps/web/dist'
const loginRoute = 'index'
const firstRoute = '_app/create-record'
const editorRoute = '_app/resumes/$resumeId.$section'

const pages = filesByPage(await readManifest(dist))
const filesOf = (route) => {
  const files = pages.get(route)
  if (files === undefined) throw new Error(`The build has no page ${route}`)
  return files
}
const check = (name, files, limit) => ({
  name,
  path: [...files].map((file) => `${dist}/${file}`),
  limit,
  gzip: true,
})

const first = filesOf(firstRoute)
const beyondFirst = [...pages].flatMap(([route, files]) => {
  const more = files.difference(first)
  if (route === loginRoute || more.size === 0) return []
  if (!isInFrame(route)) return [check(`${route}, for visitors`, files, '250 kB')]
  return [check(`${route}, more than the first page`, more, route === editorRoute ? '120 kB' : '60 kB')]
})

export default [
  check('login', filesOf(loginRoute), '225 kB'),
  check(`first page (${firstRoute})`, first, '345 kB'),
  ...beyondFirst,
]
