import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { BrandMark } from '../../shared/brand-mark.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { BellLink } from '../bell.tsx'
import { FootBar } from './foot-bar.tsx'
import styles from './phone-bars.module.css'

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx').then((file) => file.MenuDrawer))

/** The frame of phones: the bar at the top, the bar at the foot and the drawer that it opens. */
export function PhoneBars() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header className={styles.bar} data-no-print>
        <Link to="/" className={styles.brand}>
          <BrandMark size={26} />
          {t.app.name}
        </Link>
        <div className={styles.buttons}>
          <BellLink />
        </div>
      </header>
      <FootBar isOpen={isOpen} onMore={() => setOpen(!isOpen)} />
      {/* It is mounted while it is closed, so that its code comes with the first drawing: the menu opens without a connection. */}
      <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
