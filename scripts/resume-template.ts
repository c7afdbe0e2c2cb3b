// `npm run resume:template`: writes the Word templates, one for each size, that the server fills with a CV, and the default pictures.

import { writeFile } from 'node:fs/promises'
import { papers } from '@portal/domain/resumes/papers'
import { wordPapers } from '../apps/api/src/documents/docx/papers.ts'
import { defaultAvatar, defaultCover } from '../tools/resume-template/default-pictures.ts'
import { makeTemplate } from '../tools/resume-template/template.ts'

const folder = new URL('../apps/api/src/documents/docx/', import.meta.url)
for (const paper of papers) {
  await writeFile(new URL(wordPapers[paper].template, folder), await makeTemplate(paper))
}
await writeFile(new URL('default-avatar.png', folder), await defaultAvatar())
await writeFile(new URL('default-cover.png', folder), await defaultCover())
