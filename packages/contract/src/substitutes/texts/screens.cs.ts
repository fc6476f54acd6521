/** What follows a meeting without quorum, on its page and on that of the substitute. */
const cs = {
  SUBSTITUTE: {
    CREATED: 'Náhradní shromáždění je připravené jako koncept.',
    VOTE_CREATED: 'Hlasování per rollam je připravené jako koncept.',
    FAILED: {
      TITLE: 'Co dál, když se nesešel dostatek hlasů',
      KNOWN:
        '{count, plural, one {Jeden bod zůstal nerozhodnutý, protože shromáždění nebylo usnášeníschopné.} few {# body zůstaly nerozhodnuté, protože shromáždění nebylo usnášeníschopné.} many {# bodu zůstalo nerozhodnuto, protože shromáždění nebylo usnášeníschopné.} other {# bodů zůstalo nerozhodnutých, protože shromáždění nebylo usnášeníschopné.}}',
      UNSAID: 'Portál neví, jak shromáždění dopadlo. Pokud nebylo usnášeníschopné, můžete pokračovat tady.',
      SUBSTITUTE: 'Svolat náhradní',
      STATUTES: 'Stanovy náhradní shromáždění neznají (§ 1210). Mění se to v nastavení domu.',
      PER_ROLLAM: 'Hlasovat per rollam',
      PER_ROLLAM_NOTE:
        'Mimo zasedání rozhoduje většina všech hlasů (§ 1211 a § 1214). Komentáře doporučují začít do měsíce od neúspěšného shromáždění, platné znění zákona tuto lhůtu nemá.',
    },
    MADE: 'Náhradní shromáždění',
    VOTE: 'Hlasování per rollam',
    OF: {
      TITLE: 'Náhradní shromáždění',
      TEXT: 'Koná se místo shromáždění:',
      QUORUM: 'Stačí 40 % všech hlasů (§ 1210), program je stejný.',
    },
    TERMS: {
      INVITE: 'Pozvat nejpozději',
      HELD: 'Konat nejpozději',
      SEND: 'Aby vyšly obě lhůty, odeslat nejpozději',
      EARLIEST: 'Pozvánka dnes: konat od',
      FITS: 'Pozvánka má předstih {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
      MISFIT:
        'Žádný den už nevyhoví zároveň předstihu pozvánky ({days, plural, one {# den} few {# dny} many {# dne} other {# dní}}) i lhůtě šesti týdnů.',
      INFORMATIVE: 'Lhůty jsou informativní, portál jen upozorňuje.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'substitutes/screens': typeof cs;
  }
}
