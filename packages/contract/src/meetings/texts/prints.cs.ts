/** What mails say of when a meeting is and of what is different; only the server does. */
const cs = {
  MEETING_MAIL: {
    HOURS: '{day}, {from}–{to}',
    MORE: '{from} – {to}',
    MOMENT: '{day}, {time}',
    NAME: 'Název: {after}\nDříve: {before}',
    TIMES: 'Nový termín: {after}\nDříve: {before}',
    ADDRESS: 'Nové místo: {after}\nDříve: {before}',
    AGENDA: {
      added: 'Program, přibylo:\n{points}',
      removed: 'Program, odpadlo:\n{points}',
      changed: 'Program, změnilo se znění:\n{points}',
    },
    LATE: 'Kdo přesto přijde podle původní pozvánky, může po společenství chtít náhradu účelně vynaložených nákladů (§ 250 občanského zákoníku).',
    DESCRIPTION: 'Změnil se text pozvánky, celý je v portálu.',
    LINES: {
      changed: 'změna shromáždění: {when}',
      cancelled: 'shromáždění se nekoná',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'meetings/prints': typeof cs;
  }
}
