/** What the page of a vote says of its proof of presence. */
const cs = {
  VOTE_LOCAL: {
    PROOF: {
      TITLE: 'Doklad k prezenci',
      TEXT: 'Přiložte podepsanou prezenční listinu, nebo ať prezenci a hlasy potvrdí druhá osoba. Bez toho hlasování skončí také, ale výsledek i zápis to řeknou v prvním řádku.',

      STATES: {
        sheet: 'Podepsaná prezenční listina je přiložená.',
        confirmed: 'Prezence a hlasy jsou potvrzené: {name}, {when}.',
        none: 'Zatím nepotvrzeno.',
      },
      STALE: 'Od potvrzení ({name}, {when}) se něco změnilo. Je potřeba potvrdit znovu.',
      SHEET: 'Podepsaná prezenční listina',
      SAVE: 'Uložit listinu',
      CONFIRM: 'Potvrdit prezenci a hlasy',
      CONFIRM_TITLE: 'Potvrdit prezenci a hlasy?',
      CONFIRM_TEXT:
        'Potvrzujete, že prezence ({seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}} v místnosti) i zapsané hlasy jsou tak, jak schůze proběhla. Vaše jméno bude v zápisu.',
      CONFIRM_YES: 'Potvrdit',
      ENDED_NONE:
        'Prezenci a hlasy na místě nepotvrdil nikdo kromě toho, kdo je zapisoval: chybí podepsaná prezenční listina i potvrzení druhé osoby.',
      TURNOUT: 'všech hlasů bylo v místnosti při uzavření bodů',
      ENDED_SHEET: 'K hlasování je přiložená podepsaná prezenční listina.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'presence/votes': typeof cs;
  }
}
