/** Lets password managers file a new password under the right account. */
export const AccountOfPassword = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
