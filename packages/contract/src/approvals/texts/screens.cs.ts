/** The list of requests, the form, and one of them. */
const cs = {
  APPROVAL: {
    TITLE: 'Požadavky ke schválení',
    ONE: 'Požadavek ke schválení',
    NEW: 'Nový požadavek',
    SEARCH: 'Hledat v požadavcích',
    TABS: {
      LABEL: 'Požadavky podle stavu',
      all: 'Vše',
      waiting: 'Čekající',
      approved: 'Schválené',
      rejected: 'Zamítnuté',
    },
    COLUMNS: {
      TITLE: 'Název',
      AUTHOR: 'Kdo podává',
      CREATED: 'Podáno',
      ASKED: 'Kdo rozhoduje',
      DECIDED: 'Rozhodlo',
      DUE: 'Rozhodnout do',
      STATUS: 'Stav',
    },
    FILTERS: {
      AUTHOR: 'Kdo podává',
      ANY_AUTHOR: 'Podává kdokoli',
      MINE: 'Moje',
      ANY_MINE: 'Všechny požadavky',
      ONLY_MINE: 'Podávám nebo rozhoduji',
      FOR_ME: 'Čeká na mě',
      ANY_FOR_ME: 'Všechny požadavky',
      ONLY_FOR_ME: 'Jen co čeká na mě',
    },
    EMPTY: {
      TITLE: 'Zatím tu žádný požadavek není',
      TEXT: 'Když výbor potřebuje souhlas několika lidí, třeba s nabídkou nebo smlouvou, požádá o něj tady. Každé rozhodnutí zůstane zapsané.',
      TAB_TITLE: 'V této záložce nic není',
      TAB_TEXT: 'Podívejte se do jiné záložky.',
    },
    FOR_ME: 'Čeká na vás',
    NOBODY: 'bývalý člen',
    MORE: '{names} a {count, plural, one {# další} few {# další} many {# dalšího} other {# dalších}}',
    OF: '{n} z {m}',
    OVERDUE: 'po termínu',
    BY: '{author, select, none {} other {podává {author}, }}{day}',
    BY_ROLE: 'podává {author}, {role}, {day}',
    TODAY: 'dnes',
    LEFT: '{count, plural, one {zbývá # den} few {zbývají # dny} many {zbývá # dne} other {zbývá # dní}}',
    OVER: '{count, plural, one {# den po termínu} few {# dny po termínu} many {# dne po termínu} other {# dní po termínu}}',
    YOU: '(vy)',
    ATTACHED: 'Přílohy',
    ATTACHED_HINT:
      'Aspoň jedna, třeba nabídka nebo smlouva. Přílohu, kterou skryjete, uvidí jen schvalovatelé a výbor.',
    CLOSED:
      '{count, plural, one {# přílohu vidí} few {# přílohy vidí} many {# přílohy vidí} other {# příloh vidí}} jen schvalovatelé a výbor.',
    NO_NOTES: 'Požadavek nemá popis, řídí se přílohami.',

    FORM: {
      CONTENT: 'O co jde',
      NAME: 'Název',
      NAME_HINT: 'Například „Oprava střechy, nabídka Střechy Vysočina“.',
      NOTES: 'Popis',
      PEOPLE: 'Kdo rozhoduje',
      APPROVERS: 'Schvalovatelé',
      APPROVERS_HINT: 'Vybrat můžete jen ty, kdo požadavky v domě vidí. Vlastníci bez funkce je nevidí.',
      ADD: 'Přidat schvalovatele',
      ADD_HINT: 'Vyberte člověka',
      NOBODY_LEFT: 'Nikdo další požadavky nevidí.',
      UP: 'Posunout výš: {name}',
      DOWN: 'Posunout níž: {name}',
      REMOVE: 'Odebrat: {name}',
      DRAG: 'Přetáhnout: {name}',
      MOVED: '{name} je teď {at}. z {count}',
      RULE: 'Kdy je schváleno',
      NEEDED: 'Kolik schválení stačí',
      CHAIR_ADDED: 'Předseda výboru rozhoduje vždy, i když ho nevyberete.',
      DUE: 'Rozhodnout do',
      DUE_HINT: 'Dva dny předem a v poslední den připomeneme požadavek těm, kdo ještě nerozhodli. Bez termínu třikrát.',
      FIXED: 'Po podání už nejde nic změnit, aby všichni rozhodovali o tomtéž.',
      SEND: 'Podat požadavek',
    },
    RULES: {
      everybody: 'Schválí všichni',
      count: 'Stačí určitý počet',
      chair: 'Předseda a ještě někdo',
      order: 'Schválí všichni, jeden po druhém',
    },
    RULES_HINT: {
      everybody: 'Jediné zamítnutí požadavek ukončí.',
      count: 'Rozhodne, jakmile se schválení sejde dost, nebo už sejít nemůže.',
      chair: 'Předseda výboru a kdokoli z ostatních.',
      order: 'Další dostane požadavek, až ten před ním schválí.',
    },
    RULE_SHORT: {
      everybody: 'musí všichni',
      count: 'stačí {n} z {m}',
      chair: 'předseda a ještě jeden',
      order: 'všichni, jeden po druhém',
    },

    DECIDE: {
      TITLE: 'Požadavek čeká na vás',
      TITLE_LAST: 'Rozhodne vaše odpověď',
      SO_FAR:
        '{approved, plural, =0 {Zatím nikdo není pro} one {Jeden schvalovatel je pro} few {# schvalovatelé jsou pro} many {# schvalovatele je pro} other {# schvalovatelů je pro}}, {rejected, plural, =0 {nikdo proti} one {jeden proti} few {# proti} many {# proti} other {# proti}}. {rule}',
      RULE: {
        everybody: 'Schválit musí všichni.',
        count:
          'Stačí {needed, plural, one {# schválení} few {# schválení} many {# schválení} other {# schválení}} z {m}.',
        chair: 'Schválit musí předseda výboru a ještě někdo.',
        order: 'Schválit musí všichni, jeden po druhém.',
      },
      NOTE: 'Poznámka',
      NOTE_HINT: 'Když zamítáte, napište důvod.',
      REASON_MISSING: 'Napište prosím důvod.',
      APPROVE: 'Schválit požadavek',
      REJECT: 'Zamítnout',
      REJECT_TITLE: 'Zamítnout požadavek',
      REASON: 'Důvod',
      MINE_TITLE: { approved: 'Vaše rozhodnutí: schváleno', rejected: 'Vaše rozhodnutí: zamítnuto' },
      MINE_TEXT: 'Dokud není rozhodnuto, můžete ho změnit. Předchozí zůstane v historii.',
      CHANGE: { approved: 'Změnit na schváleno', rejected: 'Změnit na zamítnuto' },
      NOT_YET_TITLE: 'Na vás ještě nedošlo',
      NOT_YET_TEXT: 'Schvaluje se postupně. Až rozhodnou ti před vámi, napíšeme vám.',
      DONE: { approved: 'Schváleno {at}', rejected: 'Zamítnuto {at}' },
      DONE_COUNT:
        '{approved, plural, one {# schválení} few {# schválení} many {# schválení} other {# schválení}} z {m}, potřeba {needed, plural, one {bylo #} few {byla #} many {bylo #} other {bylo #}}.',
      MISSING: 'Bez odpovědi zůstali: {names}.',
    },
    NEXT: {
      TITLE: 'Co bude dál',
      APPROVE: 'Když schválíte',
      REJECT: 'Když zamítnete',
      approved:
        '{author, select, none {Požadavek bude schválený.} other {Požadavek bude schválený a {author} dostane e-mail.}}',
      rejected:
        '{author, select, none {Požadavek skončí jako zamítnutý.} other {Potřebná schválení se už nesejdou. Požadavek skončí a {author} dostane váš důvod.}}',
      waiting: 'Čeká se na další. Své rozhodnutí můžete do té doby změnit.',
      FINAL: 'Odpověď, která rozhodne, už nezměníte.',
    },
    WHO: {
      TITLE: 'Kdo rozhoduje',
      CHAIR: 'za předsedu výboru',
      LATER: 'Zatím nedošlo',
      WAITS: 'Čeká se',
      LOST: 'Rozhodovat už nemůže',
      REPLACE: 'Vybrat jiného',
      REPLACE_ONE: 'Vybrat jiného místo: {name}',
    },
    REPLACE: {
      TITLE: 'Vybrat jiného schvalovatele',
      LEAD: '{name} už o požadavcích rozhodovat nemůže a požadavek by bez odpovědi zůstal stát. Koho se máme zeptat místo toho?',
      BY: 'Kdo rozhodne',
      REASON: 'Důvod',
      REASON_HINT: 'Zůstane v historii a dostane ho ten, kdo rozhodne.',
      YES: 'Vyměnit',
    },
    WITHDRAW: {
      OPEN: 'Stáhnout požadavek',
      TITLE: 'Stáhnout požadavek',
      LEAD: 'Rozhodovat už o něm nepůjde. Důvod napíšeme všem schvalovatelům a zůstane u požadavku.',
      REASON: 'Důvod',
      YES: 'Stáhnout',
      DONE: 'Staženo {at}{who, select, none {} other {, {who}}}: {reason}',
    },
    DELETE: {
      OPEN: 'Smazat',
      TITLE: 'Smazat požadavek „{name}“?',
      TEXT: 'Zatím nikdo nerozhodl, takže po něm nic nezůstane.',
      YES: 'Smazat požadavek',
    },
    HISTORY: {
      TITLE: 'Historie',
      ALL: 'Celá historie ({count})',
      created: 'Nový požadavek{who, select, none {} other {: {who}}}',
      approved: '{who, select, none {Bývalý schvalovatel} other {{who}}}: schváleno',
      rejected: '{who, select, none {Bývalý schvalovatel} other {{who}}}: zamítnuto',
      NO_REASON: 'bez důvodu',
      replaced:
        '{who, select, none {Výměna schvalovatele} other {{who}: výměna schvalovatele}}{about, select, none {} other {, rozhoduje {about}}}',
      chair: 'Nový předseda výboru rozhoduje také{about, select, none {} other {: {about}}}',
      closed: 'Rozhodnuto po změně schvalovatelů',
      withdrawn: 'Staženo{who, select, none {} other {: {who}}}',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/screens': typeof cs;
  }
}
