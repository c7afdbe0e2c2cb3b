type Props = { email: string }

/** Names the account of a form's password to password managers, which fill and file it under that. */
export const AccountOfPassword = ({ email }: Props) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
