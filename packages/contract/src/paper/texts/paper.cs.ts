/** Voting on paper: printed tickets, and papers that come back. */
const cs = {
  VOTE_PAPER: {
    STORED: 'Lístek je zapsaný a vlastníkům odešla zpráva.',
    CONFIRMED: 'Zápis je potvrzený druhou osobou.',
    PHOTO_ADDED: 'Fotografie je u zápisu.',

    TICKET: {
      FILE: 'hlasovaci-listky-{day}.pdf',
    },

    TICKETS: {
      DO: 'Hlasovací lístky',
      TITLE: 'Hlasovací lístky',
      LEAD: 'Lístek obsahuje celé znění bodů, políčka k zakřížkování a kód, podle kterého odevzdaný papír poznáte. Vytiskněte ho těm, kdo nehlasují v portálu.',

      TABS: {
        LABEL: 'Komu lístky',
        all: 'Všichni',
        waiting: 'Kdo nehlasoval',
        noEmail: 'Kdo nemá e-mail',
      },
      SEARCH: 'Hledat jméno nebo jednotku',
      NAME: 'Vlastníci',
      UNITS: 'Jednotky',
      SHARE: 'Podíl',
      STATE: 'Stav',
      VOTED: 'hlasoval',
      WAITING: 'zatím ne',
      NO_EMAIL: 'bez e-mailu',
      SPARE: 'zastupuje {name}',
      SELECTED: '{count, plural, one {Vybrán # řádek} few {Vybrány # řádky} other {Vybráno # řádků}}',
      GET: 'Získat lístky',
      GET_ALL: 'Získat lístky ({count, number})',
      GET_SELECTED: 'Získat lístky vybraných',
      EMPTY_TITLE: 'Nikdo tu není',
      EMPTY_TEXT: 'Na této záložce teď není komu lístek tisknout.',
    },

    PRINT: {
      WAITING: 'Lístky čekají na přípravu ({total, number}).',
      RUNNING: 'Připravujeme lístky: {done, number} z(e) {total, number}.',
      DONE: '{total, plural, one {# lístek je připravený.} few {# lístky jsou připravené.} other {# lístků je připravených.}}',
      KEPT: 'Soubor si můžete stáhnout do 24 hodin.',
      FAILED: 'Lístky se nepodařilo připravit. Zkuste to prosím znovu.',
      SAVE: 'Stáhnout PDF',
      PROGRESS: 'Příprava lístků',
      STAYS: 'Stránku můžete zavřít, lístky tu potom najdete.',
    },

    RECORD: {
      DO: 'Zapsat papírový hlas',
      TITLE: 'Zápis lístků',
      TAB: 'Zapsat',
      LIST_TAB: 'Zapsané',
      SECTIONS: 'Části zápisu',
      FIND_TITLE: 'Který lístek máte v ruce',
      WAITING:
        'Papírový lístek těchto jednotek už {when} zapsal(a) {name} a čeká na fotografii nebo na druhou osobu. Máte-li v ruce týž lístek, nezapisujte ho znovu a potvrďte ten zápis.',
      NUMBER: 'Číslo lístku',
      NUMBER_HINT: 'Je nahoře vedle kódu. Čtečka kódů píše do tohoto pole sama.',
      NUMBER_WRONG: 'V čísle je překlep, kontrolní číslice nesouhlasí.',
      NUMBER_RIGHT: 'Kontrolní číslice souhlasí.',
      FIND: 'Najít lístek',
      SCAN: 'Načíst kód kamerou',
      SCAN_STOP: 'Zavřít kameru',
      SCAN_PHOTO: 'Načíst kód z fotografie',
      SCAN_AIM: 'Namiřte kameru na kód v pravém horním rohu lístku.',
      SCAN_VIDEO: 'Obraz kamery',
      TORCH_ON: 'Rozsvítit',
      TORCH_OFF: 'Zhasnout',
      NO_CAMERA: 'Kamera tu není k dispozici. Vyfoťte kód nebo napište číslo lístku.',
      CAMERA_DENIED: 'Prohlížeč ke kameře nepouští. Povolte ji v nastavení stránky, nebo vyfoťte kód či napište číslo.',
      NO_CODE: 'Na fotografii jsme kód nenašli. Zkuste ji vyfotit zblízka a rovně, nebo napište číslo.',
      SEAT_TITLE: 'Lístek {number}',
      SCANNED: 'kód je pravý',
      TYPED: 'podle čísla',
      ALREADY:
        'Za tyto jednotky už bylo hlasováno {channel, select, own {v portálu} proxy {plnou mocí} paper {na papíře} other {na místě}} {when}. Druhý hlas zapsat nejde.',
      KEYS: 'Z klávesnice: 1 pro, 2 proti, 3 zdržuji se, 4 nevyplněno.',
      BLANK: 'Nevyplněno',
      BLANK_HINT:
        'Bod bez křížku, nebo s více křížky, označte jako nevyplněný. Počítá se jako „zdržel se“ a záznam řekne, že na papíře křížek nebyl.',
      BLANK_VALUE: 'Zdržel se (na papíře nevyplněno)',
      DATE: 'Datum na lístku',
      DATE_HINT: 'Den, který na lístek napsal hlasující, ne dnešní.',
      HANDED: 'Kdy lístek odevzdali',
      HANDED_HINT: 'Den a hodina, nejpozději konec hlasování.',
      TAKER: 'Kdo ho převzal',
      TAKER_CHOOSE: 'Vyberte',
      PHOTO: 'Fotografie lístku',
      PHOTO_HINT:
        'S fotografií se lístek počítá hned. Bez ní až po potvrzení druhou osobou. Uvidí ji výbor a vlastníci těchto jednotek.',
      PHOTO_HINT_AFTER: 'Po konci hlasování povinná: lístek se počítá s fotografií a po potvrzení druhou osobou.',
      CHECK: 'Zkontrolovat a zapsat',
      OTHER: 'Jiný lístek',
      READ_TITLE: 'Je na lístku opravdu toto?',
      READ_TEXT: 'Zapsaný lístek už nikdo nezmění. Zkontrolujte podpis a přečtěte si odpovědi proti papíru.',
      READ_SIGNED: 'Lístek má datum {date} a podpis.',
      READ_YES: 'Zapsat lístek',
      READ_NO: 'Ještě opravit',
      DONE: 'Zapsáno a počítá se: lístek {number}, {units}. Můžete vzít další.',
      DONE_WAITS: 'Zapsáno, čeká na druhou osobu: lístek {number}, {units}. Můžete vzít další.',
      OWNER_TITLE: 'Lístek odevzdejte výboru',
      OWNER_TEXT:
        'Tento kód slouží výboru, aby váš papírový hlas zapsal. Hlasovat můžete i tady v portálu, jedno nebo druhé.',
      OWNER_GO: 'Otevřít hlasování',
      NOT_ONLINE: 'Lístky se zapisují jen u hlasování online, které běží.',
      OVER: 'Čas k zápisu lístků skončil. Nepotvrzené lístky může druhá osoba ještě potvrdit na záložce Zapsané.',
      COUNTING:
        'Hlasování skončilo, sčítají se lístky. Zapsat můžete jen ty, které někdo převzal do jeho konce, a to do {until}. Součty do výsledku nevidí nikdo.',
      CLOSE_DO: 'Všechny lístky jsou zapsané',
      CLOSE_TITLE: 'Jsou všechny lístky zapsané?',
      CLOSE_TEXT:
        'Potom už žádný nezapíšete. Výsledek se vyhlásí, jakmile budou čekající lístky potvrzené nebo uplyne čas na potvrzení.',
      CLOSE_YES: 'Ano, všechny',
    },

    LIST: {
      TITLE: 'Zapsané lístky',
      COUNT:
        '{count, plural, one {# lístek} few {# lístky} other {# lístků}}, počítá se {counted, number}, čeká {waiting, number}',
      EMPTY_TITLE: 'Zatím není zapsaný žádný lístek',
      EMPTY_TEXT: 'Zapsané lístky tu najdete i s tím, kdo je zapsal a kdo je potvrdil.',
      NUMBER: 'Lístek',
      OWNERS: 'Vlastníci a jednotky',
      DATE: 'Datum na lístku',
      BY: 'Zapsal(a)',
      SECOND: 'Stav a druhá osoba',

      STATES: {
        counts: 'počítá se',
        waits: 'čeká na druhou osobu',
        void: 'nepočítá se',
      },

      VOID: {
        ownBallot: 'hlasovali online',
        objection: 'zrušila ho námitka',
        notConfirmed: 'nikdo ho včas nepotvrdil',
        parted: 'jednotky změnily vlastníka',
      },
      UNTIL: 'do {when}',
      HANDED: 'odevzdán {when}, převzal(a) {name}',
      CONFIRMED_BY: '{name}, {when}',
      OBJECTED: 'námitka',
      SHOW: 'Zobrazit zápis: {number}',
      CONFIRM_DO: 'Potvrdit',
      CONFIRM_OF: 'Potvrdit druhou osobou: lístek {number}',
      CONFIRM_TITLE: 'Zápis lístku {number}',
      CONFIRM_TEXT: 'Vezměte papír a porovnejte ho se zápisem. Potvrzení se zapíše do záznamu hlasování.',
      CONFIRM_YES: 'Potvrdit zápis',
      HIDDEN: 'Odpovědi se ukážou s výsledkem.',
      VEILED:
        'Do výsledku odpovědi nikdo nevidí. Vám se ukážou, protože lístek zapisujete nebo potvrzujete; zapíše se, že jste se podívali.',
      LOOK: 'Ukázat odpovědi',
      PHOTO_ADD: 'Přidat fotografii',
      PHOTO_ADD_TEXT: 'Fotografie celého podepsaného lístku. Lístek se s ní začne počítat.',
      PHOTO_SAVE: 'Přidat k zápisu',
      MINE: 'Platí papírový lístek {number} s datem {date}, zapsal(a) {name} {when}.',
      MINE_WAITS:
        'Papírový lístek {number} s datem {date} zapsal(a) {name} {when}. Zatím se nepočítá, čeká na fotografii nebo na druhou osobu. Hlasovat můžete i tady; lístek tím přestane platit.',
      MINE_WAITS_OVER:
        'Papírový lístek {number} s datem {date} zapsal(a) {name} {when}. Zatím se nepočítá, čeká na druhou osobu.',
      MINE_VOID: 'Papírový lístek {number} s datem {date} se nepočítá: {why}.',
    },

    TOLD: {
      WAITS:
        'Za {units} čeká papírový lístek, který se zatím nepočítá. Uložením hlasu tady přestane platit a v zápisu o hlasování to bude uvedeno.',
      STORED: 'Platí papírový lístek, zapsaný {when}.',
      COUNTING:
        'Sčítají se lístky. Hlasy se už nepřijímají; výsledek se vyhlásí, až budou papírové lístky zapsané a potvrzené, nejpozději {until}. Součty do té doby nevidí nikdo, ani výbor.',
      ON_PAPER:
        '{seats, plural, one {# účastník hlasoval} few {# účastníci hlasovali} many {# účastníka hlasovalo} other {# účastníků hlasovalo}} papírovým lístkem, {share} podílů.',
      UNCONFIRMED:
        '{count, plural, one {# papírový lístek se nepočítal, protože ho nikdo včas nepotvrdil.} few {# papírové lístky se nepočítaly, protože je nikdo včas nepotvrdil.} many {# papírového lístku se nepočítalo, protože je nikdo včas nepotvrdil.} other {# papírových lístků se nepočítalo, protože je nikdo včas nepotvrdil.}}',
    },

    ERRORS: {
      UNREADABLE: 'Toto není číslo ani kód hlasovacího lístku. Zkontrolujte prosím, jestli v čísle není překlep.',
      NUMBER: 'Lístek s tímto číslem v tomto domě není. Buď je v čísle překlep, nebo je lístek z jiného domu.',
      FOREIGN: 'Tento lístek je z jiného domu.',
      FORGED: 'Kód lístku není pravý: tento portál ho nevytiskl. Lístek nezapisujte a ověřte, odkud je.',
      OTHER_VOTE: 'Tento lístek patří k jinému hlasování: {name}',
      FINGERPRINT: 'Lístek má jiné znění bodů nebo jinou listinu než toto hlasování. Nezapisujte ho.',
      PARTED:
        'Tenhle lístek je za jednotky, které mezitím mají různé vlastníky. Každá část hlasuje zvlášť: vytiskněte každé její lístek.',
      OWN_SEAT: 'Za jednotky samotného společenství se nehlasuje.',
      DATE_FUTURE: 'Datum na lístku je pozdější než den, kdy ho odevzdali.',
      DATE_BEFORE: 'Datum na lístku je dřívější než začátek hlasování. Zkontrolujte ho prosím.',
      NO_MEMBER: 'Lístky zapisuje jen člen výboru daného domu, ne návštěva.',
      NOT_FOUND: 'Tento zápis lístku tu není.',
      SAME_PERSON: 'Zápis potvrzuje někdo jiný než ten, kdo ho zapsal.',
      NOT_SECOND: 'Tento lístek potvrzuje někdo jiný: nikdo nepotvrzuje lístek své jednotky a nejdřív se ptáme výboru.',
      SETTLED: 'Tento lístek už se nepočítá, potvrdit ani doplnit ho nejde.',
      SECOND_LATE: 'Čas na potvrzení tohoto lístku už uplynul.',
      RECORDED: 'Tento lístek už je zapsaný a čeká. Potvrďte prosím ten zápis na záložce Zapsané.',
      PHOTO_REQUIRED: 'Po konci hlasování patří k lístku jeho fotografie.',
      PHOTO_KIND: 'Fotografie lístku je obrázek nebo PDF.',
      PHOTO_LATE: 'Po konci hlasování už fotografie nestačí. Lístek může potvrdit druhá osoba.',
      HANDED_REQUIRED: 'Doplňte prosím, kdy lístek odevzdali.',
      HANDED_LATE: 'Lístek odevzdaný po konci hlasování se nepočítá a nezapisuje.',
      HANDED_BEFORE: 'Lístek nemohl být odevzdaný dřív, než hlasování začalo.',
      TAKER_REQUIRED: 'Doplňte prosím, kdo lístek převzal.',
      TAKER_UNKNOWN: 'Lístek převzal někdo z výboru, správce nebo kontrolní komise.',
      NOT_COUNTING: 'To jde říct až po konci hlasování, když se sčítají lístky.',
      COUNTING: 'Sčítají se lístky. Výsledek se vyhlásí sám, nejpozději {until}.',
      ALREADY_CONFIRMED: 'Tento zápis už je potvrzený.',
      PRINTING: 'Lístky tohoto hlasování se právě tisknou. Počkejte prosím, až budou hotové.',
      NO_SEATS: 'Není komu lístky vytisknout.',
      FILE_GONE: 'Soubor už není k dispozici. Nechte prosím lístky připravit znovu.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'paper/paper': typeof cs;
  }
}
