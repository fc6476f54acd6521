/** Why something cannot be done. */
const cs = {
  ASSEMBLY: {
    ERRORS: {
      NOT_CALLED: 'Shromáždění ještě není svolané. Prezence se otevírá až u svolaného.',
      TOO_EARLY: 'Na prezenci je ještě čas. Otevřít ji jde od 24 hodin před začátkem.',
      NOT_OPEN: 'Prezence tohoto shromáždění ještě není otevřená.',
      OVER: 'Shromáždění je ukončené, prezence se už nemění.',
      SEAT_UNKNOWN: 'Takový účastník na listině tohoto shromáždění není.',
      NO_VOICE:
        'Spoluvlastníci nemají společného zástupce, nikdo z nich proto nemůže hlasovat. Zapište zástupce, nebo účast bez hlasu.',
      NO_PAPER: 'Vyfoťte nebo přiložte listinu plné moci.',
      NOT_PRINCIPAL: 'Plnou moc může dát jen ten, kdo za jednotku hlasuje.',
      IN_ROOM: 'Za tuto jednotku už v místnosti někdo je.',
      NOT_WAITING: 'Některá z plných mocí už na potvrzení nečeká. Podívejte se na seznam znovu.',
      DECIDES_ALREADY: 'Shromáždění už hlasovalo. Plná moc, která přišla potom, platí, až ji potvrdí druhá osoba.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'assembly/refusals': typeof cs;
  }
}
