import { add, type Fraction, fraction, multiply } from '#contract/base/shares/fraction.ts';
import { type Dice, dice, few } from './dice.ts';

type Person = { id: number; typ: string; nazev?: string; ico?: string; titulPred?: string; titulZa?: string } & {
  jmeno?: string;
  prijmeni?: string;
  adresa?: object;
};
type Owner = { id: number; typ: string; podil: object; oS: Person; oS2?: Person };
type Flat = {
  id: number;
  oznaceni: string;
  zpusobVyuziti: { kod: number };
  podilNaSpolecnychCastechDomu: { citatel: string; jmenovatel: string };
  doplnekPortalu: { vchod: string; podlazi: number; plochaM2: number; dispozice: string };
  vlastnici: Owner[];
};

const written = ({ num, den }: Fraction) => ({ citatel: String(num), jmenovatel: String(den) });
const shareOf = ({ podilNaSpolecnychCastechDomu: { citatel, jmenovatel } }: Flat) => fraction(citatel, jmenovatel);
const setShare = (flat: Flat, share: Fraction) => Object.assign(flat, { podilNaSpolecnychCastechDomu: written(share) });

/** A house on its way through a year; ids of people and units never come twice. */
class World {
  readonly roll: Dice;
  flats: Flat[] = [];
  #next = 0;
  constructor(seed: number) {
    this.roll = dice(seed);
  }

  id = () => 500_000 + this.#next++;
  person(): Person {
    const id = this.id();
    const place = { ulice: 'Lipová', cisloDomovni: 1 + few(this.roll, 90), obec: 'Jihlava', psc: '58601' };
    return { id, typ: 'OFO', jmeno: `Jan${id}`, prijmeni: `Soused${id}`, adresa: place };
  }
  company(): Person {
    const id = this.id();
    return { id, typ: 'OPO', nazev: `Dům ${id}, s.r.o.` };
  }
  flat(share: Fraction, vlastnici: Owner[]): Flat {
    const id = this.id();
    const more = {
      vchod: `Lipová ${1 + few(this.roll, 3)}`,
      podlazi: few(this.roll, 8),
      plochaM2: 30 + few(this.roll, 90),
    };
    return {
      ...{ id, oznaceni: `7/${id}`, zpusobVyuziti: { kod: 1 }, podilNaSpolecnychCastechDomu: written(share) },
      ...{ doplnekPortalu: { ...more, dispozice: '2+1' }, vlastnici },
    };
  }
  owner(of: Person, num = 1, den = 1): Owner {
    return { id: of.id, typ: of.typ, podil: { citatel: num, jmenovatel: den }, oS: of };
  }
  couple(a: Person, b: Person, num = 1, den = 1): Owner {
    return { id: this.id(), typ: 'BSM', podil: { citatel: num, jmenovatel: den }, oS: a, oS2: b };
  }
}

const shapes = {
  one: (w: World) => [w.owner(w.person())],
  couple: (w: World) => [w.couple(w.person(), w.person())],
  halves: (w: World) => [w.owner(w.person(), 1, 2), w.owner(w.person(), 1, 2)],
  company: (w: World) => [w.owner(w.company())],
  thirds: (w: World) => [1, 2, 3].map(() => w.owner(w.person(), 1, 3)),
  mixed: (w: World) => [w.owner(w.company(), 3, 4), w.couple(w.person(), w.person(), 1, 4)],
} satisfies Record<string, (w: World) => Owner[]>;
type Shape = keyof typeof shapes;
const shapeNames = Object.keys(shapes) as Shape[];

