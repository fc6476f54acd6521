import { join } from 'node:path';
import pg from 'pg';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { ownerChanges } from '#contract/units/endpoints-changes.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { exportHouse, type HouseManifest } from '#server/backup/house/print.ts';
import { type Imported, importHouse, readHouse } from '#server/backup/house/steps.ts';
import { signerOf, signingKeyOf } from '#server/base/secrets/signing.ts';
import { casts, minutesLater, records } from './ballots.ts';
import { edited, type Person, TestHouse } from './house.ts';
import { paperOf, recordsPhotographed } from './papers.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { empowers, writesDown } from './proxies.ts';
import { uploads } from './sending-files.ts';
import { aDraft, aVotingHouse, ends, seatIds, started } from './votes.ts';

/** A portal that signs with a key of its own. */
export async function aPortalWithKey(seed: number, settings: Parameters<typeof aPortal>[0] = {}): Promise<TestPortal> {
  const portal = await aPortal(settings);
  const key = signingKeyOf(Buffer.alloc(32, seed).toString('base64'));
  if (!key) throw new Error('no key');
  portal.signer = signerOf(key);
  return portal;
}

export async function connected<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

const { signal } = new AbortController();
let archives = 0;

/** The archive of the house, as the command writes it; `told` are votes said to run before anything was written. */
export async function archived({ portal, id: svjId }: TestHouse, folder: string) {
  const file = join(folder, `house-${++archives}.tar.gz`);
  const told: string[] = [];
  const order = { svjId, file, files: portal.files, portalVersion: '2.3.1', signal };
  const before = (running: readonly string[]) => void told.push(...running);
  await connected(portal.appUrl, (db) => exportHouse({ ...order, db, before }));
  return { file, told };
}

/** Brings the archive in, as the command does. */
export async function brought(
  to: TestPortal,
  file: string,
  as: (manifest: HouseManifest) => HouseManifest = (manifest) => manifest,
): Promise<{ house: TestHouse; made: Imported }> {
  const { files, signer } = to;
  const made = await connected(to.appUrl, async (db) => {
    await db.query('begin');
    const done = await importHouse(db, { file, files, signer, now: to.clock.now }, as(await readHouse(file)));
    await db.query('commit');
    return done;
  });
  return { house: new TestHouse(to, made.svjId, 'Brought'), made };
}

/** Rows of the house in a table that the database has, whatever it is called. */
export const rowsIn = ({ portal, id }: TestHouse, text: string): Promise<Record<string, unknown>[]> =>
  portal.pool.transaction('read write', async ({ client }) => {
    await client.query(`select set_config('app.svj_id', $1, true)`, [String(id)]);
    return (await client.query(text)).rows;
  });

