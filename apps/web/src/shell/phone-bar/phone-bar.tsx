import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { whenQuiet } from '../../shared/later/when-quiet.ts'
import { latePart } from '../../shared/stand-ins/late-part.tsx'
import { MissingPart } from '../../shared/stand-ins/missing-part.tsx'
import { BrandMark } from '../../theme/brand-mark.tsx'
import { BellLink } from '../bell/bell.tsx'
import styles from './phone-bar.module.css'

const loadDrawer = () => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer)
const MenuDrawer = latePart(loadDrawer, undefined, MissingDrawer)

const startLoading = () => void loadDrawer().catch(() => {})
/** Loads the drawer early, so that it opens offline, too. */
const preloadDrawer = () => whenQuiet(startLoading)

export function PhoneBar() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(preloadDrawer, [])
  const toggle = () => {
    setWasOpened(true)
    setOpen(!isOpen)
  }
  return (
    <header className={styles.bar} data-no-print>
      <Link to="/" className={styles.brand}>
        <BrandMark size={26} />
        {t.app.name}
      </Link>
      <div className={styles.buttons}>
        <BellLink />
        <ActionIcon
          aria-label={t.navigation.openMenu}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onPointerDown={startLoading}
          onClick={toggle}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
      </div>
      {wasOpened && <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </header>
  )
}

type MissingProps = { isOpen: boolean; onRetry: () => Promise<void> }

function MissingDrawer({ isOpen, onRetry }: MissingProps) {
  if (!isOpen) return null
  return (
    <div className={styles.missing}>
      <MissingPart title={t.navigation.menuFailed} onRetry={onRetry} />
    </div>
  )
}
