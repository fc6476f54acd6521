/** Mails: one entry a kind. All of one survey have one subject, so that mail programs keep them together. */
const cs = {
  MAIL: {
    surveyStarted: {
      SUBJECT: 'Anketa: {title}',
      TEXT: '{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}\n\n{until, select, none {Odpovědět můžete, dokud ji výbor neukončí.} other {Odpovědět můžete do {until}.}} {anonymous, select, yes {Anketa je anonymní: bude vidět, že odpověď přišla, ale ne jaká.} other {Anketa není anonymní: výbor uvidí, kdo jak odpověděl.}}',
      ACTION: 'Odpovědět',
    },

    surveyEnds: {
      SUBJECT: 'Re: Anketa: {title}',
      TEXT: 'Anketa {title} končí {until} a vaše odpověď v ní zatím chybí.',
      ACTION: 'Odpovědět',
    },

    surveyResults: {
      SUBJECT: 'Re: Anketa: {title}',
      TEXT: 'Anketa {title} skončila. {count, plural, =0 {Nepřišla žádná odpověď.} one {Přišla # odpověď.} few {Přišly # odpovědi.} many {Přišlo # odpovědi.} other {Přišlo # odpovědí.}}',
      ACTION: 'Zobrazit výsledky',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/mails': typeof cs;
  }
}
