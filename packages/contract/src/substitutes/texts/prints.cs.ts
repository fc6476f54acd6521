/** What the server writes into drafts by itself. */
const cs = {
  SUBSTITUTE_DRAFT: {
    NAME: 'Náhradní shromáždění: {name}',
    TEXT: 'Toto je náhradní shromáždění podle § 1210 občanského zákoníku za shromáždění „{name}“ ze dne {day}, které nebylo usnášeníschopné. Program je stejný. Usnášeníschopné je za přítomnosti vlastníků, kteří mají aspoň 40 % všech hlasů.',
    VOTE_NAME: 'Per rollam: {name}',
    VOTE_TEXT:
      'O bodech, o kterých shromáždění „{name}“ ze dne {day} nerozhodlo, protože nebylo usnášeníschopné (§ 1211).',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'substitutes/prints': typeof cs;
  }
}
