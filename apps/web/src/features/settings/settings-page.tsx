import type { ComponentType } from 'react'
import { t } from '../../messages/messages.ts'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { ColorSchemeControl } from '../../theme/color-scheme-control.tsx'
import { CalendarFeedSection } from './calendar-feed-section.tsx'
import { MailChoicesSection } from './mail-choices-section.tsx'
import { PasswordPart } from './password-part.tsx'
import { SessionsSection } from './sessions-section.tsx'
import styles from './settings-page.module.css'

type Props = {
  /** The parts of the section about signing in that are about second factors. */
  SecondFactors: ComponentType
  AccessTokens: ComponentType
}

export function SettingsPage({ SecondFactors, AccessTokens }: Props) {
  return (
    <>
      <PageHeader title={t.pageTitles.settings} />
      {/* Mails and the frame lead here by the id. */}
      <section id="signing-in" className={styles.section} aria-labelledby="signing-in-title">
        <div>
          <h2 id="signing-in-title" className={styles.title}>
            {t.settings.signingInTitle}
          </h2>
          <p className={styles.hint}>{t.settings.signingInHint}</p>
        </div>
        <div>
          <PasswordPart />
          <SecondFactors />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="sessions">
        <div>
          <h2 id="sessions" className={styles.title}>
            {t.sessions.title}
          </h2>
          <p className={styles.hint}>{t.sessions.hint}</p>
        </div>
        <SessionsSection />
      </section>
      <section id="access-tokens" className={styles.section} aria-labelledby="access-tokens-title">
        <div>
          <h2 id="access-tokens-title" className={styles.title}>
            {t.accessTokens.title}
          </h2>
          <p className={styles.hint}>{t.accessTokens.hint}</p>
        </div>
        <AccessTokens />
      </section>
      <section className={styles.section} aria-labelledby="mail-choices">
        <div>
          <h2 id="mail-choices" className={styles.title}>
            {t.mailChoices.title}
          </h2>
          <p className={styles.hint}>{t.mailChoices.hint}</p>
        </div>
        <MailChoicesSection />
      </section>
      <section className={styles.section} aria-labelledby="calendar-feed">
        <div>
          <h2 id="calendar-feed" className={styles.title}>
            {t.calendarFeed.title}
          </h2>
          <p className={styles.hint}>{t.calendarFeed.hint}</p>
        </div>
        <CalendarFeedSection />
      </section>
      <section className={styles.section} aria-labelledby="appearance">
        <div>
          <h2 id="appearance" className={styles.title}>
            {t.settings.appearanceTitle}
          </h2>
          <p className={styles.hint}>{t.settings.appearanceHint}</p>
        </div>
        <ColorSchemeControl className={styles.scheme} />
      </section>
    </>
  )
}
