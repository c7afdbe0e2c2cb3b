import type { Day } from '@portal/domain/days'
import type { Tx } from '../../db/database.ts'
import { onlyRow } from '../../db/only-row.ts'
import { candidates, candidateTechnologies, significateChanges } from '../../db/schema/candidates.ts'
import { vacancies } from '../../db/schema/vacancies.ts'
import { type IdOf, idsBy } from '../ids.ts'
import type { Random } from '../random.ts'
import { candidateNames, demoVacancies } from './candidate-texts.ts'
import { planCandidate, planHistory } from './plan-candidate.ts'

type Input = { today: Day; technologyId: IdOf; userIdByEmail: IdOf; random: Random }

/** Inserts vacancies and their candidates. The first vacancy has two pages of them. */
export async function insertCandidates(
  tx: Tx,
  { today, technologyId, userIdByEmail, random }: Input,
): Promise<void> {
  const inserted = await tx
    .insert(vacancies)
    .values(
      demoVacancies.map(({ title, level, salary, published }) => ({
        title,
        title_folded: title,
        level,
        min_salary: salary.min,
        max_salary: salary.max,
        where_published: published?.site ?? null,
        url: published?.url ?? null,
      })),
    )
    .returning({ id: vacancies.id, key: vacancies.title })
  const vacancyId = idsBy(inserted)
  const recruiters = [userIdByEmail('recruiter@demo.test'), userIdByEmail('manager@demo.test')]

  for (const [index, full_name] of candidateNames.entries()) {
    const vacancy = vacancyAt(index)
    const plan = planCandidate({
      full_name,
      index,
      vacancy,
      vacancy_id: vacancyId(vacancy.title),
      today,
      random,
    })
    const { id: candidate_id } = onlyRow(
      await tx.insert(candidates).values(plan).returning({ id: candidates.id }),
    )
    await tx.insert(candidateTechnologies).values(
      random.sample(vacancy.stack, random.int(1, vacancy.stack.length)).map((technology) => ({
        candidate_id,
        technology_id: technologyId(technology),
      })),
    )
    await tx.insert(significateChanges).values(
      planHistory(plan, today).map((change, step) => ({
        ...change,
        candidate_id,
        changed_by_id: recruiters[step === 0 ? 0 : random.int(0, 1)] ?? null,
      })),
    )
  }
}

/** Every second candidate goes to the first vacancy. */
function vacancyAt(index: number) {
  const [first, ...others] = demoVacancies
  if (index % 2 === 0) return first
  return others[((index - 1) / 2) % others.length] ?? first
}
