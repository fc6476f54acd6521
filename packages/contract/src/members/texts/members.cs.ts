/** People of the association. */
const cs = {
  MEMBERS: {
    MERGED: 'Ze dvou záznamů je jeden člověk.',
    NOT_FOUND: 'Soused neexistuje nebo byl smazán.',

    PICTURE: {
      SAVED: 'Fotografie je uložená.',
      REMOVED: 'Fotografie je smazaná.',
    },

    TABS: {
      LABEL: 'Kdo je v seznamu',
      all: 'Všichni',
      committee: 'Výbor',
      active: 'Aktivní',
      waiting: 'Čekající',
      companies: 'Firmy',
      archived: 'Archiv',
    },
    SEARCH: 'Hledat jméno, jednotku, telefon',

    COLUMNS: {
      name: 'Jméno',
      role: 'Role',
      unit: 'Jednotka',
      share: 'Podíl',
      access: 'Přístup',
    },
    PHONE: 'Telefon',
    ANY_ENTRANCE: 'Celý dům',
    ANY_ROLE: 'Všechny role',
    ANY_ACCESS: 'Jakýkoli přístup',
    MORE_UNITS: 'a další {count, number}',
    NO_UNIT: 'bez jednotky',
    SELECTED:
      '{count, plural, one {Vybrán # soused} few {Vybráni # sousedé} many {Vybráno # souseda} other {Vybráno # sousedů}}',

    ACCESS: {
      active: 'Aktivní',
      waiting: 'Čeká na aktivaci',
      none: 'Bez přístupu',
    },
    ARCHIVE_TAG: 'Archiv',
    NEW: 'Nový soused',
    MORE: 'Další akce',
    OPEN: 'Otevřít',
    EDIT: 'Upravit',
    EDIT_ONE: 'Úprava: {name}',
    CREATE: 'Přidat souseda',

    EMPTY: {
      TITLE: 'V domě zatím nikdo není',
      TEXT: 'Přidejte první sousedy, nebo je načtěte spolu s jednotkami.',
      TEXT_OTHERS: 'Výbor zatím nikoho nezapsal. Až to udělá, najdete sousedy tady.',
      TAB_TITLE: 'Tady zatím nikdo není',
      TAB_TEXT: 'Podívejte se do jiné záložky.',
      WAITING_TITLE: 'Nikdo nečeká',
      WAITING_TEXT: 'Všichni pozvaní už do portálu chodí.',
      ARCHIVE_TITLE: 'Archiv je prázdný',
      ARCHIVE_TEXT: 'Sem patří lidé, kteří v domě už nebydlí ani nic nevlastní.',
    },

    ARCHIVE: {
      OWNERS:
        'Pozor, vlastní jednotku: {owners}. Vlastníkem v evidenci zůstane, ale do portálu nevstoupí a nedostane pozvánky ani zprávy. Když jednotku prodal, zapište nejdřív u jednotky nového vlastníka.',
      OWNERS_YES: 'Přesto archivovat',
      ACT: 'Archivovat',
      ONE: 'Archivovat: {name}?',
      MANY: '{count, plural, one {Archivovat # souseda?} few {Archivovat # sousedy?} many {Archivovat # souseda?} other {Archivovat # sousedů?}}',
      TEXT: 'Zmizí ze seznamu a hned přijde o přístup do portálu. Z archivu ho můžete kdykoli vrátit.',
      TEXT_MANY: 'Zmizí ze seznamu a hned přijdou o přístup do portálu. Z archivu je můžete kdykoli vrátit.',
    },

    RESTORE: {
      ACT: 'Vrátit z archivu',
      ONE: 'Vrátit z archivu: {name}?',
      TEXT: 'Bude zase mezi sousedy, zatím bez přístupu a bez funkce ve výboru. Pozvat ho můžete potom.',
    },

    DELETE: {
      ACT: 'Smazat souseda',
      MANY: '{count, plural, one {Smazat navždy # souseda?} few {Smazat navždy # sousedy?} many {Smazat navždy # souseda?} other {Smazat navždy # sousedů?}}',
      TEXT: 'Zmizí jméno, kontakty, adresy, účet, poznámka i vztahy. Zůstane historie jednotek a hlasování, ve které bude místo jména stát Smazaná osoba. Smazání nejde vrátit.',
    },

    CLOSE: {
      ACT: 'Odebrat přístup',
      ONE: 'Odebrat přístup: {name}?',
      TEXT: 'Do portálu se hned nedostane a dostane o tom e-mail. V seznamu ho dál uvidí jen výbor a správce.',
    },

    INVITE: {
      LETTER: 'Připravit dopis s kódem',
      ACT: 'Pozvat do portálu',
      AGAIN: 'Poslat pozvánku znovu',
      ONE: 'Pozvat do portálu: {name}?',
      AGAIN_ONE: 'Poslat pozvánku znovu: {name}?',
      EMAIL: 'E-mail pro přihlášení',
      EMAIL_HINT: 'Sem přijde odkaz, který platí 14 dní. Každý se přihlašuje vlastním e-mailem.',
      SEND: 'Poslat pozvánku',
      ALL: 'Poslat pozvánky ({count, number})',
      SEND_ALL: '{count, plural, one {Poslat pozvánku} other {Poslat pozvánky}}',
      ALL_TITLE:
        '{count, plural, one {Poslat pozvánku # sousedovi?} few {Poslat pozvánky # sousedům?} many {Poslat pozvánky # souseda?} other {Poslat pozvánky # sousedům?}}',
      ALL_TEXT: 'Každému přijde nový odkaz, který platí 14 dní. Dříve poslané odkazy přestanou platit.',
      SENT: '{count, plural, =0 {Žádná pozvánka neodešla.} one {Odešla # pozvánka.} few {Odešly # pozvánky.} many {Odešlo # pozvánky.} other {Odešlo # pozvánek.}}',
      NOBODY: 'Pozvánku teď nemůže dostat nikdo z vybraných.',
      SKIPPED: 'Komu pozvánka neodešla',
      WAITS: 'Pozvánka odešla {at} na {email} a platí do {until}.',
      EXPIRED: 'Pozvánka na {email} z {at} už neplatí. Pošlete prosím novou.',
      NONE: 'Pozvánku zatím nikdo neposlal.',
    },

    ERRORS: {
      LAST_ADMIN:
        'Dům by zůstal bez správce: je to poslední člověk, který může spravovat sousedy. Nejdřív dejte tuto roli někomu dalšímu.',
      CHAIR_TAKEN: 'Předseda výboru už je {name}. Vyměnit ho můžete v Detailu společenství.',
      CHAIR_SUCCESSOR: 'Předsednictví můžete jen předat. Nejdřív vyberte nového předsedu v Detailu společenství.',
      REGISTER_CHANGED: 'Seznam se mezitím změnil. Podívejte se na něj prosím znovu.',
      REACH_OF:
        '{name} má ve společenství funkci. Jméno a kontakty mění jen sám držitel funkce, nebo kdo ji může dát: předseda výboru nebo správce domu.',
      ROLE_TOO_STRONG: 'Nemůžete dát víc oprávnění, než máte.',
      ROLE_UNKNOWN: 'Tato role ve společenství není.',
      NAME_BY_COMMITTEE: 'Jméno mění výbor podle katastru. Napište mu prosím.',
      OWNS: '{name} vlastní jednotku. Nejdřív zapište nového vlastníka.',
      ARCHIVE_OWNS: 'V archivu by byl někdo, kdo vlastní jednotku: {owners}. Nejdřív si to prosím ověřte.',
      NOT_ARCHIVED: '{name} není v archivu. Smazat jde jen člověka z archivu.',
      MERGE_SELF: 'Vyberte dva různé lidi.',
      MERGE_KINDS: 'Osobu a firmu spojit nejde.',
      MERGE_ACCOUNTS:
        'Oba se přihlašují vlastním účtem. Nejdřív odeberte přístup tomu, jehož záznam má zmizet: {name}.',
      MERGE_COUPLE: 'Oba stojí v jednom společném vlastnictví (SJM). Nejdřív v jednotce opravte vlastníky.',
      MERGE_CONTACTS: 'Dohromady by jeden člověk měl víc než deset e-mailů nebo telefonů. Nejdřív některé smažte.',
      MERGE_DEAD:
        'Jen u jednoho z obou záznamů je zapsané úmrtí. Zapište ho i u druhého, nebo úmrtí vraťte, a potom je spojte.',
      MERGE_VOTES:
        'Jeden z nich je na listině hlasování, které právě běží, a do portálu se nepřihlašuje. Sloučit je půjde, až hlasování skončí.',
      MERGE_UNIT: 'Oba vlastní podíl na téže jednotce. Nejdřív v jednotce podíly sečtěte do jednoho.',
      RELATION_SELF: 'Člověk nemůže být ve vztahu sám se sebou.',
      RELATION_TWICE: 'Tento člověk je v seznamu dvakrát.',
      ENTRANCE_UNKNOWN: 'Tento vchod v domě není.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/members': typeof cs;
  }
}
