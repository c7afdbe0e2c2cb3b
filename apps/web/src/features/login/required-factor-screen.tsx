import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import form from './login-form.module.css'
import styles from './required-factor-screen.module.css'

/** Says why nothing else opens before a second factor is set up. */
export const RequiredFactorScreen = ({ children }: { children: ReactNode }) => (
  <PanelScreen title={t.factorDuty.title} lead={t.factorDuty.lead}>
    <section className={styles.choice} aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.title}>
        {t.factorDuty.choose}
      </h2>
      {children}
    </section>
    <Link to="/logout" preload={false} className={form.forgot}>
      {t.factorDuty.logOut}
    </Link>
  </PanelScreen>
)
