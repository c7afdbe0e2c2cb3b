type Sentence<Facts> = (facts: Facts) => string | null

/** A sentence that is made of facts. The example gives them their types, and stands in the reference of the API. */
// @__NO_SIDE_EFFECTS__
export const said = <Facts extends object>(example: Facts, sentence: Sentence<Facts>) =>
  Object.assign(sentence, { example })

/** In place of a sentence, for a refusal of a whole input: its first field says why. */
export const saidByFields = () => null
