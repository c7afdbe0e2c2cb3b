import type { ErrorEnvelope } from '@portal/contract/shared/errors'
import { escapedHtml } from '@portal/domain/texts/escaped-html'
import { failurePageWords } from '@portal/words/failure-page'
import { defaultLanguage } from '@portal/words/language'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a person opens the address in a browser, which shows the answer. Browsers name the mode on https and on the own
 * machine alone; elsewhere only they ask for HTML.
 */
export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  return ['GET', 'HEAD'].includes(method) && (headers.accept?.includes('text/html') ?? false)
}

/** What is told as JSON to programs, as a page. The scheme is the one that the person has chosen in the portal. */
export function failurePage({ message, request_id }: ErrorEnvelope): string {
  const words = failurePageWords[defaultLanguage]
  const number = request_id ? `<p>${escapedHtml(words.requestNumber(request_id))}</p>` : ''
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapedHtml(message)} · ${words.portal}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/color-scheme.js"></script>
<style>
:root { color-scheme: light dark }
[data-mantine-color-scheme="light"] { color-scheme: light }
[data-mantine-color-scheme="dark"] { color-scheme: dark }
body { display: grid; place-items: center; box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 3rem 1rem 20vh;
  background: light-dark(#fbfaf9, #171615); color: light-dark(#211f1d, #e9e7e4);
  font: 1rem / 1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
main { width: min(26rem, 100%); overflow-wrap: anywhere }
h1 { margin: 0 0 1.5rem; font-size: 1.5rem; font-weight: 600; line-height: 1.25 }
p { margin: -1rem 0 1.5rem; color: light-dark(#57534e, #b9b5b0) }
a { display: inline-block; padding: 0.625rem 1.125rem; border: 1px solid light-dark(#e2dfdb, #464340); border-radius: 6px;
  background: light-dark(#fff, #1f1e1c); color: inherit; font-weight: 500; text-decoration: none }
a:focus-visible { outline: 2px solid; outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>${escapedHtml(message)}</h1>
${number}<a href="/">${words.open}</a>
</main>
</body>
</html>
`
}
