/** Votes: lists, wizard, voting, ledger. Sentences of results and of law stand in votes-result and votes-law. */
const cs = {
  VOTE: {
    TITLE: 'Hlasování',
    ONE: 'Hlasování',
    NEW: 'Nové hlasování',
    OPEN: 'Otevřít hlasování',
    EDIT: 'Upravit koncept',
    SEARCH: 'Hledat v názvu a bodech',
    WAITS: 'čeká na váš hlas',

    TABS: {
      LABEL: 'Hlasování podle stavu',
      all: 'Všechna',
      concept: 'Koncepty',
      active: 'Probíhající',
      finished: 'Ukončená',
    },

    COLUMNS: {
      NAME: 'Název',
      STATE: 'Stav',
      TYPE: 'Způsob',
      WHEN: 'Termín',
      POINTS: 'Body',
    },

    WHEN: {
      NONE: 'bez termínu',
      OPENS: 'začíná {at}',
      CLOSES: 'končí {at}',
      CLOSED: 'skončilo {at}',
      STARTED: 'od {at}',
      FINISHED: 'ukončeno {at}',
      CANCELLED: 'zrušeno {at}',
      CREATED: 'založeno {at}',
    },
    POINTS: '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
    PASSED: 'přijato {passed, number} z(e) {count, number}',
    COMMITTEE_ONLY: 'vidí jen výbor',

    EMPTY: {
      TITLE: 'Zatím tu není žádné hlasování',
      TEXT: 'Připravíte ho ve čtyřech krocích: nastavení, prezenční listina, body a kontrola. Spustíte ho, až bude všechno hotové.',
      TEXT_OTHERS: 'Až výbor nějaké vyhlásí, najdete ho tady a dáme vám vědět e-mailem.',
      TAB_TITLE: 'Tady teď nic není',
      TAB_TEXT: 'Hlasování v jiném stavu najdete na dalších záložkách.',
    },
    NOT_FOUND: 'Toto hlasování tu není. Možná bylo smazáno.',
    PROLONGED: 'Hlasování je prodloužené a všem o tom odchází e-mail.',
    AGAIN: 'Koncept ve stejném znění je připravený. Doplňte konec a zkontrolujte listinu.',
    STORED: 'Hlasy jsou uložené.',

    DELETE: {
      TITLE: 'Smazat koncept hlasování {name}?',
      TEXT: 'Smažou se i jeho body a opravy prezenční listiny. Smazání nejde vrátit.',
      YES: 'Smazat koncept',
    },

    TYPES: {
      online: 'Online',
      local: 'Na místě',
    },

    BASES: {
      assembly: 'na shromáždění',
      perRollam: 'mimo shromáždění (per rollam)',
      electronic: 'elektronicky podle stanov',
      poll: 'nezávazné zjištění názoru',
    },

    VALUES: {
      agree: 'Pro',
      notAgree: 'Proti',
      noVote: 'Zdržel se',
      miss: 'Nepřítomni',
      silent: 'Bez odpovědi',
    },

    CHOICES: {
      agree: 'Pro',
      notAgree: 'Proti',
      noVote: 'Zdržuji se',
    },

    CHANNELS: {
      own: 'sám za sebe',
      local: 'na místě',
      proxy: 'plnou mocí',
      paper: 'na papíře',
    },

    ATTENDANCE: {
      SAVED: 'Prezence je zapsaná.',
      SHEET_SAVED: 'Podepsaná prezenční listina je přiložená.',
      CONFIRMED: 'Prezence a hlasy jsou potvrzené.',
    },

    POINT: {
      ADDED: 'Bod je přidaný.',
      CLOSED: 'Bod je uzavřený.',
      ABSTAINED: 'Mlčící přítomní jsou zapsaní jako zdržení.',
    },

    OBJECTION: {
      SAVED: 'Námitka je zapsaná a výbor o ní ví.',
    },

    MODAL: {
      CODE: {
        SENT: 'Kód jsme poslali na váš e-mail.',
        ERROR: 'Kód není úplný',
        WRONG: 'Kód nesouhlasí. Opište ho prosím znovu z posledního e-mailu.',
        EXPIRED: 'Kód už neplatí. Nechte si poslat nový.',
      },
    },

    ERRORS: {
      CLOSES_REQUIRED: 'Online hlasování s právními účinky potřebuje vyhlášený konec. Bez něj jde jen zjistit názor.',
      NOT_ALL_VOTED:
        'Vyhlášený konec je {closes}. Dřív jde hlasování ukončit, jen když hlasovali všichni: zbývá {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}} z {all, number} ({units}). Počkejte na konec, prodlužte ho, nebo hlasování s uvedením důvodu zrušte.',
      NO_TERM: 'Hlasování nemá vyhlášený konec, není co prodloužit.',
      PROLONGED: 'Hlasování už jednou prodlouženo bylo. Prodloužit ho jde jen jednou.',
      NOT_LATER: 'Nový konec musí být po vyhlášeném: hlasování jde jen prodloužit, zkrátit ne.',
      FROM_ELSEWHERE:
        'Hlasování přišlo se společenstvím z jiného portálu a je uzavřené: nejde do něj nic zapsat ani proti němu podat námitku.',
      NOT_CANCELLED: 'Nové hlasování ve stejném znění jde připravit jen po zrušeném.',
      CLOSES_PAST: 'Konec je v minulosti. Zvolte pozdější.',
      SEAT_UNKNOWN: 'Tento řádek v hlasování není.',
      NOT_CONCEPT: 'Hlasování už bylo spuštěno a nedá se měnit ani smazat.',
      NOT_RUNNING: 'Hlasování neběží.',
      NOT_OPEN: 'Hlasování ještě nezačalo.',
      CLOSED: 'Hlasování je uzavřené, hlasy už nepřijímá.',
      DOCUMENT_GONE: 'Dokument přiložený k bodu byl mezitím smazán. Vyberte jiný, nebo ho odeberte.',
      NO_POINTS: 'Hlasování potřebuje aspoň jeden bod.',
      LED_BY_MEETING:
        'Toto hlasování patří ke shromáždění: začne, až otevřete prezenci, a body i konec se zapisují v jeho řízení.',
      POINT_UNKNOWN: 'Takový bod v hlasování není.',
      CENSUS: 'Prezenční listina není v pořádku: podíly musí dát přesně 100 % a žádný nesmí chybět ani být nulový.',
      SHARE_TOO_LONG:
        'Podíly jednotek {units} patří jednomu vlastníkovi a nedají se přesně sečíst: jejich jmenovatelé jsou příliš velcí a nemají nic společného. Opravte podíly v evidenci jednotek.',
      NOT_YOURS: 'Za tento řádek hlasovat nemůžete.',
      NOT_LOCAL: 'To jde jen u hlasování na místě.',
      NOT_ONLINE: 'To jde jen u hlasování online.',
      ALREADY: 'Za některé řádky už bylo hlasováno.',
      MISS_NOT_CAST: 'Nepřítomnost není hlas.',
      TOO_MANY_CODES:
        'Kód jsme vám poslali před chvílí. Další půjde poslat za {seconds, plural, one {# sekundu} few {# sekundy} other {# sekund}}.',
      NOT_CAST: 'Za tento řádek zatím nikdo nehlasoval.',
      NOT_CAST_BY_OTHER: 'Tento hlas jste odevzdali sami.',
      LEDGER_HIDDEN: 'Záznam hlasování se zveřejní s výsledkem.',
      POINT_CLOSED: 'Bod „{point}“ je uzavřený, hlasy k němu se už nemění.',
      POINT_SILENT:
        'K bodu „{point}“ chybí odpověď přítomných: {seats}. Zapište jejich hlas, nebo je zapište jako zdržené.',
      POINT_NO_QUORUM:
        'K bodu „{point}“ není v místnosti dost hlasů, rozhodnout o něm nejde. Počkejte, nebo ho uzavřete jako nepřijatý.',
      POINT_OFF_AGENDA:
        'O věci, která nebyla v pozvánce, jde rozhodnout jen za účasti všech, kdo mají právo hlasovat, a s jejich souhlasem (§ 253 občanského zákoníku). U bodu „{point}“ to splněno není: {absent, plural, =0 {někdo z přítomných nesouhlasí} one {v místnosti chybí # účastník} few {v místnosti chybějí # účastníci} many {v místnosti chybí # účastníka} other {v místnosti chybí # účastníků}}. Jde ho uzavřít jen jako nepřijatý.',
      POINT_CONSENT:
        'Bod „{point}“ nebyl v pozvánce. Zeptejte se přítomných, zda všichni souhlasí, aby se o něm rozhodovalo (§ 253 občanského zákoníku), a zapište to.',
      EVENT_OTHER: 'Tento zápis prezence už od vás přišel v jiném znění. Načtěte prosím prezenci znovu.',
      TOO_MANY_POINTS: 'Hlasování má nejvýš {most, number} bodů.',
      POINT_HAS_QUORUM: 'V místnosti je dost hlasů: o bodu „{point}“ se dá rozhodnout.',
      IN_ROOM:
        'Kdo je v místnosti, není nepřítomen: {seats}. Zapište jeho hlas, nebo že se zdržel; pokud odešel, zapište odchod.',
      NOT_IN_ROOM: 'Odešli, hlasovat proto nemohou: {seats}. Vrátili-li se, zapište nejdřív návrat.',
      NOT_COUPLE:
        'Tento člověk není jeden z manželů, kterým jednotka patří společně. Zapište ho jako toho, kdo přišel za vlastníka.',
      NOT_SILENT: 'Mezitím odpověděli nebo odešli: {seats}. Podívejte se prosím na seznam znovu.',
      STAYS: 'Tento zápis se takto vrátit nedá. U příchodů a odchodů pomůže prezence.',
      LEFT_REASON:
        'K otevřenému bodu už odpověděli: {seats}. Odchodem jejich odpověď odpadne. Uveďte důvod, vlastníkům přijde e-mailem a bude v zápisu.',
      ATTENDANCE_MOVED: 'Mezitím někdo zapsal další změnu. Projděte prosím prezenci a hlasy znovu.',
      ATTENDANCE_CONFIRMED: 'Prezence a hlasy už jsou potvrzené.',
      NOT_SECOND:
        'Potvrdit může jen druhá osoba: jiný člen výboru než ten, kdo zapisoval, a když žádný není, člen kontrolní komise, jinak ověřovatel.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/votes': typeof cs;
  }
}
