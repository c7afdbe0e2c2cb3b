import { Button } from '@mantine/core'
import type { Access } from '@portal/domain/access'
import { useRouter } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'
import { LinkButton } from '../shared/link-button.tsx'
import message from '../shared/screens/message-screen.module.css'
import styles from './denied-page.module.css'

type Props = {
  title: string
  text: string
  /** Who may open the page; undefined where its address is not known any more. */
  access: Access | undefined
}

/** Stands in the frame in place of a page that is not for the user. */
export function DeniedPage({ title, text, access }: Props) {
  const { history } = useRouter()
  return (
    <div className={styles.page}>
      <h1 className={message.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={message.text}>{text}</p>
      {access && <p className={message.text}>{t.errors.pageIsFor[access]}</p>}
      <div className={message.actions}>
        {window.history.length > 1 && (
          <Button variant="default" onClick={() => history.back()}>
            {t.actions.back}
          </Button>
        )}
        <LinkButton to="/">{t.actions.toStart}</LinkButton>
      </div>
    </div>
  )
}
