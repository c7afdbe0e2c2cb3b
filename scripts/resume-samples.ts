// `npm run resume:samples`: a short, a usual and a long CV, and some whose pages end in odd places, as PDF and Word files into
// screenshots/resumes/, to be looked at.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fillDocx from '../apps/api/src/documents/docx/fill-docx.ts'
import renderResume from '../apps/api/src/documents/pdf/render-resume.ts'
import { longResume } from '../apps/api/test/resumes/long-resume.ts'
import { sampleContent } from '../apps/api/test/resumes/sample-content.ts'
import { shortResume, typicalResume } from '../apps/api/test/resumes/sample-resumes.ts'
import { shapes } from '../apps/api/test/resumes/shaped-resumes.ts'
import { root } from '../tools/processes.ts'

const folder = join(root, 'screenshots/resumes')
const samples = { short: shortResume, usual: typicalResume, long: longResume(), ...shapes }

await mkdir(folder, { recursive: true })
for (const [name, resume] of Object.entries(samples)) {
  const file = join(folder, name.replaceAll(' ', '-'))
  const content = await sampleContent(resume)
  await writeFile(`${file}.pdf`, await renderResume(content))
  await writeFile(`${file}.docx`, await fillDocx(content))
  await writeFile(`${file}-a4.docx`, await fillDocx(content, 'a4'))
}
console.log(`${Object.keys(samples).length} CVs in screenshots/resumes/.`)
