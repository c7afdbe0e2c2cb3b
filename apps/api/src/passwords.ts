import { hash, verify } from '@node-rs/argon2'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes the same time without a hash to compare with, so that timing does not reveal which e-mails exist. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>
}

/** OWASP's first choice for argon2id, which is the library's default variant: 19 MiB, two passes, one lane. */
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordCost = typeof recommendedCost

export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  const nobodysHash = hash('nobody has this password', cost)
  return {
    hash: (password) => hash(password, cost),
    async matches(password, passwordHash) {
      const isRight = await verify(passwordHash ?? (await nobodysHash), password)
      return isRight && passwordHash !== undefined
    },
  }
}
