/** The agenda that every house may begin from; only the server says it. Dots are for the committee to fill. */
const cs = {
  AGENDA_YEARLY: {
    NAME: 'Výroční shromáždění',
    POINTS: {
      opening: {
        NAME: 'Zahájení a volba předsedajícího, zapisovatele a ověřovatele',
        WORDING: 'Shromáždění volí předsedajícím …, zapisovatelem … a ověřovatelem zápisu ….',
      },
      report: {
        NAME: 'Zpráva o činnosti výboru a o hospodaření domu',
        TEXT: 'Výbor shrne, co se za rok podařilo, kolik dům utratil a co zbývá na dlouhodobé záloze.',
      },
      accounts: {
        NAME: 'Účetní závěrka za minulý rok',
        WORDING: 'Shromáždění schvaluje účetní závěrku za rok … a převod výsledku hospodaření do ….',
      },
      contributions: {
        NAME: 'Příspěvky na správu domu a zálohy na služby',
        WORDING: 'Shromáždění schvaluje celkovou výši příspěvků na správu domu na rok … ve výši … Kč.',
      },
      repairs: {
        NAME: 'Plán oprav',
        WORDING:
          'Shromáždění schvaluje plán oprav na rok … s náklady nejvýše … Kč včetně DPH, hrazenými z dlouhodobé zálohy.',
      },
      committee: {
        NAME: 'Odměny členů výboru',
        WORDING: 'Shromáždění schvaluje odměny členů výboru na rok … ve výši … Kč.',
      },
      other: {
        NAME: 'Různé',
        TEXT: 'Vaše dotazy a náměty. O věci mimo program se dá hlasovat, jen když jsou v místnosti všichni vlastníci a souhlasí s tím (§ 253 občanského zákoníku).',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'agenda/prints': typeof cs;
  }
}
