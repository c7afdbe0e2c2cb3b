import { t } from '../../messages/messages.ts'
import { keepFocus } from '../../shared/focus/keep-focus.ts'
import styles from './demo-accounts.module.css'

export type DemoAccount = { email: string; password: string; name: string }
type Props = { accounts: readonly DemoAccount[]; onPick: (account: DemoAccount) => void }

/** Buttons that fill the form. Only a server with the demo company sends accounts. */
export function DemoAccounts({ accounts, onPick }: Props) {
  return (
    <section className={styles.accounts} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        {t.login.demoTitle}
      </h2>
      <p className={styles.hint}>{t.login.demoHint}</p>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button {...keepFocus} type="button" className={styles.account} onClick={() => onPick(account)}>
              <span className={styles.name}>{account.name}</span>
              <span className={styles.email}>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
