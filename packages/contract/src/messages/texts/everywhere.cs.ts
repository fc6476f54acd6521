/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  MODULES: {
    MESSAGES: 'Zprávy',
  },

  MESSAGE_FORM: {
    WHEN: '{day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date}',
    WHEN_AT:
      '{day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    UNTIL: '{date}, {time}',
  },

  MESSAGE: {
    ARCHIVED: 'Zpráva je v archivu.',
    RESTORED: 'Zpráva je zpátky z archivu.',
    DELETED: 'Zpráva je smazaná.',
    ARCHIVED_MORE: 'Zprávy jsou v archivu.',
    DELETED_MORE: 'Zprávy jsou smazané.',

    LABELS: {
      important: 'Důležité',
      general: 'Obecné',
      internal: 'Interní',
      disorder: 'Porucha',
      repair: 'Oprava',
      maintenance: 'Údržba',
      complain: 'Stížnost',
    },

    STATES: {
      concept: 'Koncept',
      planned: 'Plánovaná',
      actual: 'Aktuální',
      old: 'Starší',
      archive: 'Archiv',
      pinned: 'Připnuto',
      emergency: 'Mimořádná zpráva',
    },
    UNREAD: 'nepřečteno',
    TO_CONFIRM: 'k potvrzení',
    CHOSEN_ONLY: 'pro vybrané',
    COMMITTEE_ONLY: 'vidí jen výbor',
    DRAFT_SAVED: 'Koncept, uloženo {time}',
    UNTITLED: 'Zpráva bez názvu',

    HOME: {
      TITLE: 'Zprávy',
      ALL: 'Vše',
      ALL_LONG: 'Všechny zprávy',
      NONE: 'Zatím tu není žádná zpráva.',
      TODAY: 'dnes {time}',
      WAITS:
        '{count, plural, one {zpráva k přečtení} few {zprávy k přečtení} many {zprávy k přečtení} other {zpráv k přečtení}}',
      WAITS_NONE: 'Všechno máte přečtené',
      EMERGENCY: 'Platí do {when}.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/everywhere': typeof cs;
  }
}
