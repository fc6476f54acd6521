/** What stands on the wall while a meeting goes on. */
const cs = {
  BOARD: {
    PART: 'část {part} z {of}',
    FOLLOW: 'Sledovat průběh',
    MEETING: 'Shromáždění vlastníků',
    LOADING: 'Otevírá se promítání…',
    POINT: 'Bod {label}:',
    BACK: 'Zpět na {name}',
    CLOCK: 'Je {time}',
    BEFORE: 'Scházíme se',
    BEFORE_TEXT: 'Začátek je v {time}.',
    FIRST: 'Začínáme bodem {label}',
    OVER: 'Shromáždění skončilo',
    OVER_TEXT: 'Děkujeme za účast. Zápis najdete na portálu.',
    VOTING: 'Hlasuje se',
    TALKING: 'Projednává se',
    ANSWERED: 'odpovědělo {percent} přítomných',
    MISSING:
      '{count, plural, one {zbývá # účastník} few {zbývají # účastníci} many {zbývá # účastníka} other {zbývá # účastníků}}',
    ALL_ANSWERED: 'odpověděli všichni',
    RAIL_ANSWERED: 'Odpovědělo {percent} přítomných hlasů',
    STATES: { passed: 'Přijato', rejected: 'Nepřijato', lost: 'Nepřijato', discussed: 'Projednáno' },
    LOST: 'V místnosti není dost hlasů, bod nejde přijmout.',
    LAST: 'Bod {label} {state, select, passed {přijat} other {nepřijat}}',
    VALUES: { agree: 'Pro', notAgree: 'Proti', noVote: 'Zdrželi se' },
    NEED_MORE: 'potřeba více než {percent} %',
    NEED_LEAST: 'potřeba aspoň {percent} %',
    RAIL: 'Pro {percent}, {need}',
    ROOM: 'V místnosti {percent} všech hlasů',
    SEATS: '{seats} z {all} účastníků',
    RAIL_ROOM: 'V místnosti {percent} všech hlasů, {need}',
    CAN: 'Smíme rozhodovat',
    CANNOT: 'Nesmíme rozhodovat',
    NEXT: 'Dál bod {label}',
    QR: 'Kód této stránky: na telefonu ukáže totéž',
    OFFLINE: 'Bez spojení. Ukazuje se, jak to bylo v {time}.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'projector/board': typeof cs;
  }
}
