import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import styles from './login-form.module.css'

/** Says why nothing else opens before a second factor is set up. */
export const RequiredFactorScreen = ({ children }: { children: ReactNode }) => (
  <PanelScreen title={t.factorDuty.title} lead={t.factorDuty.lead}>
    {children}
    <Link to="/logout" preload={false} className={styles.forgot}>
      {t.factorDuty.logOut}
    </Link>
  </PanelScreen>
)
