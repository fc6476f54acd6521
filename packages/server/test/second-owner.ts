import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod/mini';
import { audienceEndpoints } from '#contract/audience/endpoints.ts';
import { Audience, NamedPart } from '#contract/audience/schema.ts';
import { endpoint } from '#contract/base/calls/endpoint.ts';
import { byId } from '#contract/base/calls/ids.ts';
import { place, urlOf } from '#contract/base/calls/links.ts';
import { Choices, ChosenFile } from '#contract/base/files/chosen.ts';
import { chosenEndpoints } from '#contract/base/files/endpoints-chosen.ts';
import { FileIds, FileView } from '#contract/base/files/files.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { commentEndpoints } from '#contract/comments/endpoints.ts';
import { acceptEndpoints } from '#contract/confirmations/endpoints-accepts.ts';
import { wordingEndpoints } from '#contract/confirmations/endpoints-wordings.ts';
import { followEndpoints } from '#contract/follow/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import * as audience from '#server/audience/queries.ts';
import { audienceOf, keepAudience } from '#server/audience/queries-groups.ts';
import { groupsOf, reachOf } from '#server/audience/queries-reach.ts';
import type { Db } from '#server/base/db/db.ts';
import { owns } from '#server/base/db/owned-tables.ts';
import { attachFiles, filesOf } from '#server/base/files/files.ts';
import { may, type Scope } from '#server/base/http/gate.ts';
import { commentHandlers } from '#server/comments/handlers.ts';
import type { Talk } from '#server/comments/queries-talks.ts';
import type { AskedOf, Worded } from '#server/confirmations/asked/queries-asked.ts';
import { keepConfirmedFiles, keepWording } from '#server/confirmations/asked/queries-keeping.ts';
import { acceptHandlers } from '#server/confirmations/handlers-accepts.ts';
import { wordingHandlers } from '#server/confirmations/handlers-wordings.ts';
import { defineNoun, served } from '#server/define-noun.ts';
import { closedTo } from '#server/documents/attached/queries-closed.ts';
import { chosenOf, keepChosen } from '#server/documents/attached/steps.ts';
import { followHandlers } from '#server/follow/handlers.ts';
import { idsOf } from '#server/notices/queries.ts';
import { keyOfAbout, keyOfPair, type Source, tell } from '#server/notices/steps.ts';
import type { TestPortal } from './portal.ts';

// Works: repairs of the house. A noun that no registry knows and that shared ones serve as they serve messages, under
// another module and with comments of two streams: with neighbours, and inside the committee.

const where = { module: 'reports', path: 'works/:id', one: 'work' } as const;
const reads = { module: 'reports', right: 'r' } as const;
const Work = z.object({
  title: z.string(),
  audience: z.array(NamedPart),
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
});

export const works = {
  ...audienceEndpoints({ module: 'reports', path: 'works', one: 'a work', aim: Audience }),
  ...chosenEndpoints({ module: 'reports', path: 'works', one: 'a work', aim: Audience }),
  create: endpoint('POST /api/v2/works', {
    ...{ creates: 'work', visit: 'yes', summary: 'x', needs: { module: 'reports', right: 'rw' } },
    input: z.extend(Audience, { title: z.string(), fileIds: FileIds, documents: Choices }),
    output: byId,
  }),
  rename: endpoint('PUT /api/v2/works/:id', {
    ...{ visit: 'yes', summary: 'x', needs: { module: 'reports', right: 'rw' } },
    input: z.extend(byId, { title: z.string() }),
    output: z.null(),
  }),
  one: endpoint('GET /api/v2/works/:id', { needs: reads, input: byId, output: Work, summary: 'x' }),
};
export const workComments = commentEndpoints({ ...where, streams: ['house', 'inner'] });
export const workAccepts = acceptEndpoints({ path: 'works/:id', file: 'works/accepts' });
export const workWordings = wordingEndpoints({ ...where, wording: 'works/wording', owner: 'workId' });
export const workFollow = followEndpoints(where);

