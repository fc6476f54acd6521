/** How fast and when people are mailed, and who got what. */
const cs = {
  NOTICES: {
    TITLE: 'E-maily o novinkách',
    SEND: 'Novinky mi',
    ALL: {
      now: 'posílejte hned',
      daily: 'posílejte denně v 7:00',
      weekly: 'posílejte v pondělí v 7:00',
      never: 'neposílejte',
      mixed: 'posílejte podle částí',
    },
    PARTS: 'Nastavit po částech',
    PHOTOS: 'O fotografiích píšeme nejvýš jednou týdně.',
    ALWAYS:
      'Vždy a hned chodí kódy, pozvánky, mimořádné zprávy a e-maily o hlasování, které ukládá zákon. Vypnout ani odložit je nejde.',

    PACES: {
      now: 'Hned',
      daily: 'Denně v 7:00',
      weekly: 'Týdně v pondělí',
      never: 'Neposílat',
    },

    QUIET: {
      SWITCH: 'Klidové hodiny',
      LEAD: 'V tuto dobu vám novinky nepošleme, přijdou hned po jejím konci.',
      FROM: 'Od',
      TO: 'Do',
    },

    ERRORS: {
      LINK: 'Odkaz na odhlášení neplatí. Otevřete ho prosím přímo z e-mailu.',
    },

    DELIVERY: {
      TITLE: 'Doručení',
      OPEN: 'Zobrazit doručení',
      NOBODY: 'E-mail o tom nikomu nešel.',
      WITHOUT:
        '{count, plural, one {# člověk nemá e-mail} few {# lidé nemají e-mail} many {# člověka nemá e-mail} other {# lidí nemá e-mail}}. Dejte jim vědět do schránky.',
      ALL: 'Vše',
      STATE: 'Stav',
      REPEATED: 'Odesláno dvakrát kvůli výpadku',
      EMPTY: 'V tomto stavu nikdo není.',
      GOES: 'Odejde {when}',

      STATES: {
        noAddress: 'Bez e-mailu',
        failed: 'Nedoručeno',
        waiting: 'Odesílá se',
        later: 'V souhrnu',
        dropped: 'Neodesláno',
        muted: 'Nechce e-maily',
        sent: 'Odesláno',
      },

      KINDS: {
        published: 'Zveřejnění',
        changed: 'Změna',
        emergency: 'Mimořádná zpráva',
        reminder: 'Připomenutí',
        comment: 'Komentář',
        mention: 'Zmínka',
        finished: 'Ukončení',
        given: 'Předání',
        overdue: 'Po termínu',
        asked: 'Dotaz',
        complained: 'Nahlášení',
        answered: 'Odpověď výboru',
        judged: 'Rozhodnutí výboru',
        cancelled: 'Zrušení',
        soon: 'Připomenutí termínu',
        addressed: 'Papír jmenovitě',
        summoned: 'Pozvánka na shromáždění',
        summonsChanged: 'Změna shromáždění',
        summonsCancelled: 'Odvolání shromáždění',
        summonsSoon: 'Připomínka shromáždění',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'notices/notices': typeof cs;
  }
}
