/** The public links of CVs. */
export const cvLinks = {
  link: 'Link',
  on: 'On',
  until: (day: string) => `Until ${day}`,
  copy: 'Copy link',
  copyOf: (cv: string) => `Copy link of ${cv}`,
  copied: 'CV link copied!',
  /** After the link is copied. */
  lost: (places: string) => `Before you hand it out: the PDF cannot show ${places}`,
  lostIn: (characters: string, place: string) => `${characters} (${place})`,
  more: 'More about the link',

  lastDay: 'Last day of the link',
  lastDayField: 'Last day',
  lastDayHint: 'Without one, the link goes on until it is ended.',
  lastDaySaved: 'Last day saved',
  end: 'End the link',
  endQuestion: (cv: string) => `The link of “${cv}” stops working at once.`,
  ended: 'Link ended',
  /** The page by an address from before the link was renewed. */
  oldAddress: 'This address has ended',
  turnOn: 'Turn link on',
  turnedOn: 'The link is on',
  renew: 'Renew the link',
  renewEndedQuestion: (cv: string) => `“${cv}” gets a new address, which works at once.`,
  renewQuestion: (cv: string, losesLastDay: boolean) =>
    losesLastDay
      ? `“${cv}” gets a new address without a last day. The old one stops working at once.`
      : `“${cv}” gets a new address. The old one stops working at once.`,
  renewed: 'The CV has a new link',
}
