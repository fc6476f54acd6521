import type { UnitType } from '../units/schema.ts';
import type { Address, Building, PersonFields, PersonKind } from './reading/rules.ts';

/** What the house holds now, as the difference needs it; shares as JSON text. */
export type CurrentOwner = { id: number; joint: boolean; share: string; memberIds: number[] };
export type CurrentUnit = {
  id: number;
  number: string;
  cadastreId: string | null;
  type: UnitType;
  share: string | null;
  entrance: string | null;
  floor: number | null;
  area: number | null;
  layout: string | null;
  owners: CurrentOwner[];
};
export type CurrentMember = PersonFields & {
  id: number;
  cadastreId: string | null;
  kind: PersonKind;
  address: Address | null;
};
export type Current = {
  units: CurrentUnit[];
  members: CurrentMember[];
  /** The association's own company number. */
  ico: string | null;
};

/** An empty house after everything in the file was accepted, with ids by position; `ids: false` as if it had come from a table. */
export function accepted(b: Building, kept: { ids: boolean } = { ids: true }): Current {
  const ids = new Map(b.persons.map((p, i) => [p.key, i + 1]));
  return {
    ico: null,
    members: b.persons.map((p, i) => ({ ...p, id: i + 1, cadastreId: kept.ids ? p.cadastreId : null })),
    units: b.units.map((u, i) => ({
      ...u,
      id: i + 1,
      cadastreId: kept.ids ? u.cadastreId : null,
      owners: u.owners.map((o, j) => ({
        id: (i + 1) * 1000 + j,
        joint: o.joint,
        share: o.share,
        memberIds: o.persons.map((p) => ids.get(p) ?? 0),
      })),
    })),
  };
}
