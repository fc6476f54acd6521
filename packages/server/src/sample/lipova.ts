import { readFileSync } from 'node:fs';
import { fraction } from '#contract/base/fraction.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Person } from './people.ts';
import type { SampleOwner, SampleUnit } from './units.ts';

type Subject = {
  id: number;
  typ: 'OFO' | 'OPO' | 'BSM';
  podil?: { citatel: number; jmenovatel: number };
  oS: Human;
  oS2?: Human;
};
type Human = {
  id: number;
  typ: 'OFO' | 'OPO';
  titulPred?: string | null;
  jmeno?: string;
  prijmeni?: string;
  titulZa?: string | null;
  nazev?: string;
  ico?: string;
};
type Unit = {
  id: number;
  oznaceni: string;
  zpusobVyuziti: { kod: number };
  podilNaSpolecnychCastechDomu: { citatel: number; jmenovatel: number };
  doplnekPortalu: { vchod: string; podlazi: number; plochaM2: number; dispozice: string };
  vlastnici: Subject[];
};

const typeOf = (u: Unit): UnitType => {
  if (u.zpusobVyuziti.kod === 1) return 'flat';
  if (u.zpusobVyuziti.kod === 3) return 'garage';
  return u.zpusobVyuziti.kod === 5 ? 'cellar' : 'commercialSpace';
};

const women = /(ová|á|ů)$/;

const personOf = (h: Human): Person => {
  const common = { key: String(h.id), cadastreKey: String(h.id) };
  if (h.nazev) return { ...common, kind: 'company', companyName: h.nazev, ico: h.ico ?? null };
  const sex = women.test(h.prijmeni ?? '') || h.jmeno === 'Petra' ? 'female' : 'male';
  return {
    ...common,
    kind: 'person',
    titleBefore: h.titulPred,
    firstName: h.jmeno,
    lastName: h.prijmeni,
    titleAfter: h.titulZa,
    sex,
  };
};

const ownerOf = (s: Subject): SampleOwner => ({
  share: fraction(s.podil?.citatel ?? 1, s.podil?.jmenovatel ?? 1),
  people: s.typ === 'BSM' && s.oS2 ? [personOf(s.oS), personOf(s.oS2)] : [personOf(s.oS)],
});

/** The house of the cadastre sample, as the product's fixture holds it. */
export function lipova(): SampleUnit[] {
  const file = new URL('../../fixtures/cadastre-sample.json', import.meta.url);
  const { jednotky } = JSON.parse(readFileSync(file, 'utf8')) as { jednotky: Unit[] };
  return jednotky.map((u) => ({
    number: u.oznaceni,
    cadastreId: u.id,
    type: typeOf(u),
    entrance: u.doplnekPortalu.vchod,
    floor: u.doplnekPortalu.podlazi,
    area: u.doplnekPortalu.plochaM2,
    layout: u.doplnekPortalu.dispozice,
    persons: u.zpusobVyuziti.kod === 1 ? (u.vlastnici.length > 1 ? 3 : 2) : 0,
    share: fraction(u.podilNaSpolecnychCastechDomu.citatel, u.podilNaSpolecnychCastechDomu.jmenovatel),
    owners: u.vlastnici.map(ownerOf),
  }));
}
