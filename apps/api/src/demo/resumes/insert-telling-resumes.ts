import { addDays, type Day } from '@portal/domain/days'
import type { Tx } from '../../db/database.ts'
import { onlyRow } from '../../db/only-row.ts'
import { resumeSlug } from '../../db/resumes/resume-slug.ts'
import { books, certificates, courses, languages } from '../../db/schema/resumes/resume-extras.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../db/schema/resumes/resume-sections.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'
import type { Staff } from '../people/person.ts'
import type { Random } from '../random.ts'
import { englishResume } from './english-resume.ts'
import type { TellingResume } from './telling-resume.ts'
import { ukrainianResume } from './ukrainian-resume.ts'

/** The only person whose CVs have texts of their own; the CVs of the others are put together from lists. */
export const emailOfTellingResumes = 'developer@demo.test'

/** Inserts an English and a Ukrainian CV of the developer account. */
export async function insertTellingResumes(
  tx: Tx,
  { staff, today, random }: { staff: readonly Staff[]; today: Day; random: Random },
): Promise<void> {
  for (const member of staff.filter(({ email }) => email === emailOfTellingResumes)) {
    const insert = (resume: TellingResume, changedOn: Day) =>
      insertTellingResume(tx, resume, {
        user_id: member.id,
        slug: resumeSlug(resume.contacts.role ?? '', random.text(12)),
        ...changedAt(changedOn),
      })
    await insert(englishResume(today, member.startedOn), addDays(today, -3))
    await insert(ukrainianResume(today, member.startedOn), addDays(today, -40))
  }
}

/** When a CV was made and last changed: at noon of the day. */
export function changedAt(day: Day) {
  const moment = new Date(`${day}T10:00:00Z`)
  return { created_at: moment, updated_at: moment }
}

async function insertTellingResume(
  tx: Tx,
  resume: TellingResume,
  owner: { user_id: number; slug: string; created_at: Date; updated_at: Date },
): Promise<void> {
  const inserted = await tx
    .insert(resumes)
    .values({ ...resume.contacts, ...owner })
    .returning({ id: resumes.id })
  const { id: resume_id } = onlyRow(inserted)
  // The sections without positions leave theirs out.
  const ofResume = <Item extends object>(items: readonly Item[]) =>
    items.map((item, index) => ({ ...item, resume_id, position: index + 1 }))
  await tx.insert(experiences).values(ofResume(resume.experiences))
  await tx.insert(educations).values(ofResume(resume.educations))
  await tx.insert(resumeProjects).values(ofResume(resume.resumeProjects))
  await tx.insert(skillSets).values(ofResume(resume.skillSets))
  await tx.insert(languages).values(ofResume(resume.languages))
  await tx.insert(certificates).values(ofResume(resume.certificates))
  await tx.insert(courses).values(ofResume(resume.courses))
  await tx.insert(books).values(ofResume(resume.books))
}
