/** Confirmations of debts: the list, asking, issuing, and the page behind the code. */
const cs = {
  CLEARANCES: {
    TITLE: 'Potvrzení o dluzích',
    LEAD: 'Kdo převádí jednotku, dokládá kupujícímu, jaké dluhy na něj přejdou (§ 1186 občanského zákoníku).',
    REQUESTED: 'Výbor o žádosti ví.',
    ISSUED: 'Potvrzení je vystavené.',
    WITHDRAWN: 'Potvrzení je odvolané.',
    NEW: 'Vystavit potvrzení',
    VERIFY: 'Ověřit záznamy',
    MORE: 'Další akce',
    EMPTY: 'Zatím žádné potvrzení',
    EMPTY_HINT: 'Vystavené potvrzení tu zůstane a kdykoli se vytiskne stejné.',
    NUMBER: 'Potvrzení {number}',
    OF: 'jednotka {unit}, ke dni {day}',
    NONE: 'bez dluhů',
    SUM: 'dluhy {sum}',
    BY: 'vystaveno {day}, {name}',
    ISSUED_ON: 'vystaveno {day}',
    STATES: { valid: 'platí', replaced: 'nahrazené', withdrawn: 'odvolané' },
    REPLACED_BY: 'Nahradilo je potvrzení {number}.',
    WHY: 'Odvoláno {day}: {reason}',
    DOWNLOAD: 'Stáhnout PDF',
    DOWNLOAD_ONE: 'Stáhnout potvrzení {number}',
    WITHDRAW: {
      OPEN: 'Odvolat',
      OPEN_ONE: 'Odvolat potvrzení {number}',
      TITLE: 'Odvolat potvrzení {number}?',
      LEAD: 'Papír tím nezmizí, ale kdo načte jeho kód, uvidí, že neplatí. Důvod uvidí jen lidé v domě.',
      REASON: 'Důvod',
      YES: 'Odvolat',
    },
    REQUESTS: {
      TITLE: 'Čeká na vystavení',
      LINE: '{name}, {day}',
    },
    ISSUE: {
      TITLE: 'Vystavit potvrzení o dluzích',
      UNIT: 'Jednotka',
      DAY: 'Ke dni',
      LANG: 'Jazyk papíru',
      LANGS: { cs: 'Česky', en: 'Anglicky' },
      NONE: 'Na nabyvatele nepřejde žádný dluh.',
      SOME: 'Na nabyvatele přejde {sum}:',
      DUE: 'splatné {day}',
      COMING:
        'Dál běží {count, plural, one {# předepsaná platba} few {# předepsané platby} many {# předepsané platby} other {# předepsaných plateb}}, nejbližší {day}.',
      COMING_NONE: 'Na další dny není nic předepsáno.',
      REPLACES: 'Nové potvrzení nahradí platné potvrzení {number}.',
      YES: 'Vystavit',
    },
    CARD: {
      TITLE: 'Potvrzení o dluzích',
      LEAD: 'Prodáváte? Potvrzení od výboru dokládá kupujícímu, jaké dluhy na něj přejdou (§ 1186).',
      ASK: 'Požádat o potvrzení',
      ASKED: 'Výbor je od {day} o žádosti informovaný. Až potvrzení vystaví, přijde vám e-mail.',
      ALL: 'Potvrzení všech jednotek',
    },
    CHECK: {
      TITLE: 'Ověření potvrzení',
      RUNS: 'Počítá se řetěz potvrzení…',
      FITS: 'Všechno je, jak bylo vystaveno. Zápisů: {count}.',
      FAILS: 'Něco není, jak bylo vystaveno:',
      PROBLEMS: {
        entry: 'zápis řetězu {name} nesouhlasí',
        clearance: 'potvrzení {name} někdo změnil',
        paper: 'papír potvrzení {name} někdo změnil',
        missing: 'potvrzení {name} chybí',
        head: 'konec řetězu nesouhlasí (zápis {name})',
      },
    },
    PROOF: {
      TITLE: 'Ověření potvrzení o dluzích',
      VALID: 'Potvrzení platí',
      VALID_TEXT: 'Tohle o něm ví portál společenství. Porovnejte to s papírem.',
      REPLACED: 'Potvrzení nahradilo novější',
      REPLACED_TEXT: 'Dne {day} je nahradilo potvrzení {number}. Vyžádejte si nové.',
      WITHDRAWN: 'Potvrzení je odvolané',
      WITHDRAWN_TEXT: 'Společenství je odvolalo {day}. Nespoléhejte na ně.',
      NUMBER: 'Číslo',
      HOUSE: 'Společenství',
      UNIT: 'Jednotka',
      DAY: 'Ke dni',
      DEBTS: 'Dluhy, které přejdou na nabyvatele',
      NONE: 'žádné',
      GONE_TITLE: 'Potvrzení neznáme',
      GONE: 'Potvrzení s tímto kódem neznáme. Zkontrolujte adresu, nebo se zeptejte společenství.',
      LOADING: 'Načítá se…',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clearances/screens': typeof cs;
  }
}
