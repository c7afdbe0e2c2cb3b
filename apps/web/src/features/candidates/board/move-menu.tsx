import '../../../theme/mantine-controls.css'
import '../../../theme/mantine-fields.css'
import { ActionIcon, Menu } from '@mantine/core'
import type { BoardCandidate } from '@portal/contract/recruiting/candidate-routes'
import { significates } from '@portal/domain/recruiting/candidates'
import { IconDotsVertical } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import type { MoveCard } from './use-moves.ts'

/** Moves a candidate to another column without dragging. */
export const MoveMenu = ({ card, onMove }: { card: BoardCandidate; onMove: MoveCard }) => (
  <Menu position="bottom-end" width={220}>
    <Menu.Target>
      <ActionIcon aria-label={t.candidateBoard.movesOf(card.full_name)} data-part="menu">
        <IconDotsVertical size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {significates
        .filter((significate) => significate !== card.significate)
        .map((significate) => (
          <Menu.Item key={significate} onClick={() => void onMove(card, significate)}>
            {t.candidateBoard.moveTo(t.significates[significate])}
          </Menu.Item>
        ))}
    </Menu.Dropdown>
  </Menu>
)
