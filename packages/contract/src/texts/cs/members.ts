/** People of the association. */
export default {
  MEMBERS: {
    TITLE: 'Sousedé',
    CREATED: 'Soused je přidaný.',
    UPDATED: 'Změny jsou uložené.',
    ARCHIVED: 'Soused je v archivu.',
    ARCHIVED_ALL: 'Vybraní sousedé jsou v archivu.',
    RESTORED: 'Soused je zpátky z archivu.',
    DELETED: 'Soused je smazaný.',
    DELETED_ALL: 'Vybraní sousedé jsou smazaní.',
    ACCESS_REMOVED: 'Přístup je odebraný.',
    NOT_FOUND: 'Soused neexistuje nebo byl smazán.',
    ERRORS: {
      LAST_ADMIN:
        'Dům by zůstal bez správce: je to poslední člověk, který může spravovat sousedy. Nejdřív dejte tuto roli někomu dalšímu.',
      CHAIR_TAKEN: 'Předseda výboru už je {name}. Vyměnit ho můžete v Detailu společenství.',
      ROLE_NOT_YOURS: 'Role může měnit jen předseda výboru nebo správce domu.',
      ROLE_TOO_STRONG: 'Nemůžete dát víc oprávnění, než máte.',
      ROLE_UNKNOWN: 'Tato role ve společenství není.',
      NAME_BY_COMMITTEE: 'Jméno mění výbor podle katastru. Napište mu prosím.',
      OWNS: '{name} vlastní jednotku. Nejdřív zapište nového vlastníka.',
      NOT_ARCHIVED: '{name} není v archivu. Smazat jde jen člověka z archivu.',
      RELATION_SELF: 'Člověk nemůže být ve vztahu sám se sebou.',
      RELATION_TWICE: 'Tento člověk je v seznamu dvakrát.',
      ENTRANCE_UNKNOWN: 'Tento vchod v domě není.',
    },
  },
} as const;
