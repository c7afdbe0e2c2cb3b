import { escapedHtml } from '@portal/domain/texts/escaped-html'
import { englishMails, type MailContent } from '@portal/words/mails'

type Frame = {
  /** Who is greeted. */
  first_name: string
  portalName: string
  publicUrl: string
}

export type RenderedMail = { subject: string; text: string; html: string }

/** A mail as text and as HTML, in the portal's look, on light and on dark grounds, with nothing that is fetched. */
export function renderMail(content: MailContent, { first_name, portalName, publicUrl }: Frame): RenderedMail {
  const words = {
    greeting: englishMails.greeting(first_name),
    automatic: englishMails.automatic({ portal: portalName, url: publicUrl }),
  }
  return {
    subject: content.subject,
    text: textOf(content, words),
    html: htmlOf(content, { ...words, portalName }),
  }
}

type Words = { greeting: string; automatic: string }

function textOf(
  { paragraphs, items = [], action, why }: MailContent,
  { greeting, automatic }: Words,
): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...items.map(({ text, url }) => `- ${text}\n  ${url}`),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    `-- \n${why}\n${automatic}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Readers for mail ignore style sheets or parts of them, so each element has its light colours in itself. */
function htmlOf(
  { subject, paragraphs, items = [], action, why }: MailContent,
  { greeting, automatic, portalName }: Words & { portalName: string },
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapedHtml(text)}</p>`
  const link = (url: string, label: string) =>
    `<a class="link" href="${escapedHtml(url)}" style="color:#c9302e">${escapedHtml(label)}</a>`
  const list = items.map(({ text, url }) => `<li style="margin:0 0 8px">${link(url, text)}</li>`).join('')
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(list === '' ? [] : [`<ul style="margin:0 0 16px;padding-left:20px">${list}</ul>`]),
    ...(action === undefined ? [] : [button(action)]),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #171615 !important; }
  .card { background: #1f1e1c !important; border-color: #464340 !important; color: #e9e7e4 !important; }
  .soft { color: #b9b5b0 !important; }
  .link { color: #fea197 !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#fbfaf9">
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e2dfdb;border-radius:8px;color:#211f1d;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">
<p style="margin:0 0 20px;font-weight:600">${escapedHtml(portalName)}</p>
${body.join('\n')}
<p class="soft" style="margin:24px 0 0;font-size:13px;color:#57534e">${escapedHtml(why)}<br>${escapedHtml(automatic)}</p>
</div>
</body>
</html>
`
}

function button({ label, url }: { label: string; url: string }): string {
  const [href, words] = [escapedHtml(url), escapedHtml(label)]
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#c9302e;border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none">${words}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:13px;color:#57534e">${escapedHtml(englishMails.orCopy)}<br>${href}</p>`
}
