import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesByPage, isInFrame, pathOf, readManifest } from './page-files.ts'

/**
 * Writes a copy of index.html for each page that names the page's own files, so that the browser asks for all of them
 * at once instead of one after the other; and `pages.json`, by which the server finds the copy for an address.
 */
export async function writePageDocuments(folder: string): Promise<void> {
  const document = await readFile(join(folder, 'index.html'), 'utf8')
  await mkdir(join(folder, 'pages'), { recursive: true })
  const byPage = filesByPage(await readManifest(folder))
  const pages: { path: string; file: string; is_open: boolean }[] = []
  for (const [route, files] of byPage) {
    const path = pathOf(route)
    if (path === undefined) continue
    const file = `pages/${route.replaceAll('/', '.')}.html`
    const is_open = !isInFrame(route)
    // The page of a visitor does not request the session: there is none, and the browser's console would show the
    // refusal.
    const page = is_open ? document : withSession(document)
    await writeFile(join(folder, file), withFiles(page, files))
    pages.push({ path, file, is_open })
  }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

/** Adds the files that the document does not name yet. Styles are preloaded only: the page's script waits for them. */
export function withFiles(document: string, files: Iterable<string>): string {
  const links = [...files]
    .filter((file) => !document.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `    <link rel="preload" as="style" crossorigin href="/${file}">\n`
        : `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
    )
  // The files stand after the preloads of the portal and the session, which are small: the browser asks for six files at a
  // time (HTTP/1.1), and behind the fifty files of a profile the session would come last.
  return document.replace(/[ \t]*<\/head>/, (end) => links.join('') + end)
}

/** Requests the session while the first script is loading, as `preloadPortal` of the web app's build does for the portal. */
const withSession = (document: string): string =>
  document.replace(
    '</head>',
    '    <link rel="preload" as="fetch" href="/api/v1/session" crossorigin="use-credentials">\n  </head>',
  )
