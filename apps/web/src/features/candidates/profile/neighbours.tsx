import { ActionIcon } from '@mantine/core'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createLink, Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { Tooltip } from '../../../shared/tooltip.tsx'
import type { OpenedCandidateSearch } from '../filters/candidate-search.ts'
import { listOf } from '../list/candidates-queries.ts'
import styles from './neighbours.module.css'

type Props = {
  candidate: Candidate
  /** The list that the page was opened from. */
  search: OpenedCandidateSearch
  /** The address of that list. */
  list: LinkProps
}

/** The way to the candidates before and behind this one in the list that the page was opened from. */
export function Neighbours({ candidate: { id, vacancy_id }, search, list }: Props) {
  const vacancyId = search.of === 'all' ? undefined : vacancy_id
  const { data } = useQuery(
    q(candidates.neighbours, { params: { id }, query: listOf({ vacancyId, search }) }),
  )
  if (!data) return <div className={styles.neighbours} data-no-print />
  const { place, count, previous, next } = data
  return (
    <nav className={styles.neighbours} aria-label={t.candidate.neighbours} data-no-print>
      <Step to={previous} search={search} label={t.candidate.previous} isBack />
      <Link {...list} className={styles.place} aria-label={t.candidate.backToList(place, count)}>
        {t.candidate.place(place, count)}
      </Link>
      <Step to={next} search={search} label={t.candidate.next} />
    </nav>
  )
}

const AnchorIcon = (props: ComponentPropsWithRef<'a'>) => (
  <ActionIcon component="a" variant="default" {...props} color="gray" />
)
const LinkIcon = createLink(AnchorIcon)

type StepProps = {
  to: { id: number; full_name: string } | null
  search: OpenedCandidateSearch
  label: (name: string) => string
  isBack?: boolean
}

function Step({ to, search, label, isBack = false }: StepProps) {
  const Icon = isBack ? IconChevronLeft : IconChevronRight
  const icon = <Icon size={18} aria-hidden />
  if (to === null)
    return (
      <ActionIcon variant="default" disabled aria-label={isBack ? t.candidate.first : t.candidate.last}>
        {icon}
      </ActionIcon>
    )
  return (
    <Tooltip text={label(to.full_name)}>
      {(control) => (
        <LinkIcon
          {...control}
          to="/candidates/$id"
          params={{ id: to.id }}
          search={search}
          aria-label={label(to.full_name)}
        >
          {icon}
        </LinkIcon>
      )}
    </Tooltip>
  )
}