/** What happens to a unit, of which the next one may be a part: it is told which owners it has to have first. */
type Kind = { name: string; needs: Shape | null; happens: (w: World, flat: Flat, next: Flat) => void };
const owners = (name: string, needs: Shape | null, fresh: (w: World, had: Owner[], next: Flat) => Owner[]): Kind => ({
  ...{ name, needs },
  happens: (w, flat, next) => void Object.assign(flat, { vlastnici: fresh(w, flat.vlastnici, next) }),
});
const detail = (name: string, set: (flat: Flat) => void): Kind => ({
  ...{ name, needs: null },
  happens: (_, flat) => set(flat),
});
const named = (name: string, needs: Shape, change: Partial<Person>): Kind => ({
  ...{ name, needs },
  happens: (_, flat) => void Object.assign((flat.vlastnici[0] as Owner).oS, change),
});
const drop = (w: World, flat: Flat) => void w.flats.splice(w.flats.indexOf(flat), 1);
const part = (w: World, flat: Flat, num: number, den: number, had = flat.vlastnici) =>
  w.flats.push(w.flat(multiply(shareOf(flat), fraction(num, den)), had));
const half = (o: Owner, num: number, den: number): Owner => ({ ...o, podil: { citatel: num, jmenovatel: den } });
const [first, second] = [(had: Owner[]) => had[0] as Owner, (had: Owner[]) => had[1] as Owner];

const sales = (['one', 'couple', 'halves', 'company'] as const).flatMap((from) =>
  shapeNames.map((to) => owners(`sold by ${from} to ${to}`, from, (w) => shapes[to](w))),
);
const families: Kind[] = [
  owners('half is given', 'one', (w, had) => [half(first(had), 1, 2), w.owner(w.person(), 1, 2)]),
  owners('two thirds are given', 'one', (w, had) => [half(first(had), 1, 3), w.owner(w.person(), 2, 3)]),
  owners('marries', 'one', (w, had) => [w.couple(first(had).oS, w.person())]),
  owners('three heirs', 'one', (w) => [1, 2, 3].map((n) => w.owner(w.person(), n, 6))),
  owners('one is bought out', 'halves', (_, had) => [half(first(had), 1, 1)]),
  owners('other parts', 'halves', (_, had) => [half(first(had), 1, 3), half(second(had), 2, 3)]),
  owners('becomes joint', 'halves', (w, had) => [w.couple(first(had).oS, second(had).oS)]),
  owners('half is sold', 'halves', (w, had) => [first(had), w.owner(w.person(), 1, 2)]),
  owners('divorce', 'couple', (w, had) => [w.owner(first(had).oS, 1, 2), w.owner(first(had).oS2 as Person, 1, 2)]),
  owners('widowed', 'couple', (w, had) => [w.owner(first(had).oS)]),
  owners('widow and children', 'couple', (w, had) => [
    w.owner(first(had).oS, 1, 2),
    ...[1, 2].map(() => w.owner(w.person(), 1, 4)),
  ]),
  owners('couple sells a half', 'couple', (w, had) => [half(first(had), 1, 2), w.owner(w.person(), 1, 2)]),
  owners('one of three leaves', 'thirds', (_, had) => [half(first(had), 1, 2), half(second(had), 1, 2)]),
  owners('parts of a company', 'mixed', (_, had) => [half(first(had), 1, 4), half(second(had), 3, 4)]),
  owners('company buys the rest', 'mixed', (_, had) => [half(first(had), 1, 1)]),
  owners('neighbour buys it', null, (_, __, next) => next.vlastnici.map((o) => ({ ...o }))),
  {
    ...{ name: 'exchange', needs: null },
    happens: (_, flat, next) => {
      [flat.vlastnici, next.vlastnici] = [next.vlastnici, flat.vlastnici];
    },
  },
];
const people: Kind[] = [
  named('other surname', 'one', { prijmeni: 'Přejmenovaný' }),
  named('other first name', 'one', { jmeno: 'Opravený' }),
  named('a degree before', 'one', { titulPred: 'Ing.' }),
  named('a degree behind', 'one', { titulZa: 'Ph.D.' }),
  named('company renamed', 'company', { nazev: 'Nový dům, a.s.' }),
  named('moved', 'one', { adresa: { ulice: 'Žižkova', cisloDomovni: 14, obec: 'Brno', psc: '60200' } }),
];
const details: Kind[] = [
  detail('garage', (f) => Object.assign(f, { zpusobVyuziti: { kod: 3 } })),
  detail('workshop', (f) => Object.assign(f, { zpusobVyuziti: { kod: 4 } })),
  detail('other number', (f) => Object.assign(f, { oznaceni: `${f.oznaceni}a` })),
  detail('other area', (f) => Object.assign(f.doplnekPortalu, { plochaM2: f.doplnekPortalu.plochaM2 + 1.5 })),
  detail('other layout', (f) => Object.assign(f.doplnekPortalu, { dispozice: '3+kk' })),
  detail('other floor', (f) => Object.assign(f.doplnekPortalu, { podlazi: f.doplnekPortalu.podlazi + 1 })),
  detail('other entrance', (f) => Object.assign(f.doplnekPortalu, { vchod: 'Dvorní 5' })),
];
const moves = (flat: Flat, next: Flat, by: Fraction) => {
  const moved = multiply(shareOf(flat), by);
  setShare(flat, add(shareOf(flat), { num: -moved.num, den: moved.den }));
  setShare(next, add(shareOf(next), moved));
};
const shares: Kind[] = [
  { name: 'a part of the share moves', needs: null, happens: (_, flat, next) => moves(flat, next, fraction(1, 7)) },
  {
    ...{ name: 'it moves and the unit is sold', needs: 'one' },
    happens: (w, flat, next) => {
      moves(flat, next, fraction(3, 11));
      flat.vlastnici = shapes.couple(w);
    },
  },
  {
    ...{ name: 'a part becomes a unit', needs: null },
    happens: (w, flat) => {
      part(w, flat, 1, 3, shapes.one(w));
      setShare(flat, multiply(shareOf(flat), fraction(2, 3)));
    },
  },
  {
    ...{ name: 'two units of one', needs: null },
    happens: (w, flat) => {
      part(w, flat, 2, 5);
      part(w, flat, 3, 5, shapes.halves(w));
      drop(w, flat);
    },
  },
  {
    ...{ name: 'one takes in the other', needs: null },
    happens: (w, flat, next) => {
      moves(flat, next, fraction(1, 1));
      drop(w, flat);
    },
  },
  {
    ...{ name: 'one new of two', needs: null },
    happens: (w, flat, next) => {
      w.flats.push(w.flat(add(shareOf(flat), shareOf(next)), shapes.couple(w)));
      for (const gone of [flat, next]) drop(w, gone);
    },
  },
];

