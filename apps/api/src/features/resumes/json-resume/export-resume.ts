import { documentNameOf } from '@portal/domain/resumes/file-name'
import { toJsonResume } from '@portal/domain/resumes/json-resume/to-json-resume'
import type { Deps } from '../../deps.ts'
import { showResume } from '../show-resume.ts'

/** The CV as a JSON Resume file, indented for people, and its name without an ending. */
export async function exportResume(deps: Deps, id: number): Promise<{ name: string; text: string }> {
  const resume = await showResume(deps, id)
  const text = JSON.stringify(toJsonResume(resume), null, 2)
  return { name: documentNameOf(resume), text: `${text}\n` }
}
