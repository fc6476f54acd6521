import { sql } from 'drizzle-orm';
import { modules, type RoleId } from '#contract/access.ts';
import type { Fraction } from '#contract/base/fraction.ts';
import { searchKey } from '#contract/base/search.ts';
import type { UnitType } from '#contract/units/schema.ts';
import { addAssociation } from '../association/queries.ts';
import type { Db } from '../base/db.ts';
import { actFor, type Scope } from '../base/gate.ts';
import type { House } from '../base/handler.ts';
import { queueMail } from '../base/mail.ts';
import { hashPassword } from '../base/passwords.ts';
import { hashToken, newToken } from '../base/tokens.ts';
import { addMember, archiveMembers } from '../members/queries.ts';
import { addAccount, addLink } from '../session/queries.ts';
import { entranceNamed } from '../units/queries.ts';
import { unit, unitPerson } from '../units/tables.ts';
import { refreshEntries } from '../units/writing/queries.ts';
import { setOwners, setRepresentative, setShare } from '../units/writing/steps.ts';
import { chairHere, chairOfDlouha, dlouha } from './dlouha.ts';
import { lipova } from './lipova.ts';
import { type Person, type SampleEmail, sampleAccounts, samplePassword } from './people.ts';

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
type Rank = { role: RoleId; email?: SampleEmail };

const accountLife = 14 * 24 * 3600_000;

async function addHouse(
  db: Db,
  name: string,
  nickname: string,
  place: { street: string; email: string; ico?: string },
  now: Date,
): Promise<Scope> {
  const id = await addAssociation(db, {
    name,
    nickname,
    ...place,
    invoiceEmail: place.email,
    town: 'Horní Lipnice',
    post: '389 99',
    modules: [...modules],
    nameKey: searchKey(`${name} ${nickname}`),
    createdAt: now,
    updatedAt: now,
  });
  return actFor(db, id);
}

class Tenants {
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
    useMode: 'lives' as const,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await db.insert(unit).values(values).returning({ id: unit.id });
  const id = row?.id as number;
  await setShare(db, scope, id, share, null);
  if (former) {
    const sellers = await entriesOf(former.owners, tenants);
    await setOwners(db, scope, id, sellers, null);
    await archiveMembers(
      db,
      scope,
      sellers.flatMap((s) => s.memberIds),
      now,
    );
  }
  const entries = await entriesOf(owners, tenants);
  await setOwners(db, scope, id, entries, former?.until ?? null);
  const first = entries[0]?.memberIds[0];
  if (entries.length > 1 && first && !unrepresented) await setRepresentative(db, scope, id, first, null);
  return id;
}

