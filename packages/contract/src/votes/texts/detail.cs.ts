/** One vote: own ballot, code, receipts, results, what the committee does with it. */
const cs = {
  // Said of papers also where none are recorded.
  VOTE_PAPER: {
    CLOSED: 'Všechny lístky jsou zapsané.',
    ERRORS: {
      ALL_RECORDED: 'Výbor už potvrdil, že jsou všechny lístky zapsané.',
    },
  },
  VOTE_DETAIL: {
    ENDS: 'končí {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}, {left}',
    OPENS:
      'začne {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}, {left}',
    AT: '{date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    STARTED: 'běží od {when}',
    WAY: '{type, select, online {online} other {na místě}}, {basis}',
    MORE: 'Další akce',
    PAPER_DAYS: 'Zápis lístků po konci',
    PAPER_DAYS_COUNT:
      '{count, plural, =0 {jen do konce hlasování} one {ještě # den} few {ještě # dny} other {ještě # dní}}',
    POINTS: 'Body hlasování',
    DESCRIPTION: 'K hlasování',

    TAGS: {
      ENOUGH: 'Hlasů je dost',
      LACKS: 'Zatím málo hlasů',
      CANNOT: 'Nemůže projít',
      PASSED: 'Přijato',
      FAILED: 'Nepřijato',
      HIDDEN: 'Výsledek až po konci',
      LOCAL: 'Na místě',
    },

    POINT: {
      RULE: 'Potřebná většina u tohoto bodu: {name}.',
      ADDED: 'Bod byl přidán na místě, {at}.',
      OFF_AGENDA:
        'Nebyl v pozvánce: rozhodnout o něm jde jen za účasti a se souhlasem všech, kdo mají právo hlasovat (§ 253 občanského zákoníku).',
      REFUSED: 'Všichni tu byli, ale ne všichni souhlasili s tím, aby se o věci mimo pozvánku rozhodovalo (§ 253).',
      FOR: 'pro {percent}',
      NONE: 'zatím bez vašeho hlasu',
      MINE: 'váš hlas: {value}',
      DRAFT: 'vyplněno: {value}, zatím neodesláno',
      PARTLY: 'vyplněno jen zčásti',
      MIXED: 'každý podíl jinak',
    },

    BALLOT: {
      TITLE: 'Váš hlas',
      FOR: '{count, plural, one {za jednotku} other {za jednotky}}',
      SHARE: 'podíl {share}',
      TOGETHER_SHARE: 'dohromady podíl {share}',
      ALL: 'stejně za všechny',
      FOR_SEAT: 'Hlas za {units}',
      AS_PROXY: 'z plné moci: {owners}',
      AS_COUPLE: 'Za společnou jednotku hlasuje kterýkoli z manželů a platí první odevzdaný hlas.',
      SPLIT: 'Hlasovat za některý podíl jinak',
      TOGETHER: 'Hlasovat stejně za všechny',
      CHOICES: 'Hlas k bodu {at}: {name}, za {units}',
      NEXT: 'Po volbě se otevře další nevyplněný bod. Stejná volba podruhé hlas zruší.',
      STORED: 'Hlas je uložený {when}. Změnit už nejde.',
      STORED_BY: 'Odevzdáno za vás {when}, zástupce: {name}.',
      ON_SITE_IN: 'Odpovědi zapisuje výbor. V prezenci je {units}.',
      ON_SITE_OUT: 'Odpovědi zapisuje výbor. V prezenci chybí {units}.',
      CAST_LOCAL: 'Za {units} zapsal hlas na místě {name} {when}.',
      STORED_LOCAL: 'Zapsáno na místě {when}.',
      CAST_BY: 'Za {units} je odevzdáno {when}, zástupce: {name}.',
      FORMER: 'Za {units} byl hlas odevzdán {when}, ještě za dřívějšího vlastníka. Platí dál, znovu se nehlasuje.',
      WITHOUT: 'Za tuto jednotku hlas odevzdán nebyl.',
      MUTE: 'Za jednotku {units} nemůže online hlasovat nikdo: spoluvlastníci nemají společného zástupce.',
      OBJECT: 'Podat námitku',
      OBJECTED: 'Podali jste námitku.',
    },

    PLAIN: {
      AT: 'Otázka {at} {all, plural, =2 {ze 2} =3 {ze 3} =4 {ze 4} =6 {ze 6} =7 {ze 7} =12 {ze 12} =13 {ze 13} =14 {ze 14} =16 {ze 16} =17 {ze 17} =20 {ze 20} other {z #}}',
      NEXT: 'Další otázka',
      BEFORE: 'Předchozí otázka',
      WHOLE: 'Ukázat celé hlasování',
    },

    BAR: {
      FILLED:
        '{done, plural, one {Vyplněn #} few {Vyplněny #} many {Vyplněno #} other {Vyplněno #}} {all, plural, =1 {z 1 bodu} =2 {ze 2 bodů} =3 {ze 3 bodů} =4 {ze 4 bodů} =6 {ze 6 bodů} =7 {ze 7 bodů} =12 {ze 12 bodů} =13 {ze 13 bodů} =14 {ze 14 bodů} =16 {ze 16 bodů} =17 {ze 17 bodů} =20 {ze 20 bodů} other {z # bodů}}',
      SEND: 'Odeslat hlasy',
      STOP: 'Přestat hlasovat',
      STOP_TITLE: 'Přestat hlasovat?',
      STOP_TEXT: 'Vyplněné hlasy se zahodí. Hlasovat můžete znovu až do konce.',
      STOP_YES: 'Zahodit hlasy',
      STOP_NO: 'Pokračovat',
      DONE: 'Váš hlas je odevzdaný',
      RECEIPT: 'Moje potvrzení',
      LOCAL: 'Zapsat hlasy',
      RESULT: 'Ověřit výsledek',
    },

    MISSING: {
      TEXT: 'Hlas zatím chybí u těchto bodů:',
      GO: '{at}. {name}',
    },

    LEAVE: {
      TITLE: 'Odejít bez odeslání?',
      TEXT: 'Hlasy nejsou odeslané. Dokud kartu nezavřete, zůstanou tu vyplněné.',
      YES: 'Odejít',
      NO: 'Zůstat',
    },

    CONFIRM: {
      TITLE: 'Odeslat tyto hlasy?',
      TEXT: 'Po odeslání už hlas nejde změnit. Pošleme vám kód, kterým ho potvrdíte.',
      SEATS: 'za {units}, podíl {share}',
      YES: 'Poslat kód',
      NO: 'Ještě upravit',
    },

    CODE: {
      TITLE: 'Zadejte kód z e-mailu',
      TEXT: 'Šest číslic jsme poslali na adresu {email}. Kódem potvrdíte své hlasy {count, plural, one {k jednomu bodu} other {ke všem # bodům}}, zapíšou se po poslední číslici.',
      DIGIT: '{at}. číslice',
      BOXES: 'Kód z e-mailu',
      VALID: 'Kód platí 10 minut.',
      AGAIN: 'Poslat kód znovu',
      AGAIN_IN: 'Další půjde poslat za {seconds} s.',
      SENT: 'Nový kód je na cestě. Starší už neplatí.',
      CANCEL: 'Zrušit',
      CHECK: 'Ověřit kód',
      INCOMPLETE: 'Kód není úplný. Opište prosím všech šest číslic.',
      OFFLINE: 'Spojení vypadlo. Zkuste to prosím znovu: hlas se uloží jen jednou.',
    },

    ALREADY: {
      TITLE: 'Někdo už hlasoval',
      TEXT: 'Za tyto jednotky už hlas odevzdán byl, proto se zatím nic neuložilo:',
      BY: 'hlas je ze dne {when}',
      REST: '{count, plural, one {Uložit zbývající hlas} few {Uložit zbývající # hlasy} many {Uložit zbývajícího # hlasu} other {Uložit zbývajících # hlasů}}',
      NOTHING: 'Nezbývá nic, co by se dalo uložit.',
      CLOSE: 'Zavřít',
    },

    RECEIPT: {
      TITLE: 'Děkujeme, hlas je zapsaný',
      NEXT: 'Hlasuje se do {closes}. Svůj hlas už měnit nemůžete; výsledek vám pošleme e-mailem, jakmile hlasování skončí.',
      NEXT_OPEN: 'Svůj hlas už měnit nemůžete; výsledek vám pošleme e-mailem, jakmile hlasování skončí.',
      TEXT: 'Potvrzení jsme vám poslali i e-mailem, v příloze potvrzeni.json. Uschovejte si ho: po skončení si s ním ověříte, že se hlas započítal.',
      FOR: 'Za {units}',
      TECHNICAL: 'Technické údaje potvrzení {number}',
      MINE: 'Moje potvrzení',
      NUMBER: 'Číslo',
      HASH: 'Otisk hlasu',
      HEAD: 'Stav záznamu',
      HEAD_TEXT: '{seq}. zápis, {hash}',
      SIGNATURE: 'Podpis',
      SAVE: 'Stáhnout potvrzení',
      PRINT: 'Vytisknout',
      CLOSE: 'Hotovo',
      FILE: 'potvrzeni-hlasu-{number}.json',
      NONE: 'V tomto hlasování žádné potvrzení nemáte.',
    },

    RESULT: {
      MOVED:
        'Hlasování přišlo {when} se společenstvím z jiného portálu a je uzavřené. Kdo ho podepsal, stojí na stránce Ověření hlasování.',
      FIGURES: 'Souhrn výsledku',
      PASSED:
        '{count, plural, =0 {Žádný přijatý} one {# přijatý} few {# přijaté} many {# přijatého} other {# přijatých}}',
      OF_POINTS: '{count, plural, one {z jednoho návrhu} few {ze # návrhů} many {z # návrhu} other {z # návrhů}}',
      TURNOUT: 'účast{share, select, none {} other {, {share}}}',
      CAST: '{done} z(e) {all}',
      CAST_UNITS: 'jednotek odevzdalo hlas',
      RAIL: '{name}. Pro {agree}, nepřítomni {miss}, zdrželi se {noVote}, proti {notAgree}; {post}.',
      RAIL_PRESENT: '{name}. Z přítomných hlasů: pro {agree}, zdrželi se {noVote}, proti {notAgree}; {post}.',
      COLUMN: '{value} {share}',
      UNITS: '{count, plural, one {# jednotka} few {# jednotky} many {# jednotky} other {# jednotek}}',
      SEATS:
        '{seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}} ({units, plural, one {# jednotka} few {# jednotky} many {# jednotky} other {# jednotek}})',
      MISS_RUN: 'zatím nehlasovali',
      MISS_LOCAL: 'ze všech hlasů',
      HIDDEN: 'Kdo jak hlasuje a kolik hlasů má který návrh, bude vidět po skončení. Do té doby je vidět jen účast.',
      LOOKED: 'Průběžné výsledky jsou skryté. Vidíte je na vlastní žádost, zapsanou v činnosti výboru.',
      LAW: 'Podle zákona',
      OTHERS:
        '{seats, plural, one {Za # účastníka hlasoval} few {Za # účastníky hlasoval} many {Za # účastníka hlasoval} other {Za # účastníků hlasoval}} někdo jiný: plnou mocí, nebo zástupce mimo vlastníky, podíl {share}.',
      ENTERED: 'Zapsáno mezi usneseními:',
      ENTERED_ONE: 'č. {number} {name}',
      OBJECTIONS:
        '{count, plural, one {Podána je # námitka proti hlasu} few {Podány jsou # námitky proti hlasům} many {Podáno je # námitky proti hlasům} other {Podáno je # námitek proti hlasům}} odevzdanému někým jiným.',
      CANCELLED: 'Hlasování výbor zrušil {when}. Důvod: {reason}',
      CANCELLED_BALLOTS:
        '{count, plural, =0 {Do zrušení nikdo nehlasoval.} one {Hlasoval do té doby # účastník. Jeho hlas o ničem nerozhoduje a zůstává v záznamu hlasování.} few {Hlasovali do té doby # účastníci. Jejich hlasy o ničem nerozhodují a zůstávají v záznamu hlasování.} many {Hlasovalo do té doby # účastníka. Jejich hlasy o ničem nerozhodují a zůstávají v záznamu hlasování.} other {Hlasovalo do té doby # účastníků. Jejich hlasy o ničem nerozhodují a zůstávají v záznamu hlasování.}}',
      NOT_DECIDED: 'Hlasování skončilo bez výsledku.',
      CLOSED: 'Hlasy se už nepřijímají. Výsledek vyhlásí výbor ukončením hlasování.',
      NOT_OPEN: 'Hlasovat půjde od {when}.',
      PROLONGED: 'Hlasování bylo {at} prodlouženo. Původní konec: {from}. Důvod: {reason}',
      REPLACES:
        'Nové hlasování{same, select, yes { ve stejném znění} other {, znění se liší,}} po hlasování zrušeném {when}:',
      REPLACED:
        'Po tomto zrušeném hlasování se hlasuje znovu{same, select, yes { ve stejném znění} other {, znění se liší}}:',
    },

    TURNOUT: {
      TITLE: 'Účast',
      LABEL: 'Účast {share}',
      TEXT: '{share, select, none {} other {{share}, }}{done} z(e) {all, plural, one {# jednotky} other {# jednotek}}',
      PRESENT: 'V místnosti je {share}.',
    },

    FACTS: {
      TITLE: 'O hlasování',
      WAY: 'Způsob',
      ACCEPT: 'K přijetí',
      ACCEPT_TEXT:
        '{bar, select, everyone {souhlas {of, select, present {všech přítomných} other {všech vlastníků}}} other {{over, select, more {více než} other {alespoň}} {barText} {of, select, present {přítomných hlasů} other {všech hlasů}}}}',
      PARTICIPATION: 'Účast',
      PARTICIPATION_NONE: 'bez minima',
      PARTICIPATION_LEAST: 'alespoň {percent}',
      PARTICIPATION_MORE: 'víc než {percent}',
      PRESET: 'Podle zákona',
      PROLONGED: 'Původní konec',
      MEETING: 'Shromáždění',
      MEETING_NONE: 'bez návaznosti',
      SEES: 'Vidí',
      SEES_ALL: 'celý dům',
      SEES_COMMITTEE: 'jen výbor',
      SHOWS: 'Průběh',
      SHOWS_NAMED: 'jmenovitě vidět',
      SHOWS_HIDDEN: 'skrytý do konce',
      BEGIN: 'Začátek',
      END: 'Konec',
      END_BY_HAND: 'ukončí výbor',
      REMIND: 'Připomínka',
      REMIND_TEXT: '{days, plural, one {# den předem} few {# dny předem} many {# dne předem} other {# dnů předem}}',
    },

    PROOF: {
      TITLE: 'Důkaz',
      TEXT: 'Seznam hlasujících a znění bodů jsou od začátku neměnné. Každý hlas je zapsaný v řetězu, který si kdokoli přepočítá.',
      VERIFY: 'Ověřit hlasování',
      DOWNLOAD: 'Stáhnout podklady',
      PRINT: 'Vytisknout výsledek',
      PRINT_CANCELLED: 'Vytisknout zápis o zrušení',
    },

    PEOPLE: {
      VOTED: 'Kdo hlasoval ({count})',
      WAITING: 'Kdo ještě ne ({count})',
      ABSENT: 'Kdo nehlasoval ({count})',
      NAME: 'Jméno',
      ROOMS: 'Jednotky',
      SPARE: 'Zastupuje',
      AT: 'Hlasováno',
      SHARE: 'Podíl',
      VALUE: 'Hlas',
      SEARCH: 'Hledat jméno nebo jednotku',
      NOBODY: 'Tady zatím nikdo není.',
      OWN: 'vlastní společenství',
      MUTE: 'online hlasovat nemůže nikdo',
      OBJECTED: 'námitka',

      BY: {
        own: 'online',
        local: 'na místě',
        proxy: 'plnou mocí',
        paper: 'na papíře',
      },
    },

    CANCEL: {
      DO: 'Zrušit hlasování',
      TITLE: 'Zrušit hlasování {name}?',
      TEXT: 'Hlasování skončí bez výsledku a nejde obnovit. Důvod uvidí všichni a přijde jim e-mailem. Záznam hlasů zůstane.',
      REASON: 'Důvod zrušení',
      YES: 'Zrušit hlasování',
    },

    AGAIN: {
      DO: 'Nové hlasování ve stejném znění',
    },

    PROLONG: {
      DO: 'Prodloužit hlasování',
      TITLE: 'Prodloužit hlasování {name}?',
      TEXT: 'Teď končí {closes}. Prodloužit ho jde jen jednou, zkrátit vůbec. Nový konec a důvod přijdou všem vlastníkům e-mailem a zůstanou v záznamu hlasování.',
      CLOSES: 'Nový konec',
      REASON: 'Důvod prodloužení',
      YES: 'Prodloužit hlasování',
    },

    FINISH: {
      NOT_YET: 'Skončí samo {closes}. Dřív ho jde ukončit, jen když hlasovali všichni.',
      DO: 'Ukončit hlasování',
      TITLE: 'Ukončit hlasování {name}?',
      TEXT: 'Hlasy se už nebudou přijímat a vyhlásí se výsledek. Vrátit to nejde.',
      WAITING:
        '{count, plural, one {Ještě nehlasoval # účastník} few {Ještě nehlasovali # účastníci} many {Ještě nehlasovalo # účastníka} other {Ještě nehlasovalo # účastníků}}.',
      YES: 'Ukončit hlasování',
    },

    LOOK: {
      DO: 'Nahlédnout do průběhu',
      TITLE: 'Nahlédnout do průběžných výsledků?',
      TEXT: 'Toto hlasování je do konce skryté. Nahlédnutí se zapíše a uvidí ho celý výbor.',
      YES: 'Nahlédnout',
    },

    DELIVERY: {
      DO: 'Komu došly zprávy',
      TITLE: 'Doručení zpráv o hlasování',
      SUM: 'Odesláno {sent}, čeká {waiting}, nedoručeno {failed}, bez adresy {noAddress}{over, plural, =0 {} other {, neodesláno po konci hlasování #}}.',
      NONE: 'Zatím nic neodešlo.',
      PERSON: 'Komu',

      STATES: {
        sent: 'Odesláno',
        waiting: 'Čeká',
        failed: 'Nedoručeno',
        over: 'Neodesláno, hlasování už skončilo',
        noAddress: 'Bez adresy',
      },
    },

    OBJECTION: {
      TITLE: 'Podat námitku proti hlasu?',
      TEXT: 'Za {units} hlasoval někdo jiný. Námitka se zapíše do záznamu hlasování a výbor se o ní dozví. Hlas tím sám nezmizí.',
      WHY: 'Co se stalo',
      YES: 'Podat námitku',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/detail': typeof cs;
  }
}