const aimed: audience.Aimed = {
  table: 'event',
  module: 'reports',
  aimOf: (scope, id) =>
    sql`select x.everyone, x.to_public from event x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};
const row = { id: sql`work.id`, everyone: sql`work.everyone`, toPublic: sql`work.to_public` };
const seen = (scope: Scope, now: Date): SQL =>
  audience.seesAll(scope, aimed) ? sql`true` : audience.isForMe(scope, aimed, row, now);

type Kept = { id: number; title: string; made_by: number | null; apart: boolean };
async function opened(db: Db, scope: Scope, id: number, now: Date): Promise<Kept> {
  const { rows } = await db.execute<Kept>(sql`
    select work.id, work.title, work.made_by, ${audience.keepsApart(scope, aimed, sql`work.id`)} as apart
    from event work where work.svj_id = ${scope.svjId} and work.id = ${id} and ${seen(scope, now)}`);
  if (!rows[0]) throw new Refused('BASE.ERRORS.NOT_FOUND');
  return rows[0];
}

const talk: Talk = {
  module: 'reports',
  streams: ['house', 'inner'],
  async thread({ db, scope, now }, id, stream) {
    const kept = await opened(db, scope, id, now);
    const administers = audience.seesAll(scope, aimed);
    if (stream === 'inner' && !administers) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    const mentionable = talk.readers(scope, id, stream, now, 'all');
    return { title: kept.title, administers, apart: kept.apart, closed: null, mentionable, authorId: kept.made_by };
  },
  speaks: (scope) => may(scope, 'reports', 'r') && scope.mayWrite,
  async told(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; title: string; authorId: number | null }>(sql`
      select id, title, made_by as "authorId" from event
      where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map((r) => ({ ...r, apart: false, at: place('/prace/$id', { id: r.id }) }));
  },
  readers(scope, id, stream, now, who) {
    const writers = audience.writersOf(scope, aimed);
    if (stream === 'inner' || who === 'administer') return writers;
    return sql`${audience.recipientsOf(scope, aimed, sql`${id}::bigint`, now)} union ${writers}`;
  },
  mails: { comment: 'commentNew', mention: 'commentMention' },
  removed: { noun: 'messages', verb: 'uncomment' },
};

