// `npm run resume:template`: writes the Word template that the server fills with a CV, and the default pictures.

import { writeFile } from 'node:fs/promises'
import { defaultAvatar, defaultCover } from './lib/resume-template/default-pictures.ts'
import { makeTemplate } from './lib/resume-template/template.ts'

const folder = new URL('../apps/api/src/documents/docx/', import.meta.url)
await writeFile(new URL('resume-template.docx', folder), await makeTemplate())
await writeFile(new URL('default-avatar.png', folder), await defaultAvatar())
await writeFile(new URL('default-cover.png', folder), await defaultCover())
