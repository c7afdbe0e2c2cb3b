/**
 * These texts have characters that a document must not spoil: Ukrainian, accents, signs of XML, quotes, long words,
 * emoji.
 */
export const oddTexts = {
  cyrillic: 'Розробила сервіс обліку: є, і, ї, ґ, об’єкт, «лапки» — й тире № 5',
  letterApostrophe: 'Прийняла рішення щодо імʼя та памʼяті',
  accents: 'Zażółć gęślą jaźń, Příliš žluťoučký kůň, İstanbul’da ğüş, Ærøskøbing, naïve façade',
  markup: '<b>Tom & "Jerry"</b> \'quoted\' {INS 6*7} +++=1+1+++ %PDF-1.7 \\ || {{mustache}}',
  arrows: 'From 10 → 2 s, ≥ 99.9 %, ± 0.5 °C, 3 × 4 = 12, C++ / C# / .NET, ✓ done ★★★',
  decomposed: 'Cafe\u0301 in Київ with й as и\u0306',
  longWord: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  longAddress:
    'https://example.com/portfolio/2024/very-long-folder-name/another-one?filter=everything&sort=-updated_at#section-of-the-page',
  emoji: 'Shipped it 🚀🎉 with the team 👩🏽‍💻 in 🇺🇦 and got 5️⃣ stars',
  hidden: 'Zero\u200bwidth, soft\u00adhyphen, \u202eright to left\u202c, bell\u0007, tab\tand\r\nnew line',
  otherScripts: 'Worked with 日本語 and العربية texts',
} as const

/** Little or nothing remains of these texts in a document. */
export const unseenTexts = {
  controls: '\u0000\u0007\u001b[31m',
  direction: '\u202e\u2066\u200f',
  combining: 'e\u0301',
  emoji: '👩🏽‍💻🇺🇦5️⃣',
  halves: '\ud800a\udc00',
  blanks: ' \u00a0\u3000\t',
} as const
