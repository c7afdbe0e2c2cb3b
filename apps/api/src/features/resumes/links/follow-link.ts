import { isShownBy, type LinkRow } from '../../../db/resumes/resume-link.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { enforce } from '../../../use-case/authorized.ts'
import type { Deps } from '../../deps.ts'
import { endedLinkVerdict } from '../resumes.policy.ts'

/** Refuses an ended slug with 410, but to manager-level people. */
export function followLink(
  { clock }: Pick<Deps, 'clock'>,
  reader: Actor | undefined,
  slug: string,
  row: LinkRow,
): void {
  if (!isShownBy(slug, row, clock.today())) enforce(endedLinkVerdict(reader))
}
