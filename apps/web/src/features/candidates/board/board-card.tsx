import { ActionIcon, Menu } from '@mantine/core'
import type { BoardCandidate } from '@portal/contract/candidates/candidate-routes'
import { significateSteps } from '@portal/domain/candidates/candidates'
import { formatDay } from '@portal/domain/days'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import { StateDot, StateMark } from '../../../shared/states/state-mark.tsx'
import { ShortTags } from '../controls/short-tags.tsx'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import styles from './board-card.module.css'
import type { MoveCard } from './board-props.ts'

type Props = {
  card: BoardCandidate
  search: Partial<CandidateSearch>
  onMove: MoveCard
  /** What the card is dragged by, shown before the name. */
  handle?: ReactNode
}

/** A candidate in a column of the board. */
export function BoardCard({ card, search, onMove, handle }: Props) {
  const { id, full_name, position, technologies, can } = card
  return (
    <article className={styles.card} data-card={id}>
      <header className={styles.top}>
        {handle}
        <h3 className={styles.name}>
          <CutText text={full_name}>
            <RowLink to="/candidates/$id" params={{ id }} search={search} draggable={false} data-part="link">
              {full_name}
            </RowLink>
          </CutText>
        </h3>
        {can.update && <MoveMenu card={card} onMove={onMove} />}
      </header>
      {position !== null && (
        <div className={styles.position}>
          <CutText text={position} />
        </div>
      )}
      {technologies.length > 0 && <ShortTags names={technologies} label={t.candidateBoard.technologies} />}
      <p className={styles.facts}>
        {factsOf(card).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <PingMark card={card} />
    </article>
  )
}

/** Moves a candidate to another column without dragging. */
const MoveMenu = ({ card, onMove }: { card: BoardCandidate; onMove: MoveCard }) => (
  <Menu position="bottom-end" width={220}>
    <Menu.Target>
      <ActionIcon aria-label={t.candidateBoard.movesOf(card.full_name)} data-part="menu">
        <IconDotsVertical size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {significateSteps
        .filter((significate) => significate !== card.significate)
        .map((significate) => (
          <Menu.Item
            key={significate}
            leftSection={<StateDot {...stateLooks.significate[significate]} />}
            onClick={() => void onMove(card, significate)}
          >
            {t.candidateBoard.moveTo(t.significates[significate])}
          </Menu.Item>
        ))}
    </Menu.Dropdown>
  </Menu>
)

function factsOf({ experience, salary, english }: BoardCandidate): string[] {
  const years = experience === null ? [] : [t.candidateControls.years(experience)]
  const amount = salary === null ? [] : [t.lists.dollars(salary)]
  return [...years, ...amount, t.languageLevels[english]]
}

function PingMark({ card: { ping_again, ping_again_on, ping_again_due } }: { card: BoardCandidate }) {
  if (!ping_again) return null
  return (
    <div className={styles.ping}>
      {ping_again_on === null ? (
        t.candidateBoard.pingAgain
      ) : (
        <time dateTime={ping_again_on}>{t.candidateBoard.pingOn(formatDay(ping_again_on))}</time>
      )}
      {ping_again_due && <StateMark look={stateLooks.due}>{t.candidateControls.pingDue}</StateMark>}
    </div>
  )
}
