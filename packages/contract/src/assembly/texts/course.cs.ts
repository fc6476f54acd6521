/** Leading the evening. */
const cs = {
  COURSE: {
    LEAD: 'Řídit shromáždění',
    POINT_OF: 'Bod {label}:',
    OFF_AGENDA: 'Mimo program: rozhodnout jde jen se souhlasem všech vlastníků (§ 253).',
    NO_AGENDA: 'Program je prázdný.',
    TURN: 'otevřít bod',
    VOTING_SINCE: 'hlasuje se od {time}',
    TALKING_SINCE: 'projednává se od {time}',
    AGREED: 'pro {percent}',
    STATES: {
      VOTING: 'Hlasuje se',
      TALKING: 'Projednává se',
      passed: 'Přijato',
      rejected: 'Nepřijato',
      lost: 'Nepřijato, chyběla účast',
      discussed: 'Projednáno',
    },
    VALUES: { agree: 'Pro', notAgree: 'Proti', noVote: 'Zdržují se', miss: 'Bez odpovědi' },

    BEGUN: 'Shromáždění je zahájené.',
    OFFICERS_SAVED: 'Předsedající a zapisovatel jsou zapsaní.',
    POINT_ADDED: 'Bod je na programu.',
    REMARK_SAVED: 'Je to zapsané.',
    ENDED: 'Shromáždění je ukončené.',
    TAKEN_BACK: 'Poslední zápis je vzatý zpět, v záznamu zůstává obojí.',

    STEPS: {
      register: {
        TITLE: 'Nejdřív otevřete prezenci',
        TEXT: 'Až se lidé zapíšou, půjde shromáždění zahájit.',
      },
      begin: {
        TITLE: 'Zahajte shromáždění',
        TEXT: 'Kdo ho zahájí, předsedá, dokud shromáždění nezvolí předsedajícího.',
      },
      end: { TITLE: 'Program je vyčerpaný', TEXT: 'Zbývá shromáždění ukončit. Výsledky se pak oznámí vlastníkům.' },
      over: {
        TITLE: 'Shromáždění skončilo',
        TEXT: 'Výsledky jsou na stránce shromáždění. Zápis má být hotový do třiceti dnů (§ 254).',
      },
      POWERS: {
        TITLE: 'Potvrďte {count, plural, one {# plnou moc} few {# plné moci} many {# plné moci} other {# plných mocí}}',
        TITLE_OTHERS:
          '{count, plural, one {# plná moc čeká} few {# plné moci čekají} many {# plné moci čeká} other {# plných mocí čeká}} na druhou osobu',
        TEXT: 'Porovnejte je s podepsanou listinou. Než jsou potvrzené, první hlasování neskončí.',
        OTHERS: 'Kdo plnou moc zapsal, sám ji nepotvrdí.',
        BY_PERSON:
          'Potvrdí ji {names}: po přihlášení na svém telefonu v „Čeká na vás“ jako první, nebo na tomto telefonu, když se přihlásí pod svým jménem.',
        BY_NOBODY:
          'V místnosti není nikdo, kdo by je mohl potvrdit. Portál se ptá členů, kdo bude ověřovatelem; kdo souhlasí a je v prezenci, potvrdí je na svém telefonu.',
        BY_PERHAPS:
          'Kdo v prezenci být nemůže a přesto je tady, potvrdí je na svém telefonu ({names}); čekat se na to nemusí.',
        ENDS: {
          approved: 'potvrzeno, zmocněnec se započítá',
          waits: 'čeká na druhou osobu',
          alone: 'bude platit bez druhé osoby, jen podle vyfocené listiny',
          noFile: 'zamítne se: chybí listina',
          nobody: 'zamítne se: zapsal ji ten, kdo podle ní jedná, a nikdo jiný ji nepotvrdil',
        },
        SETTLE_TEXT:
          'Než začnete hlasovat, rozhodněte o nich: u každé je napsané, co se stane. Portál to napíše zmocniteli i zmocněnci. Výsledek řekne, kolik hlasů je bez druhé osoby.',
        LET: 'Započítat {count, plural, one {potvrzenou plnou moc} other {potvrzené plné moci}}',
        DECIDE:
          'Rozhodnout o {count, plural, one {# plné moci} few {# plných mocích} many {# plné moci} other {# plných mocích}}',
        BY_LEAVING:
          'Nebo zapište, že zmocněnec odešel: jeho vlastník pak není zastoupený, jako by nepřišel. Přijít znovu může kdykoli.',
        LEFT: 'Zmocněnec odešel: {name}',
        ONE: 'zmocněnec {agent}, zastupuje: {principal}',
        CONFIRM:
          'Potvrdit {count, plural, one {# plnou moc} few {# plné moci} many {# plné moci} other {# plných mocí}}',
        LIST: 'Co čeká na druhou osobu',
      },
      ELECTED: {
        TITLE: 'Kdo teď předsedá?',
        TEXT: 'Volba je přijatá. Zapište, koho shromáždění zvolilo do svého čela{name, select, none {} other {; zatím vede {name}}}.',
        NAME: 'Zapsat, kdo předsedá',
        OTHERS: 'Volil se někdo jiný',
      },
      NEXT: { TITLE: 'Další je bod {label}', FIRST: 'Začněte bodem {label}' },
      TALK: {
        TITLE: 'Projednejte bod {label}',
        TEXT: 'O tomto bodu se nehlasuje. Až bude probraný, uzavřete ho.',
      },
      READ: {
        TITLE: 'Přečtěte návrh nahlas',
        TEXT: 'Pak se ptejte, kdo je proti a kdo se zdržuje.',
        DONE: 'Návrh je přečtený',
      },
      ASK: {
        TITLE: 'Zeptejte se: Kdo je proti? Kdo se zdržuje?',
        TEXT: 'Zapište je jako výjimky, ostatní pak najednou.',
        REST: '{count, plural, one {Zapsat zbývajícího (#) pro} other {Zapsat ostatní (#) pro}}',
      },
      REMAINING: {
        TITLE:
          '{count, plural, one {Zbývá poslední odpověď} few {Zbývají # odpovědi} many {Zbývá # odpovědi} other {Zbývá # odpovědí}}',
        SAY: 'Řekněte nahlas:',
        CALL: '„{name}, jak hlasujete?“',
        SHARE: '{percent} přítomných hlasů',
        ANSWER: 'Odpověď: {name}',
        HINT: 'Když neodpoví, zapište, že se zdržují. Klávesy: P pro, N proti, Z zdržují se.',
        ABSTAIN: 'Zapsat všech {count} jako zdržené',
      },
      CLOSE: { TITLE: 'Uzavřete bod {label}', TEXT: 'Odpověděli všichni. Po uzavření se hlasy už nezmění.' },
      LOST: {
        TITLE: 'Bod nejde přijmout: v místnosti je {percent}',
        TEXT: 'Počkejte, až se někdo vrátí, nebo bod uzavřete jako nepřijatý.',
        OFF_TEXT: 'Bod mimo program potřebuje všechny vlastníky. Uzavřete ho jako nepřijatý, nebo počkejte.',
      },
    },

    BAR: {
      REGISTER: 'Otevřít prezenci',
      BEGIN: 'Zahájit shromáždění',
      OPEN: 'Otevřít bod {label}',
      NEXT: 'Pokračovat na bod {label}',
      FIRST: 'Otevřít první bod',
      close: 'Uzavřít bod {label}',
      lost: 'Uzavřít bod jako nepřijatý',
      talk: 'Uzavřít bod {label} jako projednaný',
      AFTER_LAST: 'Bod uzavřete po poslední odpovědi',
      AFTER_POWERS: 'Nejdřív plné moci',
      AFTER_ELECTED: 'Nejdřív kdo předsedá',
      MINUTES: 'Pokračovat k zápisu',
    },

    ANSWERS: {
      TITLE: 'Všichni přítomní pro, kromě…',
      ADD: 'Přidat výjimku',
      WHO: 'Kdo z přítomných',
      DONE: 'Hotovo',
      DROP: 'Zapsat pro: {name}',
      OTHERS: '{count, plural, one {# další} few {# další} many {# dalšího} other {# dalších}}',
      WHO_OTHERS: 'Kdo ještě neodpověděl',
      AGREEING:
        '{count, plural, =0 {zatím nikdo} one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}',
      ENOUGH: 'Hlasů pro už stačí',
      NOT_ENOUGH: 'Hlasů pro zatím nestačí',
      MORE_THAN_present: 'více než {percent} % přítomných',
      AT_LEAST_present: 'alespoň {percent} % přítomných',
      MORE_THAN_all: 'více než {percent} % všech',
      AT_LEAST_all: 'alespoň {percent} % všech',
      RAIL: 'Pro {percent}, potřeba {post}',
    },

    ROOM: {
      TITLE: 'V místnosti',
      OF: 'všech hlasů, {seats} z {all} účastníků',
      MORE_THAN: 'více než {percent} %',
      AT_LEAST: 'alespoň {percent} %',
      RAIL: 'V místnosti {percent} všech hlasů, potřeba {post}',
      CAN: 'Shromáždění smí rozhodovat',
      CANNOT: 'Shromáždění nesmí rozhodovat',
      TIPPING:
        '{count, plural, one {Jeden odchod by to změnil.} few {Stačí, aby odešel kdokoli ze #.} many {Stačí, aby odešel kdokoli z #.} other {Stačí, aby odešel kdokoli z #.}}',
      TIPPING_TEXT: '{name}: po odchodu zbude {percent} a další body už nejde přijmout.',
      DESK: 'Zapsat příchod nebo odchod',
    },

    LAST: {
      TITLE: 'Naposledy',
      BACK: 'Vzít zpět poslední zápis',
      answers: '{count, plural, one {# odpověď} few {# odpovědi} many {# odpovědi} other {# odpovědí}} k bodu {label}',
      closed:
        'Bod {label} {state, select, passed {přijat} rejected {nepřijat} lost {nepřijat, chyběla účast} other {uzavřen}}',
      came: 'Příchod: {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}',
      came_ONE: 'Příchod: {name}',
      left: 'Odchod: {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}',
      left_ONE: 'Odchod: {name}',
    },

    LINE: {
      LOST: 'Bez spojení.',
      TEXT: 'Co je pod „Naposledy“, je zapsané. Co máte rozepsané, zůstává tady; až se spojení vrátí, pokračujte, kde jste přestali.',
    },

    REMARKS: {
      TITLE: 'Námitky a dotazy k bodu',
      OPEN: 'Zapsat námitku nebo dotaz',
      KIND: 'Co se zapisuje',
      objection: 'Námitka',
      question: 'Dotaz',
      BY_objection: 'Námitka: {name}',
      BY_question: 'Dotaz: {name}',
      ANSWERED: 'Odpověď: {text}',
      DROP: 'Vzít zpět: {name}',
      PERSON: 'Kdo to řekl',
      PERSON_HINT: 'Jméno bude v zápisu.',
      TEXT: 'Co má být v zápisu',
      ANSWER: 'Co na to zaznělo (§ 251)',
      SAVE: 'Zapsat',
    },

    COUNTER: {
      OPEN: 'Zapsat protinávrh',
      TITLE: 'Protinávrh k bodu {label}: {name}',
      TEXT: 'Hlasuje se o něm dřív než o bodu {label}, na stejné listině.',
      ADOPTED:
        'Protinávrh {label} už je přijatý. Kdyby prošel i bod {point}, byla by o jedné věci dvě usnesení, která si můžou odporovat. Řekněte to nahlas, než se zeptáte; kdo chce jen protinávrh, ať je proti.',
      DO: 'Zapsat a hlasovat',
    },

    ADD: {
      OPEN: 'Přidat bod',
      TITLE: 'Přidat bod na program',
      WHAT: 'O co jde',
      conduct: 'Vedení shromáždění',
      conduct_HINT: 'Předsedající, zapisovatel, ověřovatelé, pořadí bodů, konec.',
      counter: 'Protinávrh k bodu programu',
      counter_HINT: 'Jiné řešení věci, kterou pozvánka oznámila.',
      new: 'Nová věc',
      new_HINT: 'Pozvánka ji neměla.',
      COUNTER_HOW: 'Protinávrh zapište tlačítkem dole, až bude bod otevřený.',
      COUNTER_LATER: 'Nejdřív otevřete bod, ke kterému protinávrh je. Tlačítko bude dole.',
      NOT_EVERYBODY:
        'O věci, kterou pozvánka neměla, jde rozhodnout jen se souhlasem všech vlastníků (§ 253). V místnosti {count, plural, one {chybí # účastník} few {chybějí # účastníci} many {chybí # účastníka} other {chybí # účastníků}}.',
      CONSENT: 'Všichni souhlasí, aby se o tom rozhodlo',
      NAME: 'Název bodu',
      WORDING: 'Návrh usnesení',
      WORDING_HINT: 'Přesně tak, jak se o něm bude hlasovat.',
      DO: 'Přidat bod',
    },

    CONSENT: {
      TITLE: 'Souhlasí všichni, aby se o tom rozhodlo?',
      TEXT: 'Bod nebyl na pozvánce. Zeptejte se nahlas; odpověď bude v zápisu (§ 253).',
      TEXT_FIRST:
        'Bod nebyl na pozvánce. Zeptejte se nahlas; odpověď bude v zápisu (§ 253). Kdo nesouhlasí, toho nejdřív zapište proti.',
      ALL: 'Ano, všichni',
      SOME: 'Ne, kdo je proti nebo se zdržuje',
    },

    OFFICERS: {
      OPEN: 'Kdo předsedá a zapisuje',
      CHAIR: 'Předsedající',
      SCRIBE: 'Zapisovatel',
      HINT: 'Koho shromáždění zvolilo. Prázdné pole nikoho neurčí.',
      SAVE: 'Uložit',
      CHAIRED: 'Předsedá {name}',
      OPENED: 'Do volby předsedajícího vede {name}',
      WRITTEN: 'Zapisuje {name}',
    },

    EARLY: {
      TITLE: 'Zahájit před ohlášeným začátkem ({time})?',
      TEXT: 'Pozvánka zve na později. Kdo přijde včas, nebude moct hlasovat o tom, co se rozhodne do té doby, a může se obrátit na soud. Začněte dřív, jen když jsou v místnosti všichni, kdo přijdou.',
      WAIT: 'Počkat',
    },

    END: {
      DO: 'Ukončit shromáždění',
      TITLE: 'Ukončit shromáždění?',
      TEXT: 'Prezence a hlasování skončí a výsledky se oznámí. Zpátky to nejde. Prezenci teď ještě může potvrdit druhá osoba; podepsanou listinu půjde nahrát i potom ze zápisu.',
      LEFT: 'Neotevřené body: {points}.',
    },

    ERRORS: {
      NOT_SCHEDULED: 'Tohle shromáždění teď neprobíhá.',
      NOT_REGISTERING: 'Nejdřív otevřete prezenci.',
      BEGUN: 'Shromáždění už je zahájené.',
      NOT_BEGUN: 'Shromáždění ještě není zahájené.',
      POINT_UNKNOWN: 'Takový bod na programu není.',
      POINT_OVER: 'Bod {point} už je uzavřený.',
      POINT_OPEN: 'Nejdřív uzavřete bod, který je otevřený.',
      POINT_NOT_OPEN: 'Bod {point} není otevřený.',
      COUNTER_FIRST: 'K bodu {point} je protinávrh. Nejdřív se rozhodne o něm.',
      NOT_IN_VOTE: 'Bod {point} není v hlasování shromáždění.',
      DECIDES: 'O bodu {point} se hlasuje, uzavřete ho po odpovědích.',
      DECIDES_NOTHING: 'O bodu {point} se nehlasuje.',
      NOBODY_SILENT: 'Mezitím odpověděli všichni.',
      POWERS_WAIT: 'Než skončí první hlasování, rozhodněte o plných mocích, které čekají u dveří.',
      UNDECIDED: 'O bodu {point} ještě není rozhodnuto a v místnosti je dost hlasů. Otevřete ho a uzavřete.',
      NOT_EVERYBODY:
        'Rozhodnout o tom jde jen za účasti všech vlastníků (§ 253). Chybí {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}.',
      NO_CONSENT: 'Bez souhlasu všech o tom shromáždění rozhodnout nemůže (§ 253).',
      REMARK_UNKNOWN: 'Tento zápis tu už není.',
      NOT_LAST: 'Mezitím přibyl další zápis. Podívejte se, který je teď poslední.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'assembly/course': typeof cs;
  }
}
