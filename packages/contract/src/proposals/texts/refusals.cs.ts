/** What calls of proposals refuse. */
const cs = {
  PROPOSAL: {
    NOT_FOUND: 'Tento námět tu není.',
    ERRORS: {
      NOT_OWNER: 'Navrhovat a podporovat body mohou vlastníci jednotek a jejich zástupci.',
      NOT_YOURS: 'Stáhnout námět může jen ten, kdo ho podal.',
      NOT_OPEN: 'Námět už je vyřízený.',
      ASKED:
        'Námět podporuje víc než čtvrtina hlasů a výbor má svolat shromáždění. Stáhnout ho už nejde, svou podporu zpět vzít můžete.',
      NOT_FOR_OWNERS: 'Na toto shromáždění bod zařadit nejde: je jen pro výbor, nebo už začalo.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proposals/refusals': typeof cs;
  }
}