const source: Source = {
  mails: ['messagePublished'],
  async still(db, scope, pairs, now) {
    const still = new Set<string>();
    for (const { ownerId, memberId } of pairs) {
      const [found] = await idsOf(db, talk.readers(scope, ownerId, 'house', now, 'all'), [memberId]);
      if (found) still.add(keyOfPair({ ownerId, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about) {
    const works = await talk.told(
      db,
      scope,
      about.map((a) => a.ownerId),
    );
    return new Map(
      about.flatMap((a) => {
        const work = works.find((w) => w.id === a.ownerId);
        if (!work) return [];
        const url = urlOf(portal.config.url, work.at);
        const data = {
          title: work.title,
          label: 'repair',
          number: '',
          until: 'none',
          text: '',
          files: 'none',
          accept: 'none',
        };
        const both = { ...data, who: 'none', url };
        const line = { title: work.title, detail: { cs: '', en: '' }, url };
        return [[keyOfAbout(a), { mail: 'messagePublished' as const, data: { cs: both, en: both }, line }] as const];
      }),
    );
  },
};

const asked: AskedOf = {
  table: 'event',
  module: 'reports',
  async asked({ db, scope, now }, id) {
    const { title, made_by: authorId } = await opened(db, scope, id, now);
    const rest = {
      number: null,
      contentVersion: 1,
      countedFrom: 1,
      sha256: null,
      changedAt: null,
      createdAt: new Date(0),
      outAt: new Date(0),
    };
    return { id, title, authorId, ...rest, acceptUntil: null, isActual: true };
  },
  recipients: (scope, id, now) => audience.recipientsOf(scope, aimed, id, now),
  knowsOthers: () => sql`true`,
  source,
  keeps: 'wordings',
  deeds: {
    remind: { noun: 'messages', verb: 'remind' },
    paper: { noun: 'messages', verb: 'paper' },
    unpaper: { noun: 'messages', verb: 'unpaper' },
  },
};

const worded: Worded = {
  table: 'event',
  seen: (scope, now) => sql`select work.id, 1 as content_version from event work
    where work.svj_id = ${scope.svjId} and ${seen(scope, now)}`,
  opensAll: (scope) => audience.seesAll(scope, aimed),
  seesAllFiles: (scope) => audience.seesAll(scope, aimed),
  says: (scope, id) => sql`select 1 as content_version, x.title, '' as description, now() as since
    from event x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  chosen: (portal, at, ids) => chosenOf(portal, at, 'wording', ids),
  missing: 'CONFIRMATIONS.NOT_FOUND',
};

export const worksNoun = defineNoun({
  serves: (portal) => [
    served(works, {
      reach: ({ db, scope, now }, { page, sizePerPage, ...aim }) =>
        reachOf(db, scope, aimed, { ...aim, urgent: false }, { limit: Number(sizePerPage), offset: 0 }, now),
      groups: ({ db, scope, now }) => groupsOf(db, scope, aimed, now),
      closedTo: (at, aim) => closedTo(at, aimed, aim),
      async create(at, { title, audience: groups, toPublic, fileIds, documents }) {
        const { db, scope, now } = at;
        const { rows } = await db.execute<{ id: number }>(sql`
          insert into event (svj_id, title, everyone, to_public, made_by)
          values (${scope.svjId}, ${title}, ${groups.length === 0}, ${toPublic}, ${scope.memberId}) returning id`);
        const id = rows[0]?.id as number;
        await keepAudience(db, scope, aimed, id, groups);
        await attachFiles(db, scope, { owner: 'event', ownerId: id }, fileIds, now);
        await keepChosen(at, { owner: 'event', ownerId: id }, documents, { links: true });
        const members = audience.recipientsOf(scope, aimed, sql`${id}::bigint`, now);
        const telling = { owner: 'event', ownerId: id, kind: 'published', module: 'reports', members } as const;
        await tell(db, scope, portal, source, telling, now);
        return { id };
      },
      async rename({ db, scope, now }, { id, title }) {
        const wordingId = await keepWording(db, scope, worded, id, now);
        await keepConfirmedFiles(db, scope, { table: 'event', id }, wordingId, []);
        await attachFiles(db, scope, { owner: 'event', ownerId: id }, [], now);
        await db.execute(sql`update event set title = ${title} where svj_id = ${scope.svjId} and id = ${id}`);
        return null;
      },
      remade: { create: async (_at, id) => ({ id }) },
      async one(at, { id }) {
        const { title } = await opened(at.db, at.scope, id, at.now);
        const files = await filesOf(portal, at, 'event', [id], { all: true });
        const groups = await audienceOf(at.db, at.scope, aimed, id, at.now);
        const chosen = await chosenOf(portal, at, 'event', [id]);
        return { title, audience: groups, attachments: files.get(id) ?? [], files: chosen.get(id) ?? [] };
      },
    }),
    served(workComments, commentHandlers(portal, 'event', talk)),
    served(workAccepts, acceptHandlers(portal, asked, workAccepts)),
    served(workWordings, wordingHandlers(portal, worded, 'workId')),
    served(workFollow, followHandlers({ owner: 'event', opens: (at, id) => talk.thread(at, id, 'house') })),
  ],
  tables: owns({ event: { travels: true } }),
  guards: {
    event: {
      sees: (db, scope, id, now) =>
        opened(db, scope, id, now).then(
          () => 'all' as const,
          () => 'nothing' as const,
        ),
      mayChange: async (_db, scope) => audience.seesAll(scope, aimed),
      hasForm: (scope) => (audience.seesAll(scope, aimed) ? 'all' : null),
      async uses(db, scope, ids, now) {
        const kept = await Promise.all(ids.map((id) => opened(db, scope, id, now).catch(() => null)));
        return kept.flatMap((w) => (w ? [{ id: w.id, title: w.title, at: place('/prace/$id', { id: w.id }) }] : []));
      },
    },
  },
  personal: none('its table is made for one test and dropped with it'),
  hears: none('no row of it holds a name'),
  asks: {
    event: {
      async owed(db, scope, now) {
        const { rows } = await db.execute<{ id: number }>(sql`
          select work.id from event work where work.svj_id = ${scope.svjId} and ${seen(scope, now)}
            and not exists (select from confirmation c where c.svj_id = work.svj_id and c.owner = 'event'
              and c.owner_id = work.id and c.member_id = ${scope.memberId})`);
        return { asks: rows.map(({ id }) => ({ id, version: 1 })), total: rows.length };
      },
      async texts(_house, { db, scope, now }, ids) {
        const kept = await Promise.all(ids.map((id) => opened(db, scope, id, now)));
        const rest = {
          file: null,
          held: null,
          label: null,
          emergency: false,
          owner: null,
          description: '',
          attachments: [],
          files: [],
          again: false,
        };
        return new Map(kept.map(({ id, title }) => [id, { id, title, ...rest, contentVersion: 1, acceptUntil: null }]));
      },
      asked: (db, scope, id, now) =>
        opened(db, scope, id, now).then(
          () => 1,
          () => null,
        ),
      confirmed: async () => undefined,
      worded,
    },
  },
  tells: { event: source },
  talks: { event: talk },
  mailChecks: none('notices see to its mails'),
  counts: none('nothing of it is counted'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('it is of tests alone'),
});

/** Its table, as its migration would bring it. */
export async function bringWorks(portal: TestPortal): Promise<void> {
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  await db.query(`drop table event_coming, event_news, event cascade;
    create table event (svj_id bigint not null references svj on delete cascade,
      id bigint generated always as identity, title text not null, everyone boolean not null, to_public boolean not null,
      made_by bigint, primary key (svj_id, id));
    alter table event enable row level security; alter table event force row level security;
    create policy own_house on event using (svj_id = current_svj());
    grant select, insert, update, delete on event to pavlac_app`);
  await db.end();
}
