/** Papers and sheets; only the server says them. */
const cs = {
  VOTE_PAPER: {
    TICKET: {
      TITLE: 'Hlasovací lístek',
      DOCUMENT: 'Hlasovací lístky: {name}',
      VOTE: 'Hlasování',
      BASIS: 'Způsob',
      UNTIL: 'Odevzdat do',
      UNTIL_NONE: 'do ukončení hlasování',
      OWNERS: 'Vlastníci',
      SPARE: 'Zastupuje',
      UNITS: 'Jednotky',
      SHARE: 'Podíl',
      NUMBER: 'Číslo lístku',
      ABOUT: 'O hlasování',
      POINTS: 'Návrhy usnesení v plném znění',
      FILES: 'Přílohy: {names}',
      HOW: 'U každého bodu zakřížkujte právě jedno políčko.',
      LAW: 'Hlas platí, jen když obsahuje den, měsíc a rok, kdy byl dán, a je podepsaný vlastní rukou na listině s plným zněním návrhu rozhodnutí (§ 1212 občanského zákoníku). Vraťte proto prosím všechny strany lístku.',
      PLAIN:
        'Hlas platí s datem (den, měsíc, rok) a vlastnoručním podpisem na listině s plným zněním bodů. Vraťte prosím všechny strany lístku.',
      ONCE: 'Za tyto jednotky se hlasuje jednou: kdo odevzdá lístek, nehlasuje už v portálu, a naopak. O zápisu lístku přijde vlastníkům zpráva.',
      DATE: 'Datum (den, měsíc, rok)',
      NAME: 'Jméno hůlkovým písmem',
      SIGNATURE: 'Vlastnoruční podpis',
      FINGERPRINT: 'Otisk listiny a bodů {short}, celý (SHA-256): {hex}',
      FOOT: 'Lístek {number} · {units}',
    },
  },

  VOTE: {
    REPORT: {
      NOTICE: {
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
          BY: 'Kdo zapsal, kdo potvrdil',
        },

        PAPER_STATES: {
          counts: 'počítá se',
          waits: 'čeká na potvrzení',
          ownBallot: 'nepočítá se: za jednotky hlasovali online',
          objection: 'nepočítá se: zrušila ho námitka',
          notConfirmed: 'nepočítá se: nikdo ho včas nepotvrdil',
          parted: 'nepočítá se: jednotky změnily vlastníka',
        },
        PAPER_HANDED: 'odevzdán {at}, převzetí: {name}',
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

        ADDED: 'Bod přidaný na místě {at}{who, select, none {} other {, zápis: {who}}}.',

        CONSENT: {
          GIVEN:
            'Věc nebyla v pozvánce. Přítomni byli všichni, kdo mají právo hlasovat, a všichni souhlasili s tím, aby se o ní rozhodlo (§ 253 občanského zákoníku).',
          ABSENT:
            'Věc nebyla v pozvánce a nebyli přítomni všichni, kdo mají právo hlasovat: rozhodnout o ní nešlo (§ 253 občanského zákoníku).',
          REFUSED:
            'Věc nebyla v pozvánce. Přítomni byli všichni, kdo mají právo hlasovat, ale ne všichni souhlasili s tím, aby se o ní rozhodlo{units, select, none {} other { (nesouhlas: {units})}}: hlasy k ní neplatí (§ 253 občanského zákoníku).',
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
          confirmed: 'prezence a hlasy jsou potvrzené: {name}, {at}',
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
        RECORDER: 'Kdo zapsal',
        VERIFIER: 'Kdo ověřil',
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
    'votes/prints': typeof cs;
  }
}
