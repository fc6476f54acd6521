import type { RoleId } from '#contract/access.ts';
import type { Fraction } from '#contract/base/shares/fraction.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { addContact, addMember } from '../members/rows/queries.ts';
import { closeAccess } from '../members/writing/queries.ts';
import { addRow as addRepresentation } from '../representations/queries.ts';
import { entranceNamed } from '../units/queries-entrances.ts';
import { unit } from '../units/rows/tables.ts';
import { refreshEntries } from '../units/writing/queries.ts';
import { setOwners, setRepresentative, setShare } from '../units/writing/steps.ts';
import type { Person, SampleEmail } from './people.ts';

export type SampleOwner = { share: Fraction; people: Person[] };
export type SampleUnit = {
  number: string;
  cadastreId?: number;
  type: UnitType;
  entrance: string;
  floor: number;
  area: number;
  layout: string;
  persons: number;
  share: Fraction;
  owners: SampleOwner[];
  /** Who owned it before, until the day. */
  former?: { until: string; owners: SampleOwner[] };
  /** Co-owners who have not agreed on a common representative. */
  unrepresented?: true;
};
/** A phone is shown to the house, and with it the e-mail: officers want to be reached. */
export type Rank = { role: RoleId; email?: SampleEmail; phone?: string };

/** People of one sample house, each added once, with the accounts and roles they have. */
export class Tenants {
  private readonly known = new Map<string, number>();
  private readonly db: Db;
  private readonly scope: Scope;
  private readonly accounts: ReadonlyMap<string, number>;
  private readonly ranks: ReadonlyMap<string, Rank>;
  constructor(db: Db, scope: Scope, accounts: ReadonlyMap<string, number>, ranks: ReadonlyMap<string, Rank>) {
    this.db = db;
    this.scope = scope;
    this.accounts = accounts;
    this.ranks = ranks;
  }

  async idOf(p: Person): Promise<number> {
    const known = this.known.get(p.key);
    if (known) return known;
    const { key, ...columns } = p;
    const rank = this.ranks.get(key) ?? { role: p.kind === 'company' ? 'company' : 'owner' };
    const accountId = rank.email ? (this.accounts.get(rank.email) ?? null) : null;
    const enters = accountId !== null;
    const one = { ...columns, role: rank.role, accountId, hasAccess: enters, isActive: enters };
    const { id } = await addMember(this.db, this.scope, one);
    this.known.set(key, id);
    if (rank.email)
      await addContact(this.db, this.scope, {
        memberId: id,
        kind: 'email',
        value: rank.email,
        isPublic: rank.phone !== undefined,
      });
    if (rank.phone)
      await addContact(this.db, this.scope, { memberId: id, kind: 'phone', value: rank.phone, isPublic: true });
    return id;
  }
}

const entriesOf = async (owners: readonly SampleOwner[], tenants: Tenants) => {
  const entries = [];
  for (const o of owners) {
    const memberIds = [];
    for (const p of o.people) memberIds.push(await tenants.idOf(p));
    entries.push({ memberIds, joint: memberIds.length === 2, share: o.share });
  }
  return entries;
};

async function addUnit(db: Db, scope: Scope, one: SampleUnit, tenants: Tenants, now: Date): Promise<number> {
  const { entrance, share, owners, former, unrepresented, ...columns } = one;
  const entranceId = await entranceNamed(db, scope, entrance);
  const values = {
    ...columns,
    svjId: scope.svjId,
    entranceId,
    useMode: columns.type === 'flat' ? ('lives' as const) : ('uses' as const),
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await db.insert(unit).values(values).returning({ id: unit.id });
  const id = row?.id as number;
  await setShare(db, scope, id, share, null);
  if (former) {
    const sellers = await entriesOf(former.owners, tenants);
    await setOwners(db, scope, id, sellers, null);
    await closeAccess(
      db,
      scope,
      sellers.flatMap((s) => s.memberIds),
      now,
      true,
    );
  }
  const entries = await entriesOf(owners, tenants);
  await setOwners(db, scope, id, entries, former?.until ?? null);
  const first = entries[0]?.memberIds[0];
  if (entries.length > 1 && first && !unrepresented) {
    await setRepresentative(db, scope, id, first, null);
    const named = { state: 'named', countsBy: 'owners', createdAt: now, decidedAt: now } as const;
    await addRepresentation(db, scope, { unitIds: [id], memberId: first, ...named });
  }
  return id;
}

/** Adds the units with owners, former owners and representatives; answers their ids by number. */
export async function addUnits(
  db: Db,
  scope: Scope,
  units: readonly SampleUnit[],
  tenants: Tenants,
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const one of units) ids.set(one.number, await addUnit(db, scope, one, tenants, now));
  await refreshEntries(db, scope, [...ids.values()], now);
  return ids;
}
