/** The wizard of a vote: settings, attendance list, points, recap. */
const cs = {
  VOTE_FORM: {
    EDIT: 'Koncept hlasování',

    STEPS: {
      LABEL: 'Kroky přípravy hlasování',
      settings: 'Nastavení',
      people: 'Prezenční listina',
      points: 'Body',
      recap: 'Kontrola a spuštění',
      WRONG: 'zbývá opravit',
    },

    NEXT: {
      SHORT: 'Pokračovat',
      people: 'Pokračovat na prezenční listinu',
      points: 'Pokračovat na body',
      recap: 'Pokračovat na kontrolu',
    },
    SAVE: 'Uložit koncept',
    ABOUT: 'O čem se hlasuje',
    NAME: 'Název hlasování',
    DESCRIPTION: 'Doplňující informace',
    DESCRIPTION_HINT: 'Úvod nad body: proč se hlasuje, na koho se obrátit. Přesná znění patří k bodům.',
    MEETING: 'Shromáždění',
    MEETING_HINT: 'Ke kterému shromáždění hlasování patří. Nechte prázdné, pokud k žádnému.',
    NO_MEETING: 'bez návaznosti na shromáždění',
    WAY: 'Jak se rozhoduje',
    TYPE: 'Způsob hlasování',

    TYPES: {
      online: 'Online',
      online_HINT: 'Každý hlasuje sám v portálu, výbor může přidat papírové lístky a plné moci.',
      local: 'Na místě',
      local_HINT: 'Hlasy zapisuje výbor podle toho, kdo je přítomen.',
    },
    BASIS: 'Na základě čeho',

    BASES: {
      assembly: 'Shromáždění (§ 1206)',
      perRollam: 'Mimo shromáždění, per rollam (§ 1211)',
      electronic: 'Elektronicky podle stanov (§ 158)',
      poll: 'Anketa bez právních účinků',
    },
    AFTER_FAILED: 'Shromáždění o stejných věcech nebylo schopné se usnášet',
    AFTER_FAILED_HINT:
      'Pak jde rozhodovat mimo shromáždění, i když to stanovy nepřipouštějí. Návrh má přijít do měsíce po něm (§ 1211, lhůtu si ověřte).',
    STRICTER:
      'Musí platit obojí: čísla výše i to, co žádá přednastavení. Rozhoduje přísnější. Účast: {quorum}. K přijetí: {agreed}.',
    PRESET: 'Přednastavení',
    PRESET_OWN: 'Vlastní nastavení',
    PRESET_HINT:
      'Většina podle zákona. Vyplní způsob i čísla; ta jde upravit, co žádá přednastavení, platí vedle nich.',
    THRESHOLDS: 'Kdy je bod přijatý',
    PARTICIPATION: 'Potřebná účast',
    PARTICIPATION_HINT: 'Nejmenší část všech hlasů; 0 je bez minima.',
    ACCEPT: 'Potřebné hlasy pro',
    ACCEPT_HINT: 'Část hlasů, kterou musí bod získat.',
    INCLUSIVE: 'Hlasů pro musí být',
    INCLUSIVE_MORE: 'více než tolik',
    INCLUSIVE_LEAST: 'alespoň tolik',
    OF: 'Počítá se',
    OF_present: 'z hlasů přítomných',
    OF_all: 'z hlasů všech vlastníků',
    AS_FRACTION: 'Zadat zlomkem',
    AS_PERCENT: 'Zadat v procentech',
    TIMES: 'Kdy se hlasuje',
    OPENS: 'Začátek',
    OPENS_HINT: 'Prázdné: hned po spuštění.',
    CLOSES: 'Konec',
    CLOSES_HINT_online: 'Nutné ke spuštění. Dřív skončí, jen když hlasují všichni; prodloužit ho jde jednou.',
    CLOSES_HINT_poll: 'Nepovinné, anketu může výbor ukončit kdykoli.',
    CLOSES_HINT_local: 'Nepovinné, ukončí ho výbor.',
    PAPER_DAYS_HINT:
      'Lístky odevzdané do konce hlasování se smějí zapsat i po něm, jen pokud jste lístky tiskli nebo nějaký zapsali.',
    REMIND: 'Připomenout těm, kdo nehlasovali',
    REMIND_NONE: 'Nepřipomínat',
    REMIND_DAYS:
      '{count, plural, one {# den před koncem} few {# dny před koncem} many {# dne před koncem} other {# dnů před koncem}}',
    SEEN: 'Kdo co vidí',
    VISIBILITY: 'Hlasování vidí',
    PUBLIC: 'Celý dům',
    PUBLIC_HINT: 'Všichni, kdo mají do hlasování přístup.',
    PRIVATE: 'Jen výbor',
    PRIVATE_HINT: 'Ostatní se o hlasování nedozvědí a hlasovat v portálu nemohou.',
    SHOWS: 'V průběhu hlasování',
    SHOWS_named: 'Je vidět, kdo jak hlasoval',
    SHOWS_named_HINT: 'Součty i jména od prvního hlasu.',
    SHOWS_hidden: 'Je vidět jen účast',
    SHOWS_hidden_HINT: 'Kdo jak hlasoval, se ukáže až po ukončení.',
    LAW_NOTE: 'Upozornění nic nezakazují. {informative}',

    CENSUS: {
      LEAD: 'Listina vznikla z evidence jednotek. Opravy tady platí jen pro toto hlasování; spuštěním se listina uzamkne.',
      SUM: 'Součet podílů',
      RAIL: 'Součet podílů je {fraction}, tedy {percent}.',
      EXACT: 'Podíly dávají přesně 100 %.',
      MISSING: 'Do 100 % chybí {percent} ({fraction}).',
      TOO_MUCH: 'Podíly přesahují 100 % o {percent} ({fraction}).',
      BASE: 'Z čeho se počítá výsledek',
      BASE_OWN: '{share}, bez jednotek samotného společenství',
      SEATS: 'Řádků',
      UNITS: 'Jednotek',
      MUTE: '{count, plural, one {Za # řádek nemůže nikdo hlasovat online} few {Za # řádky nemůže nikdo hlasovat online} many {Za # řádku nemůže nikdo hlasovat online} other {Za # řádků nemůže nikdo hlasovat online}}: více vlastníků bez společného zástupce. V základu zůstávají a počítají se jako nepřítomní. Zástupce určíte opravou řádku.',
      MUTE_LOCAL:
        '{count, plural, one {# řádek má více vlastníků} few {# řádky mají více vlastníků} many {# řádku má více vlastníků} other {# řádků má více vlastníků}} bez společného zástupce. Jejich hlas na místě zapíše výbor.',
      DIFFERS: 'Evidence jednotek se od založení konceptu změnila a říká něco jiného než tato listina.',
      REBUILD: 'Načíst znovu z evidence',
      REBUILD_TITLE: 'Načíst listinu znovu z evidence?',
      REBUILD_TEXT: 'Vaše opravy listiny se zahodí a řádky se sestaví podle dnešní evidence jednotek.',
      REBUILD_NO: 'Nechat listinu',

      PROBLEMS: {
        noSeat: 'Listina je prázdná. Zapište jednotky a načtěte ji znovu z evidence.',
        noShare: 'Podíl chybí: {count, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}.',
        zeroShare: 'Podíl je nulový: {count, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}.',
        sum: 'Podíly nedávají přesně 100 %.',
        unitTwice:
          'Jednotka je ve více řádcích: {count, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}.',
      },

      AT_ROW: {
        noSeat: 'prázdná listina',
        noShare: 'chybí podíl',
        zeroShare: 'podíl je nula',
        sum: 'součet není 100 %',
        unitTwice: 'jednotka je i v jiném řádku',
      },
      SHOW_ALL: 'Zobrazit všechny řádky',
      TITLE: 'Kdo hlasuje',
      SEARCH: 'Hledat vlastníka nebo jednotku',
      OWNERS: 'Vlastníci',
      UNIT_COLUMN: 'Jednotky',
      VOTERS: 'Kdo může hlasovat',
      SHARE: 'Podíl',
      NOBODY: 'online nikdo',
      OWN: 'jednotka společenství',
      SPARE: 'zastupuje {name}',

      HOW: {
        owner: 'vlastník',
        couple: 'kdokoli z manželů',
        representative: 'společný zástupce',
      },
      EDIT: 'Opravit řádek',
      REMOVE: 'Odebrat řádek',
      REMOVE_TITLE: 'Odebrat řádek {name}?',
      REMOVE_TEXT: 'Tito vlastníci v hlasování nebudou a součet podílů se zmenší. Vrátit je jde načtením z evidence.',
      SEAT_TITLE: 'Oprava řádku',
      SEAT_FOR: 'Vlastníci: {owners}. Jednotky: {units}.',
      SEAT_REGISTER:
        'Komu jednotka patří a kdo spoluvlastníky zastupuje, říká evidence. Zástupce si volí spoluvlastníci na stránce jednotky.',
      SEAT_SAVE: 'Uložit řádek',
      EMPTY_TITLE: 'Listina je prázdná',
      EMPTY_TEXT: 'Nejdřív zapište jednotky, jejich vlastníky a podíly. Pak listinu načtěte z evidence.',
    },

    POINTS: {
      LEAD: 'O každém bodu se hlasuje zvlášť. Znění pište tak, jak má platit po přijetí.',
      TITLE: 'Body hlasování',
      NAME: 'Název bodu {number, number}',
      WORDING: 'Znění usnesení',
      WORDING_HINT: 'Přesně to, s čím lidé souhlasí nebo nesouhlasí.',
      FILES: 'Přílohy bodu',
      ADD: 'Přidat bod',
      OPEN: 'Znění a přílohy',
      CLOSE: 'Skrýt znění',
      NO_WORDING: 'bez znění',
      FILE_COUNT: '{count, plural, one {# příloha} few {# přílohy} many {# přílohy} other {# příloh}}',
      UP: 'Posunout bod {number, number} nahoru',
      DOWN: 'Posunout bod {number, number} dolů',
      DRAG: 'Přetáhnout bod {number, number}',
      MOVED: 'Bod {name} je teď na místě {at, number} z(e) {count, number}.',
      UNNAMED: 'bez názvu',
      REMOVE: 'Smazat bod {number, number}',
      REMOVE_TITLE: 'Smazat bod {name}?',
      REMOVE_TEXT: 'Smaže se i jeho znění a přílohy.',
      REMOVE_YES: 'Smazat bod',
      EMPTY: 'Zatím tu není žádný bod. Bez bodu hlasování nejde spustit.',
    },

    RECAP: {
      PRESET: 'Podle zákona',
      LEAD: 'Takhle hlasování uvidí ten, kdo dostane pozvánku. Po spuštění už nejde změnit.',
      STOPS: 'Co brání spuštění',
      STOP_POINTS: 'Hlasování nemá žádný bod.',
      STOP_CLOSES: 'Online hlasování s právními účinky potřebuje vyhlášený konec.',
      STOP_PAST: 'Konec hlasování už minul.',
      STOP_CENSUS: 'Prezenční listina není v pořádku.',
      READY: 'Všechno je připravené ke spuštění.',
      UNWORDED:
        '{count, plural, one {Bod {numbers} nemá znění ani přílohu} other {Body {numbers} nemají znění ani přílohu}}: hlasující uvidí jen název.',
      UNSAVED: 'Máte neuložené změny, které tu ještě nejsou vidět.',
      WARNINGS: 'Na co myslet',
      FACTS: 'Nastavení',
      TYPE: 'Způsob',
      ACCEPTED: 'K přijetí',
      ACCEPTED_TEXT: '{inclusive, select, yes {alespoň} other {více než}} {part} {of}',
      TURNOUT: 'Účast',
      TURNOUT_TEXT: '{inclusive, select, yes {alespoň} other {víc než}} {part} všech hlasů',
      TURNOUT_NONE: 'bez minima',
      OPENS: 'Začátek',
      OPENS_NOW: 'hned po spuštění',
      CLOSES: 'Konec',
      CLOSES_NONE: 'až ho ukončí výbor',
      CLOSES_MISSING: 'zatím není',
      REMIND: 'Připomínka',
      SEEN: 'Vidí',
      SHOWS: 'V průběhu',
      PREVIEW: 'Co uvidí hlasující',
      PEOPLE: 'Prezenční listina',
      INVITED: 'Pozvánky',
      INVITED_TEXT:
        '{mails, plural, =0 {žádný e-mail} one {# e-mail} few {# e-maily} many {# e-mailu} other {# e-mailů}}, za každý řádek jeden na každou adresu',
      SEATS_TEXT:
        '{all, number}{all, plural, =0 {} other {: za {voting, number} může někdo hlasovat{mute, plural, =0 {} other {, za # online nikdo}}{own, plural, =0 {} other {, # patří společenství a nehlasuje}}}}',
      VOTERS: 'Hlasující',
      VOTERS_TEXT:
        '{all, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}{without, plural, =0 {, všem přijde e-mail} other {: {reached, number} přijde e-mail, # nemá žádnou adresu}}',
      UNREACHED:
        '{count, plural, one {# hlasující nemá žádnou adresu} few {# hlasující nemají žádnou adresu} many {# hlasujícího nemá žádnou adresu} other {# hlasujících nemá žádnou adresu}}, pozvěte je jinak: {names}.',
      UNREACHED_MORE: '{names} a {count, plural, one {# další} few {# další} many {# dalšího} other {# dalších}}',
      POINT: 'Bod {number, number}',

      EDIT: {
        settings: 'Upravit nastavení',
        people: 'Upravit listinu',
        points: 'Upravit body',
      },
    },

    START: {
      DO: 'Spustit hlasování',
      TITLE: 'Spustit hlasování {name}?',
      TEXT_online:
        'Nastavení, listina i body se uzamknou a už nepůjdou změnit. Hlasujícím hned odejdou pozvánky e-mailem{closes}. Zastavit ho půjde jen zrušením s uvedením důvodu.',
      TEXT_local:
        'Nastavení, listina i body se uzamknou a už nepůjdou změnit. Pozvánky odejdou e-mailem a hlasy bude zapisovat výbor. Zastavit ho půjde jen zrušením s uvedením důvodu.',
      CLOSES: ' a hlasovat půjde do {at}',
      NO: 'Ještě nespouštět',
      SAVE_FIRST: 'Nejdřív uložte změny.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'drafts/form': typeof cs;
  }
}
