/** Reminders, the printed protocol and the tables of a vote. */
const cs = {
  VOTE: {
    REPORT: {
      REMINDED: 'Připomínky odcházejí.',

      REMIND: {
        DO: 'Připomenout nehlasujícím',
        TITLE: 'Připomenout hlasování?',
        TEXT: 'Připomínka je pro {people, plural, one {# člověka} few {# lidi} many {# člověka} other {# lidí}} za {seats, plural, one {# účastníka} few {# účastníky} many {# účastníka} other {# účastníků}} z {all, number}. Kdo už hlasoval, nedostane nic.',
        WITHOUT:
          '{count, plural, one {# z nich nemá v evidenci e-mail a nic mu nepřijde.} few {# z nich nemají v evidenci e-mail a nic jim nepřijde.} many {# z nich nemá v evidenci e-mail a nic mu nepřijde.} other {# z nich nemá v evidenci e-mail a nic jim nepřijde.}}',
        YES: 'Poslat připomínku',
      },

      ERRORS: {
        REMINDED: 'Připomínka odešla před méně než 12 hodinami. Další jde poslat {at}.',
        NOBODY: 'Není komu připomínat: hlasovali už všichni, kdo mohou.',
        NO_NOTICE: 'Oznámení se tiskne u hlasování, které běží, nebo skončilo výsledkem.',
        ALL_MAILED: 'Není pro koho tisknout: e-mail mají v evidenci všichni.',
        NOT_ENDED: 'Výsledek ještě není. Zápis a tabulky budou po skončení hlasování.',
      },

      NOTICE: {
        DO: 'Vytisknout pro lidi bez e-mailu',
      },
      EARLY: 'Hlasování bylo ukončeno {finished}, dříve, než bylo vyhlášeno. Vyhlášený konec byl {closes}.',
      ZIP: 'Úplný záznam (ZIP)',
      SHEET: 'Tabulky (XLSX)',

      CHANGES: {
        SINCE: 'Změny vlastníků od začátku hlasování',
        EARLIER: 'Změny vlastníků, které platí ode dne před začátkem hlasování a portál se je dozvěděl až po něm',
        SOLD: '{units}: od {day} {to, select, none {bez vlastníka} other {{to}}}, dříve {from, select, none {bez vlastníka} other {{from}}}. {late, select, yes {Portál to ví od {known}. } other {}}{voted, select, yes {Hlas odevzdaný předtím platí.} other {Hlasuje ten, komu to patří teď.}}',
        ACTS: '{units}: od {day} za ně jedná {spare, select, none {každý vlastník sám za sebe, nebo nikdo, dokud se spoluvlastníci nedohodnou} other {{spare}}}. {voted, select, yes {Hlas odevzdaný předtím platí.} other {}}',
        PARTED:
          '{units}: od {day} mají různé vlastníky a hlasují zvlášť ({parts}). {late, select, yes {Portál to ví od {known}. } other {}}{voted, select, yes {Společný hlas odevzdaný předtím platí pro všechny části.} other {Podíly se nemění.}}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'protocols/report': typeof cs;
  }
}
