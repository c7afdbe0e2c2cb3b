// `npm run resume:samples`: a short, a usual and a long CV as PDF and Word files into screenshots/resumes/, to be looked at.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fillDocx from '../apps/api/src/documents/docx/fill-docx.ts'
import renderResume from '../apps/api/src/documents/pdf/render-resume.ts'
import { longResume } from '../apps/api/test/resumes/long-resume.ts'
import { sampleContent } from '../apps/api/test/resumes/sample-content.ts'
import { shortResume, typicalResume } from '../apps/api/test/resumes/sample-resumes.ts'
import { root } from './lib/processes.ts'

const folder = join(root, 'screenshots/resumes')
const samples = { short: shortResume, usual: typicalResume, long: longResume() }

await mkdir(folder, { recursive: true })
for (const [name, resume] of Object.entries(samples)) {
  const content = await sampleContent(resume)
  await writeFile(join(folder, `${name}.pdf`), await renderResume(content))
  await writeFile(join(folder, `${name}.docx`), await fillDocx(content))
}
console.log(`${Object.keys(samples).length} CVs in screenshots/resumes/.`)
