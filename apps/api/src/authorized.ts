declare const authorizedFor: unique symbol

/**
 * A row that a policy has let this actor act on. Use cases that change things take rows so marked, so that a forgotten
 * check does not compile. Only a policy's assertion can make one.
 */
export type Authorized<Row, Act extends string> = Row & { readonly [authorizedFor]: Act }
