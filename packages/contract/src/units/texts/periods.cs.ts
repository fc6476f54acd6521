/** Owners of a unit in time: corrections of the record, plans, and what they would do. */
const cs = {
  REGISTER: {
    CHANGES: {
      TITLE: 'Změny vlastníků',
      LINE: '{from} → {to}',
      BY: 'zápis: {who}, {at}; platí od {day}',
      UNTIL: 'vrátit jde do {day}',
      UNDO: 'Vrátit zpět',
      ASK_TITLE: 'Vrátit vlastníky jednotky {unit}?',
      ASK_TEXT: 'Vlastníkem bude zase {from}. Obě strany o tom dostanou e-mail.',
      UNDONE_BY: 'vráceno {at}',
      PORTAL: 'portál',
    },
  },

  PERIODS: {
    TITLE: 'Vlastníci v čase',
    SPAN: '{from, select, none {od počátku} other {od {from}}}{to, select, none {} other { do {to}}}',
    NOW: 'nyní',
    PLANNED: 'plán',
    NOBODY: 'nikdo',
    ROW: '{who}, {span}',
    CORRECT: 'Opravit záznam',
    REMOVE: 'Odstranit záznam',
    PLAN: 'Prodej a změna vlastníka',
    CANCEL: 'Zrušit plán',

    HEAD: {
      correct: 'Oprava záznamu',
      remove: 'Odstranění záznamu',
      plan: 'Prodej a změna vlastníka',
      cancel: 'Zrušení plánu',
    },

    LEAD: {
      correct: 'Opravuje se tu chyba v zápisu. Když jednotka opravdu změnila vlastníka, zapište to v úpravě jednotky.',
      remove: 'Záznam, který v evidenci být nemá, z ní zmizí. Co v něm stálo, zůstane v opravách.',
      plan: 'Do toho dne se nic nezmění, potom se vlastníci vymění sami.',
      cancel: 'Plánovaná změna {day} nenastane: {change}.',
    },
    ALREADY: 'Jednotka už má nového vlastníka?',
    ALREADY_LINK: 'Zapsat ho v úpravě jednotky',
    FROM: 'Vlastníkem od',
    FROM_HINT: 'První den vlastnictví. Prázdné znamená od počátku.',
    TO: 'Vlastníkem do',
    TO_HINT: 'Poslední den vlastnictví. Prázdné znamená, že trvá.',
    DAY: 'Noví vlastníci od',
    DAY_HINT: 'Den změny už patří novému vlastníkovi.',
    DAYS: 'Komu připadnou dny tohoto záznamu',

    HEIRS: {
      before: 'záznamu před ním: {who}',
      after: 'záznamu po něm: {who}',
      nobody: 'nikomu, jednotka bude ty dny bez vlastníka',
    },
    NEXT: 'Ukázat důsledky',
    BACK: 'Zpět k údajům',
    WHAT: 'Co se stane',
    BEFORE: 'Dosud je zapsáno',
    AFTER: 'Nově bude zapsáno',
    STOOD: 'Bylo zapsáno',
    STANDS: 'Po opravě',
    GAP: '{to, select, none {Od {from} nebude zapsaný žádný vlastník.} other {Od {from} do {to} nebude zapsaný žádný vlastník.}}',
    SUM: 'Podíly vlastníků ({span}) nedávají dohromady celou jednotku, ale {percent}.',

    ACCESS: {
      TITLE: 'Přístup do domu',
      NONE: 'Přístup do domu se nikomu nezmění.',
      ends: '{name}: přístup {day, select, now {skončí hned} other {skončí {day}}}',
      begins: '{name}: přístup {day, select, now {začne hned} other {začne {day}}}',
      stays: '{name}: přístup zůstane{day, select, none {} other {, skončí až {day}}}',
      waits: '{name}: přístup {day, select, none {nezačne} other {začne až {day}}}',
    },

    VOTES: {
      TITLE: 'Běžící hlasování',
      NONE: 'Žádného běžícího hlasování se to netýká.',
      SOME: 'hlasování',
      voted: '{name} ({seat}): hlas už je odevzdaný a zůstává platný.',
      open: '{name} ({seat}): zatím bez hlasu. Hlasovat může, kdo tu vlastní podle opravené evidence.',
      unknown:
        '{name} ({seat}): odevzdaný hlas zůstává platný. Pokud zatím chybí, může hlasovat, kdo tu vlastní podle opravené evidence.',
    },
    MAILS: 'Všem, kterých se oprava týká, pošleme e-mail s tím, co se změnilo a proč.',
    MAILS_PLAN: 'Dosavadním i novým vlastníkům hned pošleme e-mail. Změnu jde do 30 dnů vrátit.',
    REASON: 'Důvod',
    REASON_HINT: 'Třeba: v kupní smlouvě je den 15. října, zapsán byl 1. listopad.',
    DROP: 'Zrušit pozdější plány a zapsat tuto změnu',

    YES: {
      correct: 'Uložit opravu',
      remove: 'Odstranit záznam',
      plan: 'Uložit plán',
      cancel: 'Zrušit plán',
    },
    CORRECTED: 'Záznam vlastníků je opravený.',
    REMOVED: 'Záznam vlastníků je odstraněný.',
    PLANNED_DONE: 'Změna vlastníků je naplánovaná.',
    CANCELLED: 'Plán je zrušený.',
    CORRECTIONS: 'Opravy záznamů',
    BY: '{kind, select, correct {oprava záznamu} remove {odstranění záznamu} other {zrušení plánu}}: {who}, {at}',
    WHY: 'Důvod: {reason}',
    STATE_DAY: 'Stav ke dni',
    STATE:
      'Jednotky a vlastníci, jak je evidence vede ke dni {day}. Jednotky, které už v evidenci nejsou, tu nenajdete.',
    STATE_TODAY: 'Zpět na dnešek',
    SHEET_HEAD: '{house}: jednotky ke dni {day}',

    ERRORS: {
      NOTHING: 'Nic se nezměnilo: všechno je zapsané právě tak.',
      NOTHING_DAY:
        'Nic se nezměnilo: vlastníci jsou zapsaní právě tak. Den, od kterého platí, opravíte na stránce jednotky v kartě Vlastníci v čase.',
      REASON_SHORT: 'Napište prosím důvod, aspoň tři znaky.',
      NO_RECORD: 'Takový záznam vlastníků v evidenci není. Načtěte prosím stránku znovu.',
      NO_PLAN: 'Na ten den žádná změna naplánovaná není.',
      TURNED: 'Vlastnictví by skončilo dřív, než začne. Opravte prosím jeden z obou dnů.',
      LAST: 'Je to jediný záznam vlastníků jednotky, odstranit ho nejde. Opravte v něm prosím vlastníka nebo dny.',
      NO_NEIGHBOUR: 'Těsně vedle tohoto záznamu jiný není. Zvolte prosím, komu jinému jeho dny připadnou.',
      TAKEN:
        '{day, select, none {Záznam by se překrýval s jiným} other {Den {day} patří jinému záznamu}}: {who} ({from, select, none {od počátku} other {od {from}}}{to, select, none {} other { do {to}}}). Nejdřív prosím opravte nebo odstraňte ten.',
      LATER_RECORD:
        'Od {day} je zapsaná pozdější změna: {from} → {to}. Ta by potom nedávala smysl, nejdřív ji prosím opravte na stránce jednotky v kartě Vlastníci v čase.',
      LATER_PLAN:
        'Na {day} je naplánovaná změna: {from} → {to}. Ta by potom nedávala smysl, nejdřív prosím ten plán zrušte.',
      PLAN_FUTURE: 'Naplánovat jde jen den, který teprve přijde. Změnu, která už platí, zapište v úpravě jednotky.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/periods': typeof cs;
  }
}
