import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { withDirections } from './with-directions.ts'
import { withLinks } from './with-links.ts'

type Properties = { title: string; updated_at: Date }

/**
 * The Word file with links at the addresses in its texts, with the direction of each paragraph, and with the properties of this CV in place of the template's:
 * docx-templates leaves that part as it is.
 */
export function finished(docx: Uint8Array, properties: Properties): Uint8Array {
  const parts = unzipSync(docx)
  const { xml, relations } = withLinks(textOf(parts, body), textOf(parts, bodyRelations))
  return zipSync(
    {
      ...parts,
      [body]: strToU8(withDirections(xml)),
      [bodyRelations]: strToU8(relations),
      'docProps/core.xml': strToU8(partOf(properties)),
    },
    { mtime: properties.updated_at },
  )
}

const body = 'word/document.xml'
const bodyRelations = 'word/_rels/document.xml.rels'

function textOf(parts: ReturnType<typeof unzipSync>, name: string): string {
  const part = parts[name]
  if (part === undefined) throw new Error(`The Word file has no ${name}`)
  return strFromU8(part)
}

function partOf({ title, updated_at }: Properties): string {
  const moment = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${updated_at.toISOString()}</dcterms:${name}>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dc:title>`,
    moment('created'),
    moment('modified'),
    '</cp:coreProperties>',
  ].join('')
}
