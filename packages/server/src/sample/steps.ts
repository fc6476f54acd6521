import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { modules } from '#contract/access.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { letterLinks } from '#contract/session/links.ts';
import { samplesOf } from '../around.ts';
import { addAssociation } from '../association/queries.ts';
import { beginRegister } from '../association/queries-settings.ts';
import type { Db } from '../base/db/db.ts';
import { actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMail } from '../base/mail/mail.ts';
import { hashPassword } from '../base/secrets/passwords.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { markSample } from '../demo/queries.ts';
import { endKeeping } from '../members/register/queries.ts';
import { addAccount, addLink } from '../session/rows/queries.ts';
import { unitPerson } from '../units/rows/tables.ts';
import { chairHere, chairOfDlouha, dlouha } from './dlouha.ts';
import { lipova } from './lipova.ts';
import { sampleAccounts, samplePassword } from './people.ts';
import { addUnits, type Rank, Tenants } from './units.ts';

const accountLife = 14 * 24 * 3600_000;

async function addHouse(
  db: Db,
  name: string,
  nickname: string,
  place: { street: string; email: string; bankAccount?: string; ico?: string; settings?: Record<string, unknown> },
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

async function addLipova(db: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<Scope> {
  const statutes = { spendingLimit: '300000.00', spendingSection: 'čl. 9 odst. 3' };
  const place = {
    ...{ street: 'Lipová 1247/14', email: 'vybor@lipova.example', bankAccount: '2000000528/2010' },
    ...{ ico: '99990032', settings: { statutes } },
  };
  const scope = await addHouse(
    db,
    'Společenství vlastníků jednotek Lipová 1247, 1248, Horní Lipnice',
    'SVJ Lipová 14',
    place,
    now,
  );
  const ranks = new Map<string, Rank>([
    ['700009', { role: 'mayorCommittee', email: 'predseda@lipova.example', phone: '+420605118274' }],
    ['700005', { role: 'memberCommittee', email: 'vybor@lipova.example', phone: '+420777402915' }],
    ['700015', { role: 'auditMayor', email: 'kontrola@lipova.example', phone: '+420608230447' }],
    ['700003', { role: 'owner', email: 'vlastnik@lipova.example' }],
    ['700001', { role: 'owner', email: 'manzele@lipova.example' }],
    ['800001', { role: 'company', email: 'firma@lipova.example' }],
    ['najemnik', { role: 'neighbour', email: 'najemnik@lipova.example' }],
    ['sprava', { role: 'community_manager', email: 'sprava@spravce.example', phone: '+420732664108' }],
  ]);
  const tenants = new Tenants(db, scope, accounts, ranks);
  const ids = await addUnits(db, scope, lipova(), tenants, now);
  await beginRegister(db, scope);
  await endKeeping(db, scope);
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
  return scope;
}

async function addDlouha(db: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<Scope> {
  const scope = await addHouse(
    db,
    'Společenství vlastníků Dlouhá 771–773',
    'SVJ Dlouhá 7',
    { street: 'Dlouhá 771/7', email: 'vybor@dlouha.example', bankAccount: '7000000037/2010' },
    now,
  );
  const ranks = new Map<string, Rank>([
    [chairOfDlouha, { role: 'mayorCommittee' }],
    [chairHere.key, { role: 'owner', email: 'predseda@lipova.example' }],
    ['dvojity', { role: 'owner', email: 'dvojity@dlouha.example' }],
    ['sprava', { role: 'community_manager', email: 'sprava@spravce.example', phone: '+420732664108' }],
  ]);
  const tenants = new Tenants(db, scope, accounts, ranks);
  await addUnits(db, scope, dlouha(), tenants, now);
  // Everybody of the sample is recorded: there is nothing to look at for thirty days.
  await beginRegister(db, scope);
  await endKeeping(db, scope);
  await tenants.idOf({
    key: 'sprava',
    kind: 'person',
    titleBefore: 'Bc.',
    firstName: 'Nikola',
    lastName: 'Podzimková',
    sex: 'female',
  });
  return scope;
}

async function addPrazdna(db: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<Scope> {
  const scope = await addHouse(
    db,
    'Společenství vlastníků Prázdná 3',
    'SVJ Prázdná 3',
    { street: 'Prázdná 3', email: 'predseda@lipova.example' },
    now,
  );
  const ranks = new Map<string, Rank>([
    ['chair', { role: 'mayorCommittee', email: 'predseda@lipova.example', phone: '+420605118274' }],
  ]);
  const { key: _, ...chair } = chairHere;
  await new Tenants(db, scope, accounts, ranks).idOf({ ...chair, key: 'chair' });
  return scope;
}

/** Units with their people; what else there is of it, the nouns bring. */
const houses = { lipova: addLipova, dlouha: addDlouha, prazdna: addPrazdna };

async function addSample(portal: Portal, db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(samplePassword);
  const accounts = new Map<string, number>();
  for (const { email } of sampleAccounts) {
    const isProductAdmin = email === 'spravce.portalu@pavlac.example';
    const name = isProductAdmin ? 'Správa portálu' : '';
    accounts.set(email, await addAccount(db, { email, passwordHash, isProductAdmin, name, createdAt: now }));
  }
  for (const house of ['lipova', 'dlouha', 'prazdna'] as const) {
    const scope = await houses[house](db, accounts, now);
    for (const furnish of samplesOf()) await furnish(portal, { db, scope, now, house });
  }
  if (portal.config.demo) await markSample(db, now);
}

async function addFirstAdmin(db: Db, portal: Portal, email: string, now: Date): Promise<void> {
  const accountId = await addAccount(db, { email, isProductAdmin: true, createdAt: now });
  const token = newToken();
  const expiresAt = new Date(now.getTime() + accountLife);
  await addLink(db, { kind: 'reset', accountId, tokenHash: hashToken(token), expiresAt, createdAt: now });
  const url = urlOf(portal.config.url, letterLinks.reset(token));
  await queueMail(db, { svjId: null, kind: 'firstAdmin', recipient: email, data: {}, secret: { url }, createdAt: now });
  portal.say(`Odkaz k nastavení hesla správce portálu: ${url}`);
}

const furnishing = sql`select pg_try_advisory_xact_lock(7283646) as held`;
/** Two servers may start at once on one empty database: the second asks again, as no statement may wait as long as the first furnishes. */
async function alone(db: Db): Promise<void> {
  while (!(await db.execute<{ held: boolean }>(furnishing)).rows[0]?.held) await setTimeout(250);
}

/** Furnishes an empty database once: the first administrator and, when asked for, the sample. Answers whether the sample is there. */
export async function furnish(portal: Portal): Promise<boolean> {
  const { adminEmail, sample } = portal.config;
  return portal.pool.across('read write', async (db) => {
    await alone(db);
    const { rows } = await db.execute<{ any: boolean; sampled: boolean }>(sql`
      select exists (select from account) as any,
        exists (select from account where email = ${sampleAccounts[1].email}) as sampled`);
    if (rows[0]?.any) return rows[0].sampled && sample;
    const now = portal.now();
    if (adminEmail) await addFirstAdmin(db, portal, adminEmail, now);
    if (sample) await addSample(portal, db, now);
    return sample;
  });
}