/** All that a year brings, each kind once. */
export const kindsOfYear: readonly Kind[] = [...sales, ...families, ...people, ...details, ...shares];

const fileOf = (flats: readonly Flat[]) => JSON.stringify({ jednotky: flats });

/** A house of random shares and owners, as two extracts have it: before the year, and after each kind came to it once. */
export function aYear(seed: number) {
  const w = new World(seed);
  const weights = kindsOfYear.flatMap(() => [1 + few(w.roll, 900), 1 + few(w.roll, 900)]);
  const total = weights.reduce((a, b) => a + b, 0);
  const pairs = kindsOfYear.map(({ needs }, n) =>
    [needs, null].map((shape, i) =>
      w.flat(
        fraction(weights[2 * n + i] as number, total),
        shapes[shape ?? (shapeNames[few(w.roll, shapeNames.length)] as Shape)](w),
      ),
    ),
  );
  w.flats = pairs.flat();
  const before = fileOf(w.flats);
  // Edited as the file would be read again: nobody is shared by two of its lines.
  w.flats = (JSON.parse(before) as { jednotky: Flat[] }).jednotky;
  const places = new Map(w.flats.map((f) => [f.oznaceni, f]));
  const numbers = pairs.map((pair) => pair.map((f) => f.oznaceni));
  kindsOfYear.forEach((kind, n) => {
    const [flat, next] = (numbers[n] ?? []).map((no) => places.get(no));
    kind.happens(w, flat as Flat, next as Flat);
  });
  /** By the name of a kind, the number of the unit that it came to. */
  const unitOf = new Map(kindsOfYear.map((kind, n) => [kind.name, numbers[n]?.[0] as string]));
  return { before, after: fileOf(w.flats), unitOf };
}
