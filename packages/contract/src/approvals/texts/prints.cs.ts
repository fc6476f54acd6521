/** What only the server says: lines of digests and of mails. */
const cs = {
  APPROVAL_LINES: {
    asked: 'čeká na vaše rozhodnutí',
    due: 'čeká na vaše rozhodnutí do {due}',
    reminder: 'pořád čeká na vaše rozhodnutí',
    approved: 'schváleno',
    rejected: 'zamítnuto',
    withdrawn: 'staženo: {reason}',
    STANDING: 'zastupování při schvalování {when, select, day {{from}} other {{from} až {to}}}',
    ANSWER: '{name}: {answer}{note, select, none {} other { – {note}}}',
    UNANSWERED: 'bez odpovědi',
    NOBODY: 'bývalý schvalovatel',
  },
  APPROVAL_RECORD: {
    TITLE: 'Záznam rozhodnutí o požadavku',
    FILE: 'zaznam-pozadavku-{id}.pdf',
    FOOT: 'Záznam rozhodnutí: {title}',
    STATE: 'Stav',
    STATES: { waiting: 'čeká', approved: 'schváleno', rejected: 'zamítnuto', withdrawn: 'staženo' },
    AT: '{state} {at}',
    AUTHOR: 'Podává',
    CREATED: 'Podáno',
    RULE: 'Kdy je schváleno',
    RULES: {
      everybody: 'schválí všichni',
      count: 'stačí {needed} z {m}',
      chair: 'předseda výboru a ještě někdo',
      order: 'schválí všichni, jeden po druhém',
    },
    DUE: 'Rozhodnout do',
    AMOUNT: 'Částka',
    SUPPLIER: 'Dodavatel',
    SUPPLIER_ICO: '{name}, IČO {ico}',
    WORDING: 'Znění',
    NO_WORDING: 'Požadavek nemá popis, řídí se přílohami.',
    PAPERS: 'Přílohy a jejich otisky (SHA-256)',
    PAPER: '{n}. {name}',
    STOOD_BY: '{name}, zástupce: {by}',
    HIDDEN: 'příloha, kterou vidí jen schvalovatelé a výbor',
    NO_BYTES: 'odkaz bez souboru',
    PEOPLE: 'Kdo rozhodoval',
    WHO: 'Jméno',
    ANSWER: 'Rozhodnutí',
    WHEN: 'Kdy',
    NOTE: 'Poznámka',
    ENTRIES: 'Zápisy',
    ENTRIES_TEXT:
      'Každý zápis drží otisk předchozího, takže žádný nejde změnit ani vynechat, aniž by přestaly souhlasit všechny další.',
    ENTRY:
      '{n}. {at}, {what}{who, select, none {} other {, {who}}}{instead, select, none {} other { (zastupuje: {instead})}}{about, select, none {} other { ({about})}}',
    EARLY:
      '{at}, {what}{who, select, none {} other {, {who}}}{instead, select, none {} other { (zastupuje: {instead})}}{about, select, none {} other { ({about})}}, z doby před záznamem',
    KINDS: {
      created: 'nový požadavek',
      approved: 'schváleno',
      rejected: 'zamítnuto',
      replaced: 'výměna schvalovatele',
      chair: 'nový předseda výboru rozhoduje také',
      closed: 'rozhodnuto po změně schvalovatelů',
      withdrawn: 'staženo',
      merged: 'spojení dvou záznamů jednoho člověka',
      adopted: 'starší požadavek převzatý do záznamu',
    },
    SUBJECT: 'otisk znění a příloh, o kterých se rozhodovalo',
    PROOF: 'Podpis',
    PROOF_TEXT:
      'Otisk posledního zápisu podepsal portál (Ed25519). Otisk souboru spočítá každý počítač, třeba příkazem sha256sum. Celý záznam ověří portál u požadavku tlačítkem Ověřit záznam.',
    HEAD: 'Otisk posledního zápisu',
    SIGNATURE: 'Podpis',
    KEY: 'Veřejný klíč',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/prints': typeof cs;
  }
}
