import { strToU8, unzipSync, zipSync } from 'fflate'

type Properties = { title: string; updatedAt: Date }

/** The Word file with the properties of this CV in place of the template's: docx-templates leaves that part as it is. */
export const withProperties = (docx: Uint8Array, properties: Properties): Uint8Array =>
  zipSync(
    { ...unzipSync(docx), 'docProps/core.xml': strToU8(partOf(properties)) },
    { mtime: properties.updatedAt },
  )

function partOf({ title, updatedAt }: Properties): string {
  const moment = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${updatedAt.toISOString()}</dcterms:${name}>`
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
