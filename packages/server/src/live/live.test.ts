import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { live } from '#contract/live/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { registry } from '#contract/nouns.ts';
import { session } from '#contract/session/endpoints.ts';
import { aTalk, replies } from '#house/discussions.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { type Listener, listens as listening } from '#house/listening.ts';
import { aMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, says as reports } from '#house/reports.ts';
import { uploads } from '#house/sending-files.ts';
import { buildApp } from '../app.ts';
import { topicsOf } from '../around.ts';
import { openPool } from '../base/db/db.ts';
import { openLive } from '../base/live/live.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let alena: Person;
const open: Listener[] = [];
const listens = async (who: Person, how: { app?: FastifyInstance; last?: string; age?: number } = {}) => {
  const one = await listening(who, how);
  open.push(one);
  return one;
};

beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  alena = await house.owner();
});
afterEach(() => {
  for (const one of open.splice(0)) one.leaves();
});
afterAll(() => portal.close());

/** Another server over the same database. */
async function aSecond(): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const pool = openPool(portal.appUrl, { max: 2, now: portal.now });
  const heard = openLive({
    ...{ url: portal.appUrl, pool, topics: topicsOf(), now: portal.now },
    times: { gather: 10, settle: 20, heartbeat: 60 },
  });
  const app = await buildApp({ portal: { ...portal, pool, live: heard }, version: '2.3.1' });
  return {
    app,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

/** A comment of that conversation, under something of that table. */
const says = (where: TestHouse, stream: string, owner = 'message') =>
  where.inside((db, scope) =>
    db.execute(sql`insert into comment (svj_id, owner, owner_id, stream, text, created_at)
      values (${scope.svjId}, ${owner}, 1, ${stream}, 'x', now())`),
  );

describe('news', () => {
  it('say of which noun something changed and in which house, and nothing more', async () => {
    const told = await listens(alena);
    const m = await aMessage(chair, { title: 'Nikomu neznámé' });
    await told.hears('messages');
    const { data } = told.told.at(-1) as Listener['told'][number];
    expect(data).toEqual({ svj: house.id, topics: ['messages'], listeners: 1 });
    expect(JSON.stringify(told.told)).not.toContain('Nikomu');
    await chair.asks(messages.remove, { id: m.id });
    await told.until('again', () => told.topics().filter((t) => t === 'messages').length > 1);
  });

  it('come from every server to every server, and to no other house', async () => {
    const second = await aSecond();
    const elsewhere = await aHouse(portal);
    const stranger = await listens(await elsewhere.owner());
    const [here, there] = [await listens(alena), await listens(chair, second)];
    const d = await aTalk(alena);
    await Promise.all([here.hears('discussion'), there.hears('discussion')]);
    // A reply is news of what it stands under.
    there.told.length = 0;
    await replies(alena, d.id);
    await there.hears('discussion');
    await aMessage(await elsewhere.chair());
    await stranger.hears('messages');
    expect(stranger.topics()).not.toContain('discussion');
    // A line on which nothing comes is kept open, so that nothing between cuts it.
    await there.until('two beats', () => there.beats >= 2);
    await second.close();
    await there.ends();
  });

  it('of what was taken back are none', async () => {
    const told = await listens(alena);
    const failed = house.inside(async (db, scope) => {
      await db.execute(sql`update message set title = 'x' where svj_id = ${scope.svjId}`);
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    // A change that touches no row is none either.
    await house.inside((db) => db.execute(sql`update message set title = 'x' where id = 0`));
    await aTalk(alena, { name: 'Až potom' });
    await told.hears('discussion');
    expect(told.topics()).not.toContain('messages');
  });

  it('of what one may not read, of what others have seen and of the committee’s own talk are not told', async () => {
    const narrow = await aHouse(portal, ['messages', 'members', 'svj']);
    const reader = await narrow.owner();
    const [above, below] = [await listens(await narrow.chair()), await listens(reader)];
    await says(narrow, 'committee');
    await above.hears('messages');
    // So are mails on their way.
    above.told.length = 0;
    await narrow.inside((db, scope) =>
      db.execute(sql`insert into notice (svj_id, owner, owner_id, module, member_id, kind, created_at)
        values (${scope.svjId}, 'message', 1, 'messages', ${reader.memberId}, 'published', now())`),
    );
    await above.hears('messages');
    // The house has no discussions.
    await says(narrow, 'house', 'discussion');
    above.told.length = 0;
    await says(narrow, 'house');
    await Promise.all([above.hears('messages'), below.hears('messages')]);
    expect(below.topics()).not.toContain('discussion');
    expect(below.topics().filter((topic) => topic === 'messages')).toHaveLength(1);
    // Opening a discussion leaves a mark that is nobody else's news: pages that look at it would wake each other for ever.
    const d = await aTalk(alena, { name: 'Kdo ji viděl' });
    const { commentsData } = await replies(chair, d.id).then(() => alena.asks(discussion.one, { id: d.id }));
    const told = await listens(chair);
    await alena.asks(discussion.seen, { id: d.id, commentId: commentsData.at(-1)?.id as number });
    await aMessage(chair);
    await told.hears('messages');
    expect(told.topics()).not.toContain('discussion');
  });
});

describe('what is said inside the committee', () => {
  it('hears of a reported reply, and nobody else does', async () => {
    const [reporter, neighbour] = [await house.owner(), await house.owner()];
    const d = await aTalk(alena, { name: 'Hádka' });
    const { id: commentId } = await replies(alena, d.id);
    const [inside, outside] = [await listens(chair), await listens(neighbour)];
    // What was said before may come to who listens only now: once this came, all of it has.
    await aMessage(chair);
    for (const one of [inside, outside]) {
      await one.hears('messages');
      one.told.length = 0;
    }
    await reporter.asks(discussionComplaints.complain, { id: d.id, commentId, reason: 'rude' });
    await inside.hears('discussion');
    await aMessage(chair);
    await outside.hears('messages');
    expect(outside.topics()).not.toContain('discussion');
  });

  it('is in no topic of those who may not read it, with its file, its mention and its mail', async () => {
    const apart = await aHouse(portal);
    const [above, beside, below] = [
      await apart.chair(),
      await apart.person({ role: 'memberCommittee' }),
      await apart.owner(),
    ];
    const r = await aReport(below);
    const [inside, outside] = [await listens(above), await listens(below)];
    // Words come in the order of commits: that of the report is over.
    await aTalk(above);
    await Promise.all([inside.hears('discussion'), outside.hears('discussion')]);
    inside.told.length = 0;
    outside.told.length = 0;
    const file = await uploads(above, 'uvnitr.txt', 'Uvnitř');
    const more = { stream: 'inner', fileIds: [file.id], mentions: [beside.memberId] };
    await reports(above, r.id, 'Kdo to zaplatí, @Jan Novák?', more);
    await inside.hears('reports');
    // What is said next is heard by all: by then the other would have come.
    await aTalk(above);
    await outside.hears('discussion');
    expect(outside.topics()).toEqual(['discussion']);
    await reports(above, r.id);
    await outside.hears('reports');
  });
});

describe('a stream', () => {
  it('is for members and visits alone, and ends with the visit', async () => {
    expect(await nobody(portal).refused(live.listen)).toMatchObject({ code: 401 });
    expect(await alena.as(chair.memberId as number).refused(live.listen)).toMatchObject({ code: 403 });
    const admin = await anAdmin(portal);
    const { session_user_id: id } = await admin.asks(association.visit, {
      id: house.id,
      reason: 'Dotaz',
      write: false,
    });
    const guest = await listens(admin.as(id));
    await aMessage(chair);
    await guest.hears('messages');
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 3600_000 - 150);
    const late = await listens(admin.as(id));
    await late.ends();
    portal.clock.now = before;
  });

  it('ends with the sign-in', async () => {
    const apart = await aHouse(portal);
    const out = await apart.owner();
    const one = await listens(out);
    // What was written to let them in is looked at by now.
    await says(apart, 'house');
    await one.hears('messages');
    one.told.length = 0;
    await says(apart, 'house');
    await one.hears('messages');
    await out.asks(session.logout, {});
    await one.ends();
  });

  it('ends when its reader loses access or is archived, and others go on', async () => {
    const [shut, away, stays] = [await house.owner(), await house.owner(), await house.owner()];
    const [two, three, four] = [await listens(shut), await listens(away), await listens(stays)];
    await chair.asks(members.removeAccess, { id: shut.memberId as number });
    await two.ends();
    await chair.asks(members.archive, { id: away.memberId as number });
    await three.ends();
    await aMessage(chair);
    await four.hears('messages');
    expect(four.isOver).toBe(false);
  });

  it('tells less once a role is taken', async () => {
    const helper = await house.person({ role: 'memberCommittee' });
    const told = await listens(helper);
    await says(house, 'committee', 'discussion');
    await told.hears('discussion');
    await house.inside((db, scope) =>
      db.execute(sql`update member set role = 'neighbour' where svj_id = ${scope.svjId} and id = ${helper.memberId}`),
    );
    // Asked again a moment later: what is told until then was theirs when it was done.
    for (let tries = 0; tries < 50; tries += 1) {
      told.told.length = 0;
      await says(house, 'committee', 'discussion');
      await says(house, 'house');
      await told.hears('messages');
      if (!told.topics().includes('discussion')) return;
    }
    throw new Error('still told of what the committee says to itself');
  });

  it('that returns knows whether it missed something', async () => {
    const first = await listens(alena);
    await aMessage(chair);
    await first.hears('messages');
    const last = first.told.at(-1)?.id as string;
    first.leaves();
    const again = await listens(alena, { last });
    expect(again.told[0]?.data).toMatchObject({ missed: false, topics: [] });
    const other = await listens(chair);
    await aMessage(chair);
    await says(house, 'committee', 'discussion');
    await Promise.all([other.hears('messages'), other.hears('discussion')]);
    const late = await listens(alena, { last });
    // By its name, and no more than they would have heard.
    expect(late.told[0]?.data).toMatchObject({ missed: false, topics: ['messages'] });
    const elsewhere = await listens(alena, { last: `other.${last.split('.')[1]}` });
    expect(elsewhere.told[0]?.data).toMatchObject({ missed: true });
  });

  it('that begins is told what changed since its page read what it shows', async () => {
    const fresh = await aHouse(portal);
    const [writer, reader] = [await fresh.chair(), await fresh.owner()];
    const other = await listens(writer);
    const read = performance.now();
    await aTalk(writer);
    await other.hears('discussion');
    expect((await listens(reader, { age: Math.ceil(performance.now() - read) })).told[0]?.data).toMatchObject({
      missed: false,
      topics: ['discussion'],
    });
    expect((await listens(reader, { age: 0 })).told[0]?.data).toMatchObject({ missed: false, topics: [] });
    // Of what was before this server listened, nobody knows.
    expect((await listens(reader, { age: 24 * 3600_000 })).told[0]?.data).toMatchObject({ missed: true });
  });

  it('makes room when one account has too many', async () => {
    const many = await house.owner();
    const all: Listener[] = [];
    for (let n = 0; n < 13; n += 1) all.push(await listens(many));
    await all[0]?.ends();
    expect(all.filter(({ isOver }) => isOver)).toHaveLength(1);
  });
});

describe('the listening connection', () => {
  it('is one a server, and once it is cut everybody asks everything and hears again', async () => {
    const [one, two] = [await listens(alena), await listens(chair)];
    const db = new pg.Client({ connectionString: portal.ownerUrl });
    await db.connect();
    const ears = async () =>
      (
        await db.query<{ pid: number }>(
          "select pid from pg_stat_activity where application_name = 'pavlac-live' and datname = current_database()",
        )
      ).rows;
    const [ear, ...more] = await ears();
    expect(more).toEqual([]);
    const cutter = new pg.Client({ connectionString: portal.appUrl });
    await cutter.connect();
    await cutter.query('select pg_terminate_backend($1)', [ear?.pid]);
    await cutter.end();
    await Promise.all([one.asksAll(), two.asksAll()]);
    await aMessage(chair);
    await Promise.all([one.hears('messages'), two.hears('messages')]);
    expect(await ears()).toHaveLength(1);
    await db.end();
  });

  it('that hears no word gives way to counters', async () => {
    const pool = openPool(portal.appUrl, { max: 2, now: portal.now });
    // What a pooler does: the word goes to somebody else.
    const mute = {
      query: (text: string, values?: unknown[]) =>
        text.includes('pg_notify') ? { rows: [] } : pool.aside.query(text, values),
    };
    const heard = openLive({
      ...{ url: portal.appUrl, pool: { aside: mute as never }, topics: topicsOf(), now: portal.now },
      times: { proof: 50, poll: 100 },
    });
    const app = await buildApp({ portal: { ...portal, pool, live: heard }, version: '2.3.1' });
    const told = await listens(alena, { app });
    await house.inside(async (db, scope) => {
      await db.execute(sql`update member set first_name = first_name where svj_id = ${scope.svjId}`);
      // The database would count it seconds later.
      await db.execute(sql`select pg_stat_force_next_flush()`);
    });
    await told.asksAll();
    await app.close();
    await pool.end();
  });
});

describe('tables', () => {
  it('of houses all tell, each of a noun that is asked for, or say why not', async () => {
    const db = new pg.Client({ connectionString: portal.ownerUrl });
    await db.connect();
    const { rows } = await db.query<{ name: string; told: string }>(`
      select c.relname as name, count(g.oid) as told
      from pg_class c left join pg_trigger g on g.tgrelid = c.oid and g.tgname in ('live_insert', 'live_update', 'live_delete')
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'svj' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'svj_id' and not a.attisdropped))
      group by c.relname order by c.relname`);
    await db.end();
    const silent = rows.filter(({ told }) => told !== '3').map(({ name }) => name);
    expect(silent).toEqual([
      'activity',
      'activity_value',
      'idempotency_key',
      'number_series',
      'outbox',
      'search_entry',
    ]);
    const topics = topicsOf();
    const known = Object.keys(registry);
    const astray = rows.filter(({ name, told }) => {
      const said = topics.get(name);
      return told === '3' && !said?.quiet && !known.includes(said?.topic ?? '');
    });
    // These say whose they are.
    expect(astray.map(({ name }) => name)).toEqual([
      ...['audience_part', 'comment', 'comment_complaint', 'comment_mention', 'comment_turn', 'comment_verdict'],
    ]);
  });
});
