import { fromText } from '#contract/base/shares/fraction.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { whyOwnersWrong } from '#contract/units/rules.ts';
import { type relations, type UnitDetail, unitOwn } from '#contract/units/schema.ts';
import type { Chosen } from '../../kit/choose/SelectCreate.tsx';
import { type OwnValues, ownInput, ownValues } from '../../kit/form/own-values.ts';
import { noShare, shareText, type TypedShare, typedShare, wholeShare } from '../../kit/share/typed-share.ts';

export type OwnerValues = { key: string; memberIds: (MemberName | null)[]; joint: boolean; share: TypedShare };
export type PersonValues = { key: string; memberId: MemberName | null; relation: (typeof relations)[number] };
/** A unit as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type UnitValues = OwnValues<typeof unitOwn> & {
  entranceId: Chosen;
  share: TypedShare;
  owners: OwnerValues[];
  authorized: PersonValues[];
  validFrom: string;
};

export const newKey = (): string => crypto.randomUUID();
export const newOwner = (share = noShare): OwnerValues => ({ key: newKey(), memberIds: [null], joint: false, share });

export const newUnit = (entrance?: Chosen): UnitValues => ({
  ...ownValues(unitOwn),
  type: 'flat',
  entranceId: entrance ?? { id: null, name: '' },
  share: noShare,
  owners: [newOwner(wholeShare)],
  authorized: [],
  validFrom: '',
});

/** The unit as it is, its changes holding from `today` unless another day is chosen. */
export const valuesOf = (unit: UnitDetail, today: string): UnitValues => ({
  ...ownValues(unitOwn, unit),
  entranceId: unit.entrance ?? { id: null, name: '' },
  share: typedShare(unit.openShare),
  owners: unit.ownerships
    .filter((o) => o.validTo === null)
    .map((o) => ({ key: String(o.id), memberIds: o.members, joint: o.joint, share: typedShare(o.share) })),
  authorized: unit.authorized.map((a) => ({ key: String(a.member.id), memberId: a.member, relation: a.relation })),
  validFrom: today,
});

const known = (people: readonly (MemberName | null)[]) => people.flatMap((m) => (m ? [m.id] : []));

export const ownersOf = (owners: readonly OwnerValues[]) =>
  owners.map((o) => ({
    memberIds: known(o.joint ? o.memberIds : o.memberIds.slice(0, 1)),
    joint: o.joint,
    share: shareText(o.share) as string,
  }));

export const inputOf = (v: UnitValues) => ({
  ...ownInput(unitOwn, v),
  entranceId: v.entranceId.id,
  entranceName: v.entranceId.id === null ? v.entranceId.name : '',
  share: shareText(v.share),
  owners: ownersOf(v.owners),
  authorized: v.authorized.map((a) => ({ memberId: a.memberId?.id as number, relation: a.relation })),
  validFrom: v.validFrom || undefined,
});

/** What the schema alone cannot see: owners that do not stand beside each other. */
export const ownersWrong = (input: Pick<ReturnType<typeof inputOf>, 'owners'>) =>
  input.owners.every((o) => o.share)
    ? whyOwnersWrong(input.owners.map((o) => ({ ...o, share: fromText(o.share) })))
    : {};
