/** What calls of bookings refuse. */
const cs = {
  BOOKING: {
    ERRORS: {
      THING: 'Tohle se tu rezervovat nedá. Možná to výbor mezitím odebral.',
      NONE: 'Tato rezervace tu není. Možná ji mezitím někdo zrušil.',
      WAIT: 'Na tento termín už nečekáte.',
      TAKEN: 'Termín mezitím obsadila jednotka {unit}.',
      DECIDED: 'O této rezervaci už je rozhodnuto.',
      LAPSED: 'Nabídka už neplatí, termín dostal někdo další.',
      UNIT: 'Rezervovat můžete jen pro jednotku, ke které patříte.',
      UNIT_THEN: 'V den rezervace už k této jednotce nepatříte.',
      SHUT: 'Nové rezervace teď výbor nepřijímá.',
      SLOT: 'V tuto dobu už žádný termín nezačíná, pravidla se mezitím změnila. Vyberte prosím znovu.',
      LENGTH: 'Rezervace může mít délku od {least} do {most}.',
      PAST: 'Tento termín už skončil.',
      FAR: 'Tak daleko dopředu rezervovat nejde. Nejdál do {day}.',
      QUIET: 'V tuto dobu je klid. Vyberte prosím jiný termín.',
      WEEK: 'Jednotka už má v tomto týdnu tolik rezervací, kolik pravidla dovolují.',
      OPEN: 'Jednotka už má tolik rezervací, kolik pravidla dovolují. Další půjde, až některá proběhne.',
      MOST: 'Jednotka může mít nejvýš 50 rezervací najednou.',
      OVER: 'Rezervace už proběhla, zrušit nejde.',
      FREE: 'Termín je volný, můžete si ho rovnou rezervovat.',
      WAITS: 'Na tento termín už čekáte.',
      ENTRANCE: 'Tento vchod v domě není. Vyberte prosím znovu.',
      MOST_THINGS: 'Dům může mít v rezervacích nejvýš 40 věcí.',
    },
    FORM: {
      CLOCK: 'Zadejte čas jako 7:00, nejvýš 24:00.',
      NUMBER: 'Zadejte prosím celé číslo v povoleném rozsahu.',
      LEAVES: 'Odchod musí být nejpozději v hodinu příchodu, jinak by se noci překrývaly.',
      NO_SLOT: 'Do otevřené doby se nevejde ani jeden termín.',
      LEAST: 'Nejdelší rezervace nemůže být kratší než nejkratší.',
      QUIET: 'Klid musí skončit později, než začne. Přes půlnoc ho zadejte na dvakrát.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bookings/refusals': typeof cs;
  }
}
