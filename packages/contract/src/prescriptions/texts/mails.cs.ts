/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    prescriptionIssued: {
      SUBJECT: '{title}',
      TEXT: 'Společenství vydalo předpis plateb vaší jednotky: {title}. První platba je splatná {due}.\n\n{units, select, none {} other {{units}}}\n\nPředpis v PDF s rozpisem po měsících {papers, select, none {najdete v portálu} other {je v příloze}}.',
      ACTION: 'Otevřít předpis',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prescriptions/mails': typeof cs;
  }
}
