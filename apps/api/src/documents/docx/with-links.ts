import { linkedParts } from '../linked-parts.ts'

const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
/** What is a link already, and a run of text with its properties. */
const linkOrRun =
  /<w:hyperlink\b.*?<\/w:hyperlink>|<w:r>\s*(<w:rPr>.*?<\/w:rPr>)?((?:(?!<\/w:r>).)*)<\/w:r>/gs
/** A run of nothing but text, with an address in it. */
const isText = /^(?=.*(?::\/\/|www\.))\s*(?:(?:<w:t\b[^>]*>[^<]*<\/w:t>|<w:(?:br|tab)\b[^>]*\/>)\s*)*$/is
const piece = /<w:t\b[^>]*>([^<]*)<\/w:t>|<[^>]*>/g

/** The XML of a Word file and of its relations with a link at each address in its texts, over lines too. */
export function withLinks(xml: string, relations: string): { xml: string; relations: string } {
  const added: string[] = []
  const run = (text: string, properties: string) =>
    `<w:r>${properties}<w:t xml:space="preserve">${encoded(text)}</w:t></w:r>`
  const linked = (text: string, properties: string) =>
    linkedParts(decoded(text))
      .map((part) => {
        if (part.url === undefined) return run(part.text, properties)
        const id = `rIdAddress${added.length + 1}`
        const target = encoded(new URL(part.url).href)
        added.push(
          `<Relationship Id="${id}" Type="${relationType}" Target="${target}" TargetMode="External"/>`,
        )
        return `<w:hyperlink r:id="${id}">${run(part.text, coloured(properties))}</w:hyperlink>`
      })
      .join('')
  const withRuns = xml.replaceAll(
    linkOrRun,
    (whole, properties: string = '', content: string | undefined) => {
      if (content === undefined || !isText.test(content)) return whole
      return content.replaceAll(piece, (element, text: string | undefined) =>
        text === undefined ? `<w:r>${properties}${element}</w:r>` : linked(text, properties),
      )
    },
  )
  return {
    xml: withRuns,
    relations: relations.replace('</Relationships>', `${added.join('')}</Relationships>`),
  }
}

/** The colour of the links that the template has. */
const coloured = (properties: string) => properties.replace(/(<w:color w:val=")[^"]*/, '$1B3362E')

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const encoded = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => names[sign] ?? sign)
const decoded = (text: string) =>
  Object.entries(names).reduceRight((read, [sign, name]) => read.replaceAll(name, sign), text)
