import { escapedHtml as escaped } from '@portal/domain/texts/escaped-html'

/** What the preview of a link shows. Everyone who has the link sees it. */
export type PageDescription = {
  title: string
  description: string
  /** The status of the page; 200 when absent. */
  status?: number
}

/** Puts a title and the tags of link previews, the company's name among them, into a document of the web app. */
export function withDescription(html: string, page: PageDescription, siteName?: string): string {
  const [title, description] = [escaped(page.title), escaped(page.description)]
  const tags = [
    `<meta name="description" content="${description}" />`,
    '<meta property="og:type" content="profile" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(siteName === undefined ? [] : [`<meta property="og:site_name" content="${escaped(siteName)}" />`]),
  ]
  // The replacements are functions, because `$` in a replacement text would stand for the matched text.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/[ \t]*<meta name="description"[^>]*>\n?/, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
}
