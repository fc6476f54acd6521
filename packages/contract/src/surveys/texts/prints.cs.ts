/** Surveys on paper, and what digests say of them. */
const cs = {
  SURVEY_PAPER: {
    FILE: 'Anketa',
    TICKETS_FILE: 'Anketní lístky',
    RESULTS_FILE: 'Výsledky ankety',
    RESULTS: 'výsledky',
    UNTIL: 'Odpovědět do',
    BY_HAND: 'než ji výbor ukončí',
    KIND: 'Anketa je',
    ANONYMOUS: 'anonymní: nikdo nezjistí, kdo jak odpověděl',
    NAMED: 'se jmény: výbor uvidí, kdo jak odpověděl',
    WHOSE: 'Odpovídá',
    CODE: 'Váš kód',
    ONE: 'Zaškrtněte jednu možnost',
    SEVERAL: 'Zaškrtněte jednu nebo víc možností',
    ORDER: 'Do čtverečků napište pořadí: 1 patří možnosti, o kterou stojíte nejvíc',
    PLACE: 'průměrné místo {place}, na prvním místě {first}×',
    PLACE_BY_SHARES: 'podle podílů průměrné místo {place}',
    OPTIONAL: 'odpovědět nemusíte',
    OWN: 'Vlastní odpověď',
    GIVE_ANONYMOUS:
      'Kód si opište: po skončení podle něj v portálu poznáte, že je vaše odpověď započtená. Lístek nepodepisujte a odevzdejte ho výboru.',
    GIVE_NAMED: 'Vyplněný lístek odevzdejte výboru.',
    ANSWERED: 'Počet odpovědí: {count}',
    ANSWER: 'Odpověď',
    COUNT: 'Počet',
    SHARE: 'podle podílů {share}',
    JOINED: 'dohromady {count}',
    KINDS: { few: 'méně než 5', nearlyAll: 'skoro všichni', some: 'někteří', all: 'všichni' },
    HIDDEN: 'Víc se neukazuje: z malých počtů by se dalo poznat, kdo jak odpověděl.',
  },
  SURVEY_DIGEST: {
    published: 'nová anketa{until, select, none {} other {, odpovědět jde do {until}}}',
    reminder: 'končí {until} a vaše odpověď chybí',
    finished: 'anketa skončila, počet odpovědí: {count}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/prints': typeof cs;
  }
}
