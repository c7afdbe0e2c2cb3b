import { expect, test } from 'vitest'
import { withFiles } from './page-documents.ts'
import { filesByPage, filesNamed, pathOf } from './page-files.ts'

const manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_fields.js': { file: 'fields.js', name: 'fields', css: ['fields.css'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'login.js' },
  '_frame.js': { file: 'frame.js', name: 'frame', css: ['frame.css'], imports: ['_shared.js'] },
  'src/routes/_app/create-record.tsx?tsr-split=component': { file: 'hours.js' },
  'src/routes/_app/manage-categories.tsx?tsr-split=component': {
    file: 'categories.js',
    imports: ['_fields.js'],
  },
  'src/routes/_app/manage-categories.tsx?tsr-split=errorComponent': { file: 'sorry.js' },
}

test('a page needs its own chunks, those of its layouts, and their imports', () => {
  const pages = filesByPage(manifest)
  expect([...pages.keys()]).toEqual(['index', '_app/create-record', '_app/manage-categories'])
  expect(pages.get('index')).toEqual(new Set(['entry.js', 'entry.css', 'shared.js', 'login.js']))
  expect(pages.get('_app/manage-categories')).toEqual(
    new Set([
      'entry.js',
      'entry.css',
      'shared.js',
      'frame.js',
      'frame.css',
      'categories.js',
      'fields.js',
      'fields.css',
      'sorry.js',
    ]),
  )
})

test('a shared chunk is found by its name, with its styles', () => {
  expect(filesNamed(manifest, 'fields')).toEqual(new Set(['fields.js', 'fields.css']))
  expect(filesNamed(manifest, 'dialogs')).toEqual(new Set())
})

test.each([
  ['_app/(dashboards)/users_list', '/users_list'],
  ['index', '/'],
  ['logout', '/logout'],
  ['_app/create-record', '/create-record'],
  ['_app/users.$id', '/users/:id'],
  ['_app/admin-monthly-report_/$userId', '/admin-monthly-report/:userId'],
  ['$', undefined],
])('the route file %s is the page at %s', (route, path) => {
  expect(pathOf(route)).toBe(path)
})

test('the document of a page asks for the files that index.html does not name', () => {
  const document = '<head><script type="module" src="/entry.js"></script></head><body></body>'
  const links = withFiles(document, ['entry.js', 'hours.js', 'hours.css'])
  expect(links.match(/entry\.js/g)).toHaveLength(1)
  expect(links).toContain('<link rel="modulepreload" crossorigin href="/hours.js">')
  expect(links).toContain('<link rel="preload" as="style" crossorigin href="/hours.css">')
  expect(links.indexOf('hours.js')).toBeLessThan(links.indexOf('</head>'))
})

test("a page's files are asked for after the portal and the session, which a page with many files would delay", () => {
  const document = '<head><link rel="preload" as="fetch" href="/api/v1/portal"></head>'
  const links = withFiles(document, ['hours.js'])
  expect(links.indexOf('hours.js')).toBeGreaterThan(links.indexOf('/api/v1/portal'))
})
