/** The form of a message and who will get it. */
const cs = {
  MESSAGE_FORM: {
    EDIT: 'Úprava zprávy',
    OWNER: 'Autor',
    OWNER_HINT: 'Pod kým se zpráva ukáže.',
    PUBLICATION: 'Zveřejnění',
    TERM: 'Zveřejnit jen na určitou dobu',
    TERM_HINT: 'Vypnuté: zveřejní se hned a zůstane mezi aktuálními.',
    FROM: 'Od',
    TO: 'Do',
    PINNED_FROM: 'Zveřejnit od',
    PINNED_FROM_HINT: 'Prázdné: hned po uložení.',
    PLANNED: 'Zpráva se zveřejní {when}. Do té doby ji najdete mezi plánovanými.',
    EMERGENCY: 'Mimořádná zpráva',
    EMERGENCY_HINT: 'Havárie, voda, plyn: e-mail přijde hned všem, i těm, kdo ho mají vypnutý nebo v souhrnu.',
    EMERGENCY_TO: 'Nahoře zůstane do',
    OPTIONS: 'Co se od lidí čeká',
    ACCEPT_UNTIL: 'Potvrdit do',
    ACCEPT_UNTIL_HINT: 'Nepovinné.',
    AUDIENCE: 'Kdo zprávu uvidí',
    FOR: 'Zpráva je pro',
    FOR_house: 'Celý dům',
    FOR_some: 'Jen vybrané',
    FOR_committee: 'Jen výbor a správu',
    GROUPS_HINT: 'Zprávu dostane každý, kdo patří aspoň do jedné skupiny.',
    NOBODY_CHOSEN: 'Vyberte aspoň jeden vchod, jednotku nebo roli.',

    PICKER: {
      TITLE: 'Komu je zpráva určená',
    },

    REACH: {
      POSTER: 'Komu e-mail nepřijde, tomu zprávu vytiskněte na vývěsku.',
      POSTER_DOOR: 'Komu e-mail nepřijde, tomu vytiskněte plakát na dveře.',
      TITLE: 'Kdo zprávu dostane',
    },

    FOUND: {
      TEXT: 'Našli jsme rozepsanou zprávu{named, select, yes { {title}} other {}} ({at}).',
      FILES: 'Přílohy k ní vložte prosím znovu.',
      GO: 'Pokračovat',
      DROP: 'Zahodit',
    },

    BUTTONS: {
      CONCEPT: 'Uložit koncept',
      PUBLISH: 'Zveřejnit zprávu',
      SAVE_PUBLISH: 'Uložit a zveřejnit',
      PLAN: 'Naplánovat zprávu',
    },

    ASK: {
      PUBLISH: 'Zveřejnit zprávu {title}?',
      FOR: 'Zpráva je pro: {whom}.',
      EMERGENCY_TEXT: 'Přijde hned i těm, kdo mají e-maily vypnuté nebo v souhrnu.',
      UNKNOWN: 'Lidem, které jste vybrali, přijde hned.',
      PLAN: 'Naplánovat zprávu {title}?',
      PLAN_TEXT: 'Zveřejní se {when}. Do té doby ji můžete upravit nebo smazat.',
      MATERIAL: 'Je změna podstatná?',
      MATERIAL_TEXT: 'Podstatná změna přijde lidem znovu. Drobná oprava se jen uloží.',
      MATERIAL_ACCEPTS:
        '{done, plural, =0 {Přečtení zatím nikdo nepotvrdil, o potvrzení požádáme u nového znění.} one {Přečtení už potvrdil # člověk. U podstatné změny ho požádáme o potvrzení znovu.} few {Přečtení už potvrdili # lidé. U podstatné změny je požádáme o potvrzení znovu.} many {Přečtení už potvrdilo # člověka. U podstatné změny je požádáme o potvrzení znovu.} other {Přečtení už potvrdilo # lidí. U podstatné změny je požádáme o potvrzení znovu.}}',
      MATERIAL_YES: 'Uložit jako podstatnou',
      MATERIAL_NO: 'Uložit drobnou opravu',
      BACK: 'Vrátit se k textu',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/form': typeof cs;
  }
}
