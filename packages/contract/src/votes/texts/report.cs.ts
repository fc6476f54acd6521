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
        INVITATION: 'Pozvánka k hlasování',
        RESULT: 'Oznámení výsledku hlasování',
        TO: 'Komu',
        UNITS: 'Jednotky',
        SHARE: 'Podíl na hlasech',
        CLOSES: 'Hlasuje se do',
        FINISHED: 'Hlasování skončilo',
        PROPOSALS: 'O čem se rozhoduje, v úplném znění',
        RESOLUTIONS: 'Jak dopadly body',
        PASSED: 'Přijato v tomto znění:',
        FAILED: 'Nepřijato.',
        PORTAL: 'Hlasování najdete i v portálu: {address}',
        FOOT: '{name}, jednotky {units}',
        FILE: 'oznameni-o-hlasovani-{id}.pdf',
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

      PROTOCOL: {
        TITLE: 'Zápis o hlasování',
        FILE: 'zapis-o-hlasovani-{id}.pdf',
        FOOT: '{name}, zápis o hlasování',
        OUTCOME: 'Jak hlasování dopadlo',
        BASIS: 'Právní základ',
        BASIS_TEXT: '{basis} ({section} občanského zákoníku)',
        TYPE: 'Způsob',
        OPENED: 'Začátek',
        CLOSES: 'Vyhlášený konec',
        CLOSES_NONE: 'nevyhlášen, ukončil výbor',
        FINISHED: 'Skutečný konec',
        EARLY: 'Hlasování bylo ukončeno dříve, než bylo vyhlášeno: {finished} místo {closes}.',
        CANCELLED: 'Hlasování bylo zrušeno {at} a o ničem nerozhodlo. Důvod: {reason}',
        PARTICIPATION: 'Potřebná účast',
        PARTICIPATION_NONE: 'bez minima',
        PARTICIPATION_LEAST: '{over, select, more {víc než} other {alespoň}} {part} všech hlasů',
        PRESET: 'Většina podle zákona',
        PROLONGED: 'Hlasování bylo {at} prodlouženo. Původně vyhlášený konec: {from}. Důvod: {reason}',
        REPLACES:
          'Je to nové hlasování{same, select, yes { ve stejném znění} other {, znění se liší,}} po hlasování „{name}“, zrušeném {at}.',
        AFTER_FAILED: 'O stejných věcech se mělo rozhodnout na shromáždění, které nebylo schopné se usnášet (§ 1211).',
        ACCEPT: 'K přijetí',
        ACCEPT_TEXT:
          '{over, select, more {více než} other {alespoň}} {part} {of, select, present {hlasů přítomných} other {všech hlasů}}',
        MEETING: 'Shromáždění',
        BASE: 'Základ',
        BASE_TEXT:
          '{share}, {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}, {units, plural, one {# jednotka} few {# jednotky} many {# jednotky} other {# jednotek}}',
        OWN: 'Jednotky samotného společenství nehlasují a do základu se nepočítají: {units}, podíl {share}.',
        TURNOUT: 'Účast',
        OTHERS: 'Hlasy odevzdané někým jiným',
        OTHERS_TEXT:
          '{seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}, podíl {share} (plnou mocí nebo zástupcem mimo vlastníky)',
        OTHERS_NONE: 'žádné',
        ON_PAPER: 'Papírové lístky, které se počítají',
        ON_PAPER_TEXT:
          '{seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}, podíl {share}',
        PAPERS: 'Papírové lístky',
        PAPERS_LEAD: 'Lístky, které se nepočítají, a ty, které byly zapsané po konci hlasování.',

        PAPERS_COLUMNS: {
          NUMBER: 'Lístek',
          UNITS: 'Jednotky',
          SHARE: 'Podíl',
          STATE: 'Jak se počítá',
          BY: 'Zapsal(a), potvrdil(a)',
        },

        PAPER_STATES: {
          counts: 'počítá se',
          waits: 'čeká na potvrzení',
          ownBallot: 'nepočítá se: za jednotky hlasovali online',
          objection: 'nepočítá se: zrušila ho námitka',
          notConfirmed: 'nepočítá se: nikdo ho včas nepotvrdil',
          parted: 'nepočítá se: jednotky změnily vlastníka',
        },
        PAPER_HANDED: 'odevzdán {at}, převzal(a) {name}',
        OBJECTED: 'Námitky',

        OBJECTED_COLUMNS: {
          UNITS: 'Jednotky',
          OWNERS: 'Vlastníci',
          SHARE: 'Podíl',
          AT: 'Kdy',
          FATE: 'Účinek',
        },

        OBJECTED_FATES: {
          void: 'lístek přestal platit',
          stays: 'hlas se počítá',
        },
        ALONE: 'Bez druhé osoby',
        ALONE_TEXT:
          '{seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}, podíl {share} (podle listiny, kterou neměl kdo potvrdit)',
        OBJECTIONS: 'Námitky proti hlasům',
        OBJECTIONS_NONE: 'žádné',
        ABOUT: 'K hlasování',
        POINTS: 'Body',

        COLUMNS: {
          ANSWER: 'Hlas',
          SEATS: 'Účastníků',
          UNITS: 'Jednotek',
          PERCENT: 'Procent základu',
          PRESENT: 'Procent přítomných',
          SHARE: 'Přesný podíl',
        },

        ROOM: {
          NAME: 'Přítomno při uzavření bodů',
          RANGE: 'od {least} do {most}',
          PRESENT:
            'V místnosti při uzavření bodu ({at}): {share}, {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}.',
          SILENT:
            'Usnášeníschopnost se ztratila, bod byl uzavřen jako nepřijatý. Bez odpovědi: {share}, {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}.',
          PUT: 'Přítomní, kteří neodpověděli a byli zapsáni jako zdržení: {units}.',
          LEFT: 'Jednotky {units} odešly {at} před uzavřením bodu, hlas „{value}“ odpadl. Důvod: {reason}.',
        },

        BACKED: {
          NAME: 'Doklad k prezenci',
          none: 'Bez dokladu k prezenci: není přiložena podepsaná prezenční listina a prezenci ani hlasy nepotvrdila druhá osoba.',
          sheet: 'podepsaná prezenční listina je přiložená, její otisk je v záznamu',
          confirmed: 'prezenci a hlasy potvrdil(a) {name} {at}',
        },
        NOT_SHOWN: 'Hlasy zrušeného skrytého hlasování se nezveřejňují.',
        LAW: 'Podle zákona',
        WHO: 'Jednotky podle hlasu',
        WHO_MANY:
          'Účastníků a bodů je příliš mnoho na papír: kdo jak hlasoval, je v tabulkách (XLSX) a v podkladech hlasování.',

        ANNEX: {
          TITLE: 'Příloha: přesné podíly',
          TEXT: 'Podíly jako zlomky, ze kterých jsou procenta v tomto zápisu zaokrouhlená. Celkem je základ, z něhož se počítá.',
          POINT: 'Bod',
          ROOM: 'V místnosti',
          UNITS: 'Jednotky',
          SHARE: 'Podíl na hlasech',
        },
        ATTENDANCE: 'Prezenční listina',

        ATTENDANCE_COLUMNS: {
          UNITS: 'Jednotky',
          OWNERS: 'Vlastníci',
          SPARE: 'Zastupuje',
          SHARE: 'Podíl',
          PERCENT: '%',
          CHANNEL: 'Jak hlasovali',
        },
        CAST: 'online',
        NOT_CAST: 'nehlasovali',
        OWN_SEAT: 'společenství, nehlasuje',
        PROOF: 'Důkaz',
        PROOF_TEXT:
          'Prezenční listina, podíly a znění bodů byly zmrazeny při spuštění a mají otisk. Každý hlas je zápis, který obsahuje otisk předchozího, a poslední je podepsán klíčem portálu. Celý záznam si každý, kdo hlasování vidí, stáhne a přepočítá v portálu nebo bez něj na adrese níže.',
        FINGERPRINT: 'Otisk listiny a bodů',
        ROOT: 'Otisk posledního zápisu ({seq}.)',
        SIGNATURE: 'Podpis posledního zápisu',
        KEY: 'Veřejný klíč',
        VERIFY: 'Ověření',
        PRINTED: 'Vytištěno',
        CHAIR: 'Za výbor',
        RECORDER: 'Zapsal(a)',
        VERIFIER: 'Ověřil(a)',
      },

      XLSX: {
        FILE: 'hlasovani-{id}.xlsx',
        PEOPLE: 'Účastníci',
        ANSWERS: 'Hlasy',
        RESULTS: 'Výsledky',
        NUMBER: 'Podíl číslem',
        OWN: 'Patří společenství',
        AT: 'Hlasováno',
        ROOM: 'Přítomno (procent základu)',
        POINT: 'Bod',
        OUTCOME: 'Výsledek',
        YES: 'ano',
        NO: 'ne',
        PASSED: 'přijato',
        FAILED: 'nepřijato',
        UNDECIDED: 'nerozhodnuto',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/report': typeof cs;
  }
}
