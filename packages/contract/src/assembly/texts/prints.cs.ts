/** The attendance sheet; only the server writes it. */
const cs = {
  ATTENDANCE_SHEET: {
    TITLE: 'Prezenční listina: {name}',
    WHEN: 'Začátek',
    WHERE: 'Místo',
    PRINTED: 'Vytištěno',
    ENTRANCE: 'Vchod {name}',
    NO_ENTRANCE: 'Jednotky bez vchodu',
    PART: 'část {number}',
    NAME: 'Vlastník',
    BY: '{owners}, společný zástupce {name}',
    UNITS: 'Jednotky',
    SHARE: 'Podíl',
    POWER: 'Na základě plné moci',
    SIGNATURE: 'Podpis',
    SUM: 'Celkem {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}, podíl {share}.',
    TOTAL:
      'Celý dům: {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}, podíl {share}.',
    NOTE: 'Jednotky společenství samotného se nepočítají a v listině nejsou. Zmocněnec připojí jméno a podpis, plná moc se přikládá.',
    RECORDER: 'Zapisovatel(ka)',
    CHAIR: 'Předsedající',
    FILE: 'prezencni-listina-{day}.pdf',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'assembly/prints': typeof cs;
  }
}
