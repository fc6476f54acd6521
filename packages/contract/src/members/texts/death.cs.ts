/** Death of a person, the estate that stays in their place, and who acts for it. */
const cs = {
  DEATH: {
    OPEN: 'Zapsat úmrtí',
    TITLE: 'Zapsat úmrtí: {name}',
    LEAD: 'Přístup člověka tím hned skončí. Jeho místo u jednotek zůstane a bude se jmenovat „{estate}“, dokud výbor nezapíše dědice. Do 30 dnů jde omyl jedním kliknutím vrátit.',
    UNITS: 'Pozůstalosti zůstávají jednotky: {list}',
    NO_UNITS: 'Člověk u žádné jednotky není zapsaný jako vlastník.',
    ENDS: 'Co skončí',

    WHAT: {
      access: 'přístup do domu; účet, který nepatří do jiného domu, se zavře',
      contacts:
        '{count, plural, one {# kontakt} few {# kontakty} many {# kontaktu} other {# kontaktů}}: e-maily z domu přestanou chodit',
      invitations: '{count, plural, one {# pozvánka} few {# pozvánky} many {# pozvánky} other {# pozvánek}} na cestě',
      office: 'funkce v domě',
      lives:
        '{count, plural, one {# zápis} few {# zápisy} many {# zápisu} other {# zápisů}} o tom, kde bydlí nebo za koho jedná',
      representing:
        'zastupování spoluvlastníků {count, plural, one {# jednotky} other {# jednotek}}; při vrácení se neobnoví',
      powers:
        '{count, plural, one {# daná nebo přijatá plná moc} few {# dané nebo přijaté plné moci} many {# dané nebo přijaté plné moci} other {# daných nebo přijatých plných mocí}}; při vrácení se neobnoví',
      estates:
        'jednání za {count, plural, one {# pozůstalost} few {# pozůstalosti} many {# pozůstalosti} other {# pozůstalostí}}',
    },
    VOTES: 'Hlasování, která právě běží',
    VOTED: '{name}: odevzdaný hlas platí',
    NOT_VOTED: '{name}: hlas zatím odevzdaný není',
    DAY: 'Den úmrtí',
    NOTE: 'Poznámka',
    NOTE_HINT: 'Třeba podle čeho o úmrtí víte. Uvidí ji jen výbor.',
    YES: 'Zapsat úmrtí',
    MARKED: 'Úmrtí je zapsané.',
    UNDONE: 'Zápis úmrtí je vrácený.',
    PERSON_ADDED: 'Zapsáno, kdo jedná za pozůstalost.',
    PERSON_ENDED: 'Jednání za pozůstalost je ukončené.',
    CARD: 'Pozůstalost',
    DIED: 'Den úmrtí: {day}',
    BY: 'zápis: {who}, {at}',
    UNDO: 'Vrátit zápis úmrtí',
    UNDO_UNTIL: 'vrátit jde do {day}',
    UNDO_ASK: 'Vrátit zápis úmrtí?',
    UNDO_TEXT:
      'Jméno, kontakty a přístup budou zpátky, kdo jednal za pozůstalost, jednat přestane. Plné moci a zastoupení se nevrátí. Výbor i člověk dostanou e-mail.',
    PEOPLE: 'Kdo jedná za pozůstalost',
    NOBODY:
      'Zatím nikdo. U jednotky manželů hlasuje dál druhý z nich, za ostatní jednotky pozůstalosti nemá kdo hlasovat.',
    HEIRS: 'Až budou známí dědici, zapište je u jednotky jako nové vlastníky.',
    SINCE: 'od {day}',
    UNTIL: 'do {day}',
    END: 'Ukončit',
    END_ASK: 'Ukončit jednání za pozůstalost?',
    END_TEXT: '{name} za jednotky pozůstalosti od dneška nehlasuje. Dostane o tom e-mail.',
    ADD: 'Zapsat, kdo jedná za pozůstalost',
    ADD_LEAD: 'Stačí jednou: práva platí pro všechny jednotky pozůstalosti, dokud nejsou zapsaní dědici.',
    ADD_YES: 'Zapsat',
    PERSON: 'Kdo jedná',
    PERSON_HINT: 'Člověk, který v domě ještě není, se dá přidat tady. Přístup pak dostane pozvánkou.',
    AS: 'Jako kdo',

    AS_KIND: {
      spouse: 'pozůstalý manžel nebo manželka',
      administrator: 'správce pozůstalosti',
    },

    AS_HINT: {
      spouse: 'Vlastní jednotku společně v SJM.',
      administrator: 'Podle usnesení soudu, závěti nebo potvrzení notáře.',
    },
    FROM: 'Od kdy',
    FILES: 'Listina',
    FILES_HINT: 'Usnesení soudu, potvrzení notáře, závěť nebo oddací list.',

    ERRORS: {
      SELF: 'Vlastní úmrtí zapsat nejde.',
      COMPANY: 'Úmrtí se zapisuje jen u člověka. Firmu, která zanikla, přesuňte do archivu.',
      ALREADY: 'Úmrtí už je zapsané.',
      OFFICE: 'Člověk má ve společenství funkci. Úmrtí zapíše ten, kdo by ji mohl dát: předseda nebo správce.',
      FUTURE: 'Den nemůže být v budoucnosti.',
      NOT_MARKED: 'Úmrtí tu zapsané není.',
      UNDO_LATE: 'Zápis jde vrátit jen 30 dní.',
      CLOSED: 'U tohoto člověka je zapsané úmrtí, údaje už se nemění. Je-li to omyl, vraťte zápis úmrtí.',
      NOT_ALIVE: 'Vyberte člověka, který v domě je a žije.',
      NO_UNIT: 'Pozůstalost už žádnou jednotku nevlastní, není za co jednat.',
      NO_FILE: 'Přiložte listinu, podle které za pozůstalost jedná.',
      OWN_PART: 'Sami sebe zapsat nejde. Zapíše vás jiný člen výboru.',
      NOT_SPOUSE: 'Tito dva spolu žádnou jednotku v SJM nevlastní. Zapište ho nebo ji jako správce pozůstalosti.',
      BEFORE_DEATH: 'Jednat za pozůstalost jde nejdřív ode dne úmrtí.',
      TWICE: 'Tento člověk už za pozůstalost jedná.',
      PERSON_GONE: 'Tento člověk už za pozůstalost nejedná.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/death': typeof cs;
  }
}