async function addUnits(
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

async function addLipova(db: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const place = { street: 'Lipová 1247/14', email: 'vybor@lipova.example', ico: '99990032' };
  const scope = await addHouse(
    db,
    'Společenství vlastníků jednotek Lipová 1247, 1248, Horní Lipnice',
    'SVJ Lipová 14',
    place,
    now,
  );
  const ranks = new Map<string, Rank>([
    ['700009', { role: 'mayorCommittee', email: 'predseda@lipova.example' }],
    ['700005', { role: 'memberCommittee', email: 'vybor@lipova.example' }],
    ['700015', { role: 'auditMayor', email: 'kontrola@lipova.example' }],
    ['700003', { role: 'owner', email: 'vlastnik@lipova.example' }],
    ['700001', { role: 'owner', email: 'manzele@lipova.example' }],
    ['800001', { role: 'company', email: 'firma@lipova.example' }],
    ['najemnik', { role: 'neighbour', email: 'najemnik@lipova.example' }],
    ['sprava', { role: 'community_manager', email: 'sprava@spravce.example' }],
  ]);
  const tenants = new Tenants(db, scope, accounts, ranks);
  const ids = await addUnits(db, scope, lipova(), tenants, now);
  const renter = await tenants.idOf({
    key: 'najemnik',
    kind: 'person',
    firstName: 'Adam',
    lastName: 'Trnka',
    sex: 'male',
  });
  await db
    .insert(unitPerson)
    .values({ svjId: scope.svjId, unitId: ids.get('1247/6') as number, memberId: renter, relation: 'renter' });
  await tenants.idOf({
    key: 'sprava',
    kind: 'person',
    titleBefore: 'Bc.',
    firstName: 'Nikola',
    lastName: 'Podzimková',
    sex: 'female',
  });
}

async function addDlouha(db: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const scope = await addHouse(
    db,
    'Společenství vlastníků Dlouhá 771–773',
    'SVJ Dlouhá 7',
    { street: 'Dlouhá 771/7', email: 'vybor@dlouha.example' },
    now,
  );
  const ranks = new Map<string, Rank>([
    [chairOfDlouha, { role: 'mayorCommittee' }],
    [chairHere.key, { role: 'owner', email: 'predseda@lipova.example' }],
    ['dvojity', { role: 'owner', email: 'dvojity@dlouha.example' }],
    ['sprava', { role: 'community_manager', email: 'sprava@spravce.example' }],
  ]);
  const tenants = new Tenants(db, scope, accounts, ranks);
  await addUnits(db, scope, dlouha(), tenants, now);
  await tenants.idOf({
    key: 'sprava',
    kind: 'person',
    titleBefore: 'Bc.',
    firstName: 'Nikola',
    lastName: 'Podzimková',
    sex: 'female',
  });
}

async function addPrazdna(db: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const scope = await addHouse(
    db,
    'Společenství vlastníků Prázdná 3',
    'SVJ Prázdná 3',
    { street: 'Prázdná 3', email: 'predseda@lipova.example' },
    now,
  );
  const ranks = new Map<string, Rank>([['chair', { role: 'mayorCommittee', email: 'predseda@lipova.example' }]]);
  const { key: _, ...chair } = chairHere;
  await new Tenants(db, scope, accounts, ranks).idOf({ ...chair, key: 'chair' });
}

async function addSample(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(samplePassword);
  const accounts = new Map<string, number>();
  for (const { email } of sampleAccounts) {
    const isProductAdmin = email === 'spravce.portalu@pavlac.example';
    const name = isProductAdmin ? 'Správa portálu' : '';
    accounts.set(email, await addAccount(db, { email, passwordHash, isProductAdmin, name, createdAt: now }));
  }
  await addLipova(db, accounts, now);
  await addDlouha(db, accounts, now);
  await addPrazdna(db, accounts, now);
}

async function addFirstAdmin(db: Db, house: House, email: string, now: Date): Promise<void> {
  const accountId = await addAccount(db, { email, isProductAdmin: true, createdAt: now });
  const token = newToken();
  const expiresAt = new Date(now.getTime() + accountLife);
  await addLink(db, { kind: 'reset', accountId, tokenHash: hashToken(token), expiresAt, createdAt: now });
  const url = `${house.config.url}/zmena-hesla/${token}`;
  await queueMail(db, { svjId: null, kind: 'activation', recipient: email, data: { url }, createdAt: now });
  house.say(`Odkaz k nastavení hesla správce portálu: ${url}`);
}

/** Furnishes an empty database once: the first administrator and, when asked for, the sample. Answers whether the sample is there. */
export async function furnish(house: House): Promise<boolean> {
  const { adminEmail, sample } = house.config;
  return house.pool.across('read write', async (db) => {
    // Two servers may start at once on one empty database.
    await db.execute(sql`select pg_advisory_xact_lock(7283646)`);
    const { rows } = await db.execute<{ any: boolean; sampled: boolean }>(sql`
      select exists (select from account) as any,
        exists (select from account where email = ${sampleAccounts[1].email}) as sampled`);
    if (rows[0]?.any) return rows[0].sampled && sample;
    const now = house.now();
    if (adminEmail) await addFirstAdmin(db, house, adminEmail, now);
    if (sample) await addSample(db, now);
    return sample;
  });
}
