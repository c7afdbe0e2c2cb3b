/** The official schema comes without types. */
declare module '@jsonresume/schema' {
  const schema: {
    validate(resume: unknown, callback: (errors: { stack: string }[] | null, valid: boolean) => void): void
  }
  export default schema
}
