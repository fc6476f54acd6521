/** What pages of votes say of papers. */
const cs = {
  VOTE_PAPER: {
    STORED: 'Lístek je zapsaný a vlastníkům odešla zpráva.',
    CONFIRMED: 'Zápis je potvrzený druhou osobou.',
    PHOTO_ADDED: 'Fotografie je u zápisu.',

    TICKETS: {
      DO: 'Hlasovací lístky',
    },

    RECORD: {
      DO: 'Zapsat papírový hlas',
      TITLE: 'Zápis lístků',
      PHOTO: 'Fotografie lístku',
    },

    LIST: {
      VOID: {
        ownBallot: 'hlasovali online',
        objection: 'zrušila ho námitka',
        notConfirmed: 'nikdo ho včas nepotvrdil',
        parted: 'jednotky změnily vlastníka',
      },
      MINE: 'Platí papírový lístek {number} s datem {date} (zápis: {name}, {when}).',
      MINE_WAITS:
        'Papírový lístek {number} s datem {date} je zapsaný ({name}, {when}). Zatím se nepočítá, čeká na fotografii nebo na druhou osobu. Hlasovat můžete i tady; lístek tím přestane platit.',
      MINE_WAITS_OVER:
        'Papírový lístek {number} s datem {date} je zapsaný ({name}, {when}). Zatím se nepočítá, čeká na druhou osobu.',
      MINE_VOID: 'Papírový lístek {number} s datem {date} se nepočítá: {why}.',
    },

    TOLD: {
      WAITS:
        'Za {units} čeká papírový lístek, který se zatím nepočítá. Uložením hlasu tady přestane platit a v zápisu o hlasování to bude uvedeno.',
      STORED: 'Platí papírový lístek, zapsaný {when}.',
      COUNTING:
        'Sčítají se lístky. Hlasy se už nepřijímají; výsledek se vyhlásí, až budou papírové lístky zapsané a potvrzené, nejpozději {until}. Součty do té doby nevidí nikdo, ani výbor.',
      ON_PAPER:
        '{seats, plural, one {# účastník hlasoval} few {# účastníci hlasovali} many {# účastníka hlasovalo} other {# účastníků hlasovalo}} papírovým lístkem, podíl {share}.',
      UNCONFIRMED:
        '{count, plural, one {# papírový lístek se nepočítal, protože ho nikdo včas nepotvrdil.} few {# papírové lístky se nepočítaly, protože je nikdo včas nepotvrdil.} many {# papírového lístku se nepočítalo, protože je nikdo včas nepotvrdil.} other {# papírových lístků se nepočítalo, protože je nikdo včas nepotvrdil.}}',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'paper/votes': typeof cs;
  }
}
