/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      cashdesk: 'Pokladna',
    },
    DEEDS: {
      cashdesk: {
        open: 'Počáteční zůstatek pokladny: {name}\u00a0Kč',
        reopen: 'Změna počátečního zůstatku pokladny: {name}\u00a0Kč',
        limit: 'Druhá osoba k výčetce pokladny při rozdílu nad {name}\u00a0Kč',
        create: 'Nový pokladní záznam {name}',
        update: 'Úprava pokladního záznamu {name}',
        cancel: 'Storno pokladního záznamu {name}',
        round: 'Haléřové vyrovnání záznamu {name}',
        close: 'Uzavření pokladny za měsíc {name}',
        advance: 'Záloha z pokladny {name}',
        receipt: 'Účtenka k záloze {name}',
        dropReceipt: 'Odebrání účtenky od zálohy {name}',
        settle: 'Vyúčtování zálohy {name}',
        reopenAdvance: 'Zrušení vyúčtování zálohy {name}',
        withdraw: 'Stažení výčetky za měsíc {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/log': typeof cs;
  }
}
