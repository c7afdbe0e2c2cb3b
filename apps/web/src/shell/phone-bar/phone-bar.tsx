import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BrandMark } from '../../entry/brand-mark.tsx'
import { t } from '../../messages/messages.ts'
import { BellLink } from '../bell.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import styles from './phone-bar.module.css'

export function PhoneBar() {
  const [isOpen, setOpen] = useState(false)
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
          onClick={() => setOpen(!isOpen)}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
      </div>
      <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  )
}
