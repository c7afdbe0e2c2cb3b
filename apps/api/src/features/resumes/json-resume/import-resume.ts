import type { ResumeImport, ResumeImportInput } from '@portal/contract/resumes/json-resume'
import { fromJsonResume } from '@portal/domain/resumes/json-resume/from-json-resume'
import { importReportInWords } from '@portal/words/import-report'
import type { Language } from '@portal/words/language'
import { resumeWords } from '@portal/words/resumes'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { invalidField } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { unknownUser } from '../create-resume.ts'
import { newResumeSlug } from '../new-slug.ts'
import { insertResume, lockPerson } from '../resumes.store.ts'
import { resumeTrail } from '../resumes.trail.ts'
import { showResume } from '../show-resume.ts'
import { insertSections } from './import-resume.store.ts'
import { withReadableAddresses } from './readable-address.ts'

/**
 * Makes a CV of the file, with a report in the language; 422 for an unknown person and where the file names no person or no role.
 */
export async function importResume(
  deps: Deps,
  actor: Actor,
  input: ResumeImportInput,
  language: Language,
): Promise<ResumeImport> {
  const { contents: read, report } = fromJsonResume(input.resume, {
    today: deps.clock.today(),
    skill_set: resumeWords[language].headings.skills,
  })
  const contents = withReadableAddresses(read)
  if (contents.name === '') throw noName()
  if (contents.role === '') throw noRole()
  return deps.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, input.user_id))) throw unknownUser()
    const row = await insertResume(tx, {
      ...contents,
      user_id: input.user_id,
      slug: newResumeSlug(contents.role),
    })
    await insertSections(tx, row.id, contents)
    await addToTrail(tx, deps.clock, actor, resumeTrail.created('resumes.import', row))
    return {
      resume: await showResume({ ...deps, db: tx }, row.id),
      report: importReportInWords(report, language),
    }
  })
}

const noName = () => invalidField('basics.name', 'resumes.no_name')
const noRole = () => invalidField('basics.label', 'resumes.no_role')
