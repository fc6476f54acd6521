/** What the minutes themselves say; the server alone composes and prints them. */
const cs = {
  MINUTES_TEXT: {
    CONVENED:
      'Shromáždění svolal statutární orgán. Pozvánka odešla {day}, tedy {full, plural, one {# celý den} few {# celé dny} many {# celého dne} other {# celých dnů}} předem; {short, select, yes {lhůta je přitom nejméně {days}} other {lhůta je nejméně {days}}}.',
    DELIVERED:
      'Dostalo ji {mailed, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}} elektronicky{onPaper, plural, =0 {} one { a # účastník na papíře} few { a # účastníci na papíře} many { a # účastníka na papíře} other { a # účastníků na papíře}}.',
    UNDELIVERED:
      'Bez prokázaného doručení: {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}.',
    HELD: '{ends, select, same {{day} od {from} do {to}} other {{day} od {from} do {ends} {to}}}, {address}.',
    SCRIBE: 'Zapisovatel: {name}.',
    VERIFIERS: '{count, plural, one {Ověřovatel zápisu} other {Ověřovatelé zápisu}}: {names}.',
    PRESENT:
      'Při zahájení {here} z {seats} účastníků s {share} všech hlasů{power, plural, =0 {} other {, z toho # na plnou moc}}.',
    TURN: 'Od {at} {share}{left, select, none {} other { po odchodu: {left}}}.',
    TURN_LOST:
      'Od {at} jen {share}{left, select, none {} other { po odchodu: {left}}}; shromáždění od té chvíle nebylo usnášeníschopné.',
    TURNS_MORE: 'Další příchody a odchody jsou v prezenci.',
    RESULT:
      'Pro {agree}{notAgree, select, none {} other {, proti {notAgree}}}{noVote, select, none {} other {, zdrželo se {noVote}}} {of, select, present {přítomných hlasů} other {všech hlasů}}.',
    NO_QUORUM: 'Shromáždění nebylo usnášeníschopné: v {at}, kdy se bod uzavíral, bylo v místnosti {share} všech hlasů.',
    QUESTION: 'Dotaz ({who}): {text}{answer, select, none {} other { Odpověď: {answer}}}',
    OPEN: 'O bodu se ještě hlasuje.',
    ANNEXES:
      'Pozvánka a její doručení{powers, plural, =0 {} one {, # plná moc} few {, # plné moci} many {, # plné moci} other {, # plných mocí}}{votes, select, yes {, výsledky hlasování} other {}}{attendance, select, signed {, podepsaná prezenční listina} unsigned {, prezence} other {}}.',
    ENDS: {
      passed: 'Přijato',
      failed: 'Nepřijato',
      noQuorum: 'Nepřijato',
      open: 'Hlasuje se',
      discussed: 'Projednáno',
    },
    CHECK: {
      convened: {
        OK: 'Kdo a jak shromáždění svolal',
        TITLE: 'Chybí, kdo a jak shromáždění svolal',
        TEXT: 'Portál o odeslání pozvánky neví, doplňte to prosím.',
      },
      term: {
        OK: 'Pozvánka odešla včas',
        TITLE: 'Pozvánka odešla pozdě',
        TEXT: 'Lhůta pozvánky nevyšla. Usnesení proto někdo může napadnout.',
      },
      held: {
        OK: 'Kdy a kde se konalo',
        TITLE: 'Chybí, kdy a kde se konalo',
        TEXT: 'Doplňte den, hodinu a místo.',
      },
      opened: {
        OK: 'Kdo shromáždění zahájil',
        TITLE: 'Chybí, kdo shromáždění zahájil',
        TEXT: 'Vyberte člověka, nebo ho napište.',
      },
      chaired: {
        OK: 'Kdo předsedal',
        TITLE: 'Chybí, kdo předsedal',
        TEXT: 'Vyberte člověka, nebo ho napište.',
      },
      scribe: {
        OK: 'Kdo zapisoval',
        TITLE: 'Chybí zapisovatel',
        TEXT: 'Vyberte, kdo zápis pořídil.',
      },
      present: {
        OK: 'Kdo byl přítomen',
        TITLE: 'Chybí, kdo byl přítomen',
        TEXT: 'Prezenci portál nezná, doplňte prosím, kolik hlasů bylo přítomno.',
      },
      sheet: {
        OK: 'Prezence je podepsaná nebo potvrzená',
        TITLE: 'Chybí podepsaná prezenční listina',
        TEXT: 'Nahrajte sken u hlasování, nebo ať ji potvrdí ověřovatel. Jinak to zápis řekne hned nahoře.',
      },
      points: {
        OK: 'Body programu',
        TITLE: 'Chybí body programu',
        TEXT: 'Shromáždění nemá v portálu žádný bod ani hlasování.',
      },
      results: {
        OK: 'U každého bodu je výsledek',
        TITLE: 'Bod {label}: chybí výsledek',
        TEXT: 'O bodu se ještě hlasuje.',
      },
      wording: {
        OK: 'Usnesení znějí, jak se o nich hlasovalo',
        TITLE: 'Bod {label}: jiné znění',
        TEXT: 'V zápisu je „{now}“, hlasovalo se o „{was}“.',
      },
      quorum: {
        OK: 'Rozhodovalo se jen usnášeníschopně',
        TITLE: 'Bod {label}: nebyl tu dost velký podíl hlasů',
        TEXT: 'Bod je přijatý, v místnosti ale nebylo dost hlasů.',
      },
      consent: {
        OK: 'S body mimo program souhlasili všichni',
        TITLE: 'Bod {label}: chybí souhlas všech',
        TEXT: 'Bod nebyl v pozvánce. Rozhodnout o něm jde jen v přítomnosti a se souhlasem všech (§ 253 občanského zákoníku).',
      },
      objections: {
        OK: 'Námitky mají text',
        TITLE: 'Chybí text námitky k bodu {label}',
        TEXT: 'Námitku podává: {who}.',
      },
    },
    PRINT: {
      FOLDER: 'Zápisy ze shromáždění',
      TITLE: 'Zápis ze shromáždění',
      FILE: 'zapis-ze-shromazdeni-{id}.pdf',
      NAME: 'Zápis ze shromáždění {day}',
      FOOT: 'Zápis ze shromáždění: {name}',
      DRAFT: 'Koncept zápisu, ještě se může změnit.',
      UNPROVEN: 'Prezence není podepsaná ani potvrzená druhou osobou.',
      MISSING: 'Dokončeno, i když v zápisu chybí: {what}. Důvod: {reason}',
      FACTS: {
        convened: 'Kdo svolal a jak',
        held: 'Kdy a kde',
        opened: 'Kdo zahájil',
        chaired: 'Kdo předsedal',
        officers: 'Další činovníci',
        present: 'Kdo byl přítomen',
      },
      POINTS: 'Body programu a usnesení',
      NO_POINTS: 'Žádné body.',
      OBJECTION: 'Námitka ({who}): {text}',
      OBJECTION_EMPTY: 'Námitka ({who}), text není zapsaný.',
      CONSENT: 'Bod nebyl v pozvánce; všichni oprávnění byli přítomni a s jeho projednáním souhlasili (§ 253).',
      NO_CONSENT: 'Bod nebyl v pozvánce a souhlas všech zapsaný není (§ 253).',
      EDITED: 'Znění se liší od znění, o kterém se hlasovalo.',
      DRAWN_UP: 'Kdy byl zápis vyhotoven',
      ANNEXES: 'Přílohy',
      SHA: 'Otisk zápisu (SHA-256)',
      SIGNATURES: 'Podpisy',
      ROLES: {
        opener: 'zahájení',
        chair: 'předsedající',
        scribe: 'zapisovatel',
        verifier: 'ověřovatel',
      },
      SIGNED_CODE: '{name}, {role}: podepsáno kódem z e-mailu {at}',
      SIGNED_SCAN: '{name}, {role}: podepsáno na papíře, sken uložen {at}',
      ADDENDA: 'Dodatky',
      ADDENDUM: 'Dodatek {number}, {at}, {who}',
      INVITATION: 'Příloha: pozvánka a její doručení',
      SENT: 'Odesláno',
      NOTICE: 'Dnů předem',
      PLACE: 'Kde',
      TIME: 'Kdy',
      AGENDA: 'Program',
      DELIVERY: 'Doručení',
      DELIVERY_TEXT: 'elektronicky {mailed}, na papíře {onPaper}, bez prokázaného doručení {missed}',
      ATTENDANCE: 'Příloha: prezence – {vote}',
      COLUMNS: {
        UNITS: 'Jednotky',
        OWNERS: 'Vlastníci',
        SHARE: 'Podíl',
        CAME: 'Příchod',
        LEFT: 'Odchod',
        FOR: 'Za účastníka',
      },
      POWERS: 'Příloha: plné moci',
      POWER_COLUMNS: {
        UNITS: 'Jednotky',
        PRINCIPAL: 'Zmocnitel',
        AGENT: 'Zmocněnec',
      },
      POWER_ALONE: '{agent} (bez druhé osoby)',
      RESULTS: 'Příloha: výsledky hlasování',
      RESULT_COLUMNS: {
        POINT: 'Bod',
        AGREE: 'Pro',
        AGAINST: 'Proti',
        ABSTAINED: 'Zdrželo se',
        END: 'Výsledek',
      },
      FINGERPRINT: 'Otisk seznamu a bodů',
      HEAD: 'Hlava záznamu, položka {seq}',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'minutes/prints': typeof cs;
  }
}
