/** The frame around the screens of an evening. */
const cs = {
  STAGE: {
    ROOMS: 'Místa shromáždění',
    RUN: 'Řízení',
    DESK: 'Prezence',
    CLOCK: 'Je {time}',
    BACK: 'Zpět na {name}',
    SIDE: 'Program',
    PROJECT: 'Promítat',
    PROJECTION: {
      PART: 'Na plátně: část {part} z {of}',
      BEFORE: 'Předchozí část',
      AFTER: 'Další část',
      TITLE: 'Promítat průběh',
      TEXT: 'Na plátně bude bod, o kterém se jedná, kolik hlasů je v místnosti a jak se rozhodlo. Jména ani jednotky tam nejsou. Odkaz platí do příštího rána a přihlašovat se k němu nikdo nemusí.',
      UNTIL: 'Odkaz platí do {when}.',
      ELSEWHERE: 'Adresu ukazuje jen okno, kde vznikla. Nový odkaz ten dosavadní ukončí.',
      MAKE: 'Vytvořit odkaz',
      ANEW: 'Vytvořit nový odkaz',
      OPEN: 'Otevřít promítání',
      END: 'Ukončit promítání',
      ADDRESS: 'Adresa',
      COPY: 'Zkopírovat adresu',
      COPIED: 'Zkopírováno',
      QR: 'Kód s adresou promítání',
      QR_HINT:
        'Načtěte ho telefonem nebo tabletem, který stojí u projektoru. Stejný kód je i na plátně, pro telefony přítomných.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'assembly/stage': typeof cs;
  }
}
