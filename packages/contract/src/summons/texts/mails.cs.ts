/** Mails: one entry a kind. All of one meeting have one subject, so that mail programs keep them together. */
const cs = {
  MAIL: {
    meetingInvitation: {
      SUBJECT: 'Pozvánka na shromáždění: {title}',
      TEXT: 'Zveme vás na shromáždění vlastníků.\n\nKdy: {when}\nKde: {address}{text, select, none {} other {\n\n{text}}}{agenda, select, none {} other {\n\nProgram:\n{agenda}}}{files, select, none {} other {\n\nPodklady, najdete je v portálu:\n{files}}}{codes, select, none {} other {\n\nVáš kód k prezenci, ukažte ho u dveří:\n{codes}}}{power, select, none {} other {\n\nNemůžete přijít? Můžete někomu dát plnou moc: v portálu, nebo na papíře, který si tam stáhnete.}}',
      ACTION: 'Otevřít pozvánku',
    },

    meetingSoon: {
      SUBJECT: 'Připomínka: Pozvánka na shromáždění: {title}',
      TEXT: 'Připomínáme shromáždění vlastníků {title}.\n\nKdy: {when}\nKde: {address}{codes, select, none {} other {\n\nVáš kód k prezenci, ukažte ho u dveří:\n{codes}}}{power, select, none {} other {\n\nNemůžete přijít? Dejte někomu plnou moc v portálu, nebo na papíře.}}',
      ACTION: 'Otevřít pozvánku',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'summons/mails': typeof cs;
  }
}