/** How many rows the house has in every table that belongs to houses: the list is the database's own. */
export async function countsOf(house: TestHouse): Promise<Record<string, number>> {
  const tables = await rowsIn(
    house,
    `select c.relname as t from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'svj_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { t } of tables) {
    const [row] = await rowsIn(house, `select count(*)::int as n from "${t}" where svj_id = ${house.id}`);
    counts[String(t)] = Number(row?.n);
  }
  return counts;
}

/** Somebody who signs in as the member of this last name. */
export async function signsIn(house: TestHouse, lastName: string): Promise<Person> {
  const who = await house.person({ lastName: 'Nikdo' });
  const [row] = await rowsIn(house, `select id from member where last_name = '${lastName}' order by id limit 1`);
  await rowsIn(
    house,
    `update member set account_id = null, has_access = false where id = ${who.memberId};
     update member set account_id = ${who.accountId}, has_access = true, is_active = true where id = ${row?.id}`,
  );
  return who.as(Number(row?.id));
}

/** A house with a vote of every kind and all that belongs to them. */
export async function aHouseOfVotes(portal: TestPortal) {
  const made = await aVotingHouse(portal);
  const { house, chair, alena, jan, hana, petr } = made;
  const second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const seatsOf = async (id: number) => {
    const ids = await seatIds(chair, id);
    const ofPetr = [...ids].find(([units]) => units.includes('10'))?.[1] as number;
    return { ofAlena: ids.get('1') as number, ofCouple: ids.get('2') as number, ofPetr };
  };
  // Its own ballot, one by a power of attorney, a paper with a second reader that is objected to.
  const online = await started(chair, { name: 'Střecha' });
  const seats = await seatsOf(online.id);
  const power = await empowers(petr, alena, { voteId: online.id });
  const both = [seats.ofAlena, seats.ofPetr];
  const [receipt] = (await casts(alena, online, both, ['agree', 'notAgree'])).receipts;
  const paper = await recordsPhotographed(chair, online, seats.ofCouple);
  await second.asks(votePaper.confirm, { id: online.id, paper: paper.id });
  await ends(chair, online);
  await hana.asks(ballots.object, { id: online.id, seat: seats.ofCouple, text: 'Nepodepsala jsem' });

  const meeting = { type: 'local', basis: 'assembly', closesAt: null, participation_count: 50 } as const;
  const local = await started(chair, { ...meeting, name: 'Schůze', points: [{ name: 'Barva' }, { name: 'Dlažba' }] });
  const there = await seatsOf(local.id);
  const room = [there.ofAlena, there.ofCouple, there.ofPetr];
  await chair.asks(ballots.attendance, { id: local.id, seats: room, here: true });
  await records(chair, local, room, ['agree', 'notAgree']);
  await chair.asks(votePresence.closePoint, { id: local.id, point: local.votePoints[0]?.id as number });
  const counter = {
    id: local.id,
    name: 'Protinávrh',
    description: '<p>Zámková dlažba</p>',
    preset: 'twoThirds',
  } as const;
  const { id: added } = await chair.asks(voteTerms.addPoint, { ...counter, before: local.votePoints[1]?.id });
  const voting = [there.ofAlena, there.ofCouple];
  const said = voting.map((seat) => ({ vote_point_id: added, voted_user_id: seat, vote_value: 'agree' as const }));
  await chair.asks(ballots.store, { id: local.id, ids: voting, points: said });
  const away = { id: local.id, seats: [there.ofPetr], here: false, reason: 'Musel k dětem' };
  await chair.asks(ballots.attendance, away);
  const sheet = (await uploads(chair, 'prezence.txt', 'Podpisy', { isPublic: false })).id;
  await chair.asks(votePresence.keepSheet, { id: local.id, fileIds: [sheet] });
  await chair.asks(votePresence.closePoint, { id: local.id, point: local.votePoints[1]?.id as number });
  await chair.asks(votePresence.closePoint, { id: local.id, point: added });
  await chair.asks(votes.finish, { id: local.id });

  const hidden = await started(chair, { name: 'Tajné', shows: 'hidden' });
  await casts(jan, hidden, [(await seatsOf(hidden.id)).ofCouple], 'notAgree');
  await ends(chair, hidden);
  // Sold while it ran, one unit of two as well, and taken back: the house is as it was, the vote knows of it for ever.
  const sold = await started(chair, { name: 'Prodej' });
  const { rooms } = await chair.asks(units.list, {});
  for (const number of ['1', '10']) {
    const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
    const owners = [
      { memberIds: [second.memberId as number], joint: false, share: unit.ownerships[0]?.share as string },
    ];
    await chair.asks(units.update, edited(unit, { owners }) as never);
    const { changes } = await chair.asks(ownerChanges.list, { id: unit.id });
    await chair.asks(ownerChanges.undo, { id: changes[0]?.id as number });
  }
  await casts(petr, sold, [(await seatIds(chair, sold.id)).get('10') as number], 'agree');
  await ends(chair, sold);
  const cancelled = await started(chair, { name: 'Omyl' });
  await chair.asks(votes.cancel, { id: cancelled.id, reason: 'Špatné znění' });
  minutesLater(chair, 5);
  const veiled = await started(chair, { name: 'Tajný omyl', shows: 'hidden' });
  await casts(alena, veiled, [(await seatsOf(veiled.id)).ofAlena], 'agree');
  await chair.asks(votes.cancel, { id: veiled.id, reason: 'Špatné znění' });

  minutesLater(chair, 5);
  const running = await started(chair, { name: 'Běží' });
  const live = await seatsOf(running.id);
  await casts(alena, running, [live.ofAlena], 'agree');
  await chair.asks(votePaper.record, paperOf(running, live.ofPetr, 'notAgree'));
  const draft = await aDraft(chair, { name: 'Koncept' });
  await empowers(alena, petr);
  await writesDown(chair, { principalId: jan.memberId, agentId: petr.memberId });
  return { ...made, second, online, local, hidden, sold, cancelled, veiled, running, draft, receipt, power };
}
