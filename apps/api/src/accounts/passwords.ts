import { hash, verify } from '@node-rs/argon2'
import { formsOfBefore, preparedPassword } from '@portal/domain/people/passwords'

/** 'form_of_before': the hash is of a form that passwords had before, such as what was typed. */
export type PasswordMatch = 'prepared' | 'form_of_before' | 'none'

export type Passwords = {
  hash(password: string): Promise<string>
  /**
   * Compares a password with a hash. It takes the same time without a hash, so that timing does not reveal which
   * e-mails exist.
   */
  match(password: string, passwordHash: string | undefined): Promise<PasswordMatch>
}

/** OWASP's first choice for argon2id, which is the library's default variant: 19 MiB, two passes, one lane. */
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordCost = typeof recommendedCost

/** `compare` is another function in tests that count comparisons. */
export function createPasswords(cost: PasswordCost = recommendedCost, compare = verify): Passwords {
  const nobodysHash = hash('nobody has this password', cost)
  return {
    hash: (password) => hash(preparedPassword(password), cost),
    async match(password, passwordHash) {
      const stored = passwordHash ?? (await nobodysHash)
      const isSomebodys = passwordHash !== undefined
      const prepared = preparedPassword(password)
      if ((await compare(stored, prepared)) && isSomebodys) return 'prepared'
      for (const form of formsOfBefore(password))
        if ((await compare(stored, form)) && isSomebodys) return 'form_of_before'
      return 'none'
    },
  }
}
