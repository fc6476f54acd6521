import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Db } from '#server/base/db/db.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';
import { openRecorder, type Recorder, type Statement } from '../bench/statements.ts';
import * as accounts from './indexed/accounts.ts';
import * as agenda from './indexed/agenda.ts';
import * as approvals from './indexed/approvals.ts';
import * as assembly from './indexed/assembly.ts';
import * as bank from './indexed/bank.ts';
import * as board from './indexed/board.ts';
import * as bookings from './indexed/bookings.ts';
import * as cadastre from './indexed/cadastre.ts';
import * as cashdesk from './indexed/cashdesk.ts';
import * as changes from './indexed/changes.ts';
import * as clearances from './indexed/clearances.ts';
import * as clock from './indexed/clock.ts';
import * as contacts from './indexed/contacts.ts';
import * as discussions from './indexed/discussions.ts';
import * as documents from './indexed/documents.ts';
import * as events from './indexed/events.ts';
import * as feeds from './indexed/feeds.ts';
import * as fees from './indexed/fees.ts';
import { filters } from './indexed/filters.ts';
import * as gallery from './indexed/gallery.ts';
import * as insolvency from './indexed/insolvency.ts';
import * as invoices from './indexed/invoices.ts';
import * as meetings from './indexed/meetings.ts';
import * as minutes from './indexed/minutes.ts';
import * as orders from './indexed/orders.ts';
import * as payments from './indexed/payments.ts';
import * as portable from './indexed/portable.ts';
import * as prescriptions from './indexed/prescriptions.ts';
import * as proposals from './indexed/proposals.ts';
import * as reminders from './indexed/reminders.ts';
import * as reports from './indexed/reports.ts';
import * as resolutions from './indexed/resolutions.ts';
import * as sales from './indexed/sales.ts';
import * as substitutes from './indexed/substitutes.ts';
import * as summons from './indexed/summons.ts';
import * as surveys from './indexed/surveys.ts';
import { sweeps } from './indexed/sweeps.ts';
import * as walls from './indexed/walls.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aReader, seedTown } from './town.ts';

/** Enough associations that reading a whole table costs more than an index. */
const town = { houses: 100, units: 50 };
let portal: TestPortal;
let recorder: Recorder;
let app: pg.Client;
let headers: Record<string, string>;
let reader: Record<string, string>;
let administrator: Record<string, string>;
let voteId: string;
let messageId: string;
let unitId: string;
let folderId: string;
let documentId: string;
let discussionId: string;
let reportId: string;
let contactId: string;
let albumId: string;
let eventId: string;
let surveyId: string;
let meetingId: string;
let heldId: string;
let approvalId: string;
let cashId: string;
let bankId: string;
let accountId: string;
let feeId: string;
let runId: string;
let entered: { id: string; vote: string };
let proposalId: string;
let thingId: string;
beforeAll(async () => {
  portal = await aPortal();
  recorder = await openRecorder(portal.appUrl);
  const superUrl = atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1));
  headers = await seedTown(superUrl, town);
  const above = new pg.Client({ connectionString: superUrl });
  await above.connect();
  // What is written here fits together: nothing of it is asked for row by row.
  await above.query("set session_replication_role = 'replica'");
  const { rows } = await above.query<{ id: string }>(
    'select v.id from vote v join member m on m.svj_id = v.svj_id where m.id = $1 order by v.id',
    [headers.svj],
  );
  const { rows: of } = await above.query<{ id: string }>(
    'select t.id from message t join member m on m.svj_id = t.svj_id where m.id = $1 and t.accept_read and t.to_public order by t.id',
    [headers.svj],
  );
  messageId = String(of[0]?.id);
  // An empty table is read whole at no cost: what every seat may have is there.
  await above.query(`insert into vote_paper (svj_id, vote_id, seat_id, number, scanned, paper_date, seq, recorded_by, at, counts)
    select s.svj_id, s.vote_id, s.id, '1', false, '2026-01-01', 1, m.id, now(), true
    from vote_seat s join lateral (select id from member m where m.svj_id = s.svj_id order by id limit 1) m on true`);
  await above.query('analyze vote_paper');
  await above.query(`insert into estate_person (svj_id, deceased_id, member_id, acts_as, valid_from, valid_to, made_at)
    select m.svj_id, m.id, n.id, 'administrator', '2001-01-01', '2001-02-01', now()
    from member m join member n on n.svj_id = m.svj_id and n.id = m.id + 1`);
  await above.query('analyze estate_person');
  await above.query(`insert into owner_correction (svj_id, unit_id, kind, reason, stood, stands, at)
    select svj_id, id, 'correct', 'Jiný den ve smlouvě', '[]', '[]', now() from unit`);
  await above.query(`insert into second_act (svj_id, kind, subject_id, vote_id, state, asked_at)
    select svj_id, 'paper', id, vote_id, 'waits', now() from vote_paper`);
  await above.query(`insert into second_person (svj_id, act_id, member_id, part, at)
    select a.svj_id, a.id, p.recorded_by, 'barred', now() from second_act a join vote_paper p on p.id = a.subject_id`);
  await above.query(`insert into verifier (svj_id, vote_id, member_id, asked_at)
    select svj_id, vote_id, owner_ids[1], now() from vote_seat`);
  await above.query(`insert into member_death (svj_id, member_id, died_on, marked_at)
    select svj_id, id, '2001-01-01', now() from member where id % 2 = 0`);
  await above.query(`insert into vote_entry (svj_id, vote_id, seq, kind, seat_id, at, body, hash, prev, signature, public_key)
    select svj_id, vote_id, position, 'paper', id, now(), '{}', h, h, h || h, h
    from vote_seat cross join lateral (select sha256(id::text::bytea) as h) x`);
  await above.query(`insert into representation (svj_id, unit_ids, member_id, state, counted_as, created_at, decided_at)
    select svj_id, unit_ids, owner_ids[1], 'named', 'owners', now(), now() from vote_seat`);
  // Most of what waits is not due yet.
  await above.query(`update notice set due_at = now() + interval '1 day'`);
  await above.query(`insert into chair_naming (svj_id, member_id, email, made_at, due_at, file_name, file_type, file)
    select svj_id, min(id), 'jana@luzicka.example', now(), now() + interval '3 days', 'Zápis.pdf', 'application/pdf', ''
    from member group by svj_id`);
  await above.query(`insert into register_due (svj_id, day)
    select id, current_day() + n from svj, generate_series(1, 20) n`);
  await above.query('delete from register_due where day <= current_day()');
  await above.query(`insert into member_opening (svj_id, member_id, by_visit, how, opened_at)
    select svj_id, id, true, 'card', now() - n * interval '1 day' from member, generate_series(1, 4) n`);
  await above.query(`insert into invitation_letter (svj_id, member_id, nonce, code_hash, created_at, expires_at)
    select svj_id, id, '', sha256((svj_id || ' ' || id)::bytea), now(), now() + interval '60 days' from member where id % 4 = 0`);
  await above.query(`insert into activity (svj_id, noun, noun_id, verb, detail, at)
    select svj_id, 'members', id, 'update', '{"changes": []}', now() - n * interval '1 day' from member, generate_series(1, 4) n`);
  await above.query(`insert into activity_value (svj_id, activity_id, member_id, field, value_after)
    select svj_id, id, noun_id, 'phones', '+420732664108' from activity where noun = 'members'`);
  await above.query(
    'analyze notice, chair_naming, register_due, member_opening, invitation_letter, activity, activity_value',
  );
  await above.query(documents.rows);
  await above.query(discussions.rows);
  await above.query(reports.rows);
  await above.query(gallery.rows);
  const { rows: shown } = await above.query<{ id: string }>(
    "select a.id from album a join member m on m.svj_id = a.svj_id where m.id = $1 and a.visibility = 'public' order by a.id",
    [headers.svj],
  );
  albumId = String(shown[0]?.id);
  await above.query(events.rows);
  const { rows: plans } = await above.query<{ id: string }>(
    'select e.id from event e join member m on m.svj_id = e.svj_id where m.id = $1 and e.repeats and e.everyone order by e.id',
    [headers.svj],
  );
  eventId = String(plans[0]?.id);
  await above.query(feeds.rows);
  await above.query(bookings.rows);
  const { rows: lent } = await above.query<{ id: string }>(
    'select t.id from booking_thing t join member m on m.svj_id = t.svj_id where m.id = $1 order by t.id',
    [headers.svj],
  );
  thingId = String(lent[0]?.id);
  await above.query(surveys.rows);
  const { rows: asked } = await above.query<{ id: string }>(
    `select d.id from survey d join member m on m.svj_id = d.svj_id
     where m.id = $1 and d.everyone and d.status = 'active' and d.answering = 'member' order by d.id`,
    [headers.svj],
  );
  surveyId = String(asked[0]?.id);
  await above.query(meetings.rows);
  await above.query(agenda.rows);
  const { rows: called } = await above.query<{ id: string }>(
    `select d.id from meeting d join member m on m.svj_id = d.svj_id
     where m.id = $1 and d.is_public and d.status = 'scheduled' order by d.id`,
    [headers.svj],
  );
  meetingId = String(called[0]?.id);
  await above.query(assembly.rows);
  const { rows: held } = await above.query<{ id: string }>(
    `select e.meeting_id as id from meeting_evening e join member m on m.svj_id = e.svj_id
     join meeting_vote t on t.svj_id = e.svj_id and t.meeting_id = e.meeting_id and t.is_book
     where m.id = $1 order by (select count(*) from vote_seat s where s.svj_id = t.svj_id and s.vote_id = t.vote_id) desc`,
    [headers.svj],
  );
  heldId = String(held[0]?.id);
  await above.query(summons.rows);
  await above.query(minutes.rows);
  await above.query(substitutes.rows);
  await above.query(proposals.rows);
  const { rows: proposed } = await above.query<{ id: string }>(
    'select p.id from proposal p join member m on m.svj_id = p.svj_id where m.id = $1 order by p.id',
    [headers.svj],
  );
  proposalId = String(proposed[0]?.id);
  await above.query(approvals.rows);
  const { rows: requests } = await above.query<{ id: string }>(
    'select a.id from approval a join member m on m.svj_id = a.svj_id where m.id = $1 order by a.id',
    [headers.svj],
  );
  approvalId = String(requests[0]?.id);
  await above.query(cashdesk.rows);
  const { rows: paid } = await above.query<{ id: string }>(
    'select r.id from cash_record r join member m on m.svj_id = r.svj_id where m.id = $1 order by r.id',
    [headers.svj],
  );
  cashId = String(paid[0]?.id);
  await above.query(bank.rows);
  await above.query(insolvency.rows);
  await above.query(invoices.rows);
  await above.query(orders.rows);
  await above.query(cadastre.rows);
  await above.query(changes.rows);
  const { rows: stated } = await above.query<{ id: string }>(
    'select s.id from bank_statement s join member m on m.svj_id = s.svj_id where m.id = $1 order by s.id',
    [headers.svj],
  );
  bankId = String(stated[0]?.id);
  await above.query(accounts.rows);
  const { rows: owed } = await above.query<{ id: string }>(
    'select a.unit_id as id from account_unit a join member m on m.svj_id = a.svj_id where m.id = $1 order by a.no',
    [headers.svj],
  );
  accountId = String(owed[0]?.id);
  await above.query(clearances.rows);
  await above.query(sales.rows);
  await above.query(portable.rows);
  await above.query(fees.rows);
  await above.query(clock.rows);
  const { rows: charged } = await above.query<{ id: string }>(
    'select f.id from fee f join member m on m.svj_id = f.svj_id where m.id = $1 order by f.id',
    [headers.svj],
  );
  feeId = String(charged[0]?.id);
  await above.query(payments.rows);
  await above.query(prescriptions.rows);
  const { rows: prescribed } = await above.query<{ id: string }>(
    'select r.id from prescription r join member m on m.svj_id = r.svj_id where m.id = $1 order by r.id',
    [headers.svj],
  );
  runId = String(prescribed[0]?.id);
  await above.query(reminders.rows);
  await above.query(resolutions.rows);
  const { rows: decided } = await above.query<{ id: string; vote: string }>(
    'select r.id, r.vote_id as vote from resolution r join member m on m.svj_id = r.svj_id where m.id = $1 order by r.id',
    [headers.svj],
  );
  entered = decided[0] as typeof entered;
  await above.query(walls.rows);
  const { rows: filed } = await above.query<{ id: string }>(
    `select r.id from report r join member m on m.svj_id = r.svj_id where m.id = $1 and r.visibility = 'public' order by r.id`,
    [headers.svj],
  );
  reportId = String(filed[0]?.id);
  await above.query(contacts.rows);
  const { rows: book } = await above.query<{ id: string }>(
    "select c.id from contact c join member m on m.svj_id = c.svj_id where m.id = $1 and c.visibility = 'public' order by c.id",
    [headers.svj],
  );
  contactId = String(book[0]?.id);
  await above.query(contacts.works.replace('$1', reportId));
  const { rows: threads } = await above.query<{ id: string }>(
    'select d.id from discussion d join member m on m.svj_id = d.svj_id where m.id = $1 and d.everyone order by d.id',
    [headers.svj],
  );
  discussionId = String(threads[0]?.id);
  const { rows: shelves } = await above.query<{ id: string }>(
    'select f.id from folder f join member m on m.svj_id = f.svj_id where m.id = $1 order by f.id',
    [headers.svj],
  );
  // The first one is for groups.
  folderId = String(shelves[1]?.id);
  const { rows: papers } = await above.query<{ id: string }>(
    'select id from document where folder_id = $1 order by id',
    [folderId],
  );
  documentId = String(papers[0]?.id);
  await above.query('analyze representation');
  await above.query('analyze owner_correction, second_act, second_person, verifier, member_death, vote_entry');
  const { rows: flats } = await above.query<{ id: string }>(
    'select u.id from unit u join member m on m.svj_id = u.svj_id where m.id = $1 order by u.id',
    [headers.svj],
  );
  unitId = String(flats[0]?.id);
  const token = newToken();
  await above.query(
    `with a as (insert into account (email, is_product_admin) values ('sprava@luzicka.example', true) returning id)
     insert into session (account_id, token_hash, created_at, last_seen_at) select id, $1, now(), now() from a`,
    [hashToken(token)],
  );
  administrator = { authorization: `Bearer ${token}` };
  await above.end();
  reader = await aReader(superUrl, headers);
  voteId = String(rows[0]?.id);
  app = new pg.Client({ connectionString: portal.appUrl });
  await app.connect();
  // A hundred houses are seeded, on a computer that may do other things.
}, 240_000);
afterAll(async () => {
  await app.end();
  await recorder.close();
  await portal.close();
});

/** What the transaction that stands was opened by: statements of one call are asked in one. */
let opened: readonly Statement[] = [];
async function inTransaction(opening: readonly Statement[], text: string, values: unknown[]) {
  if (opened !== opening) {
    await app.query('rollback');
    for (const one of opening) await app.query(one.text, one.values);
    opened = opening;
  }
  return app.query<{ 'QUERY PLAN': string }>(text, values);
}

const across = (settings: string): Statement => ({
  text: `begin; set local app.across = 'on'; ${settings}`,
  values: [],
});
/** The same across associations, as an administrator of the portal and jobs ask. */
async function planAcross({ text, values }: Statement, settings = ''): Promise<string> {
  const { rows } = await inTransaction([across(settings)], `explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** How PostgreSQL runs the statement for the application's role inside that gate. */
async function plan(opening: readonly Statement[], { text, values }: Statement): Promise<string> {
  const { rows } = await inTransaction(opening, `explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** What a policy asks is answered beside the plan (InitPlan), never in a condition that each row goes through. */
const askedByEachRow = /(Filter|Cond): .*('app\.(svj_id|across)'|current_svj|is_across)/;

it('every policy asks for its house as a subquery, so once a statement', async () => {
  const { rows } = await app.query<{ policy: string }>(`
    select format('%s on %s', policyname, tablename) as policy
    from pg_policies, lateral (select concat(qual, ' ', with_check) as said) s
    where schemaname = 'public'
      and regexp_replace(said, '\\(\\s*SELECT (current_svj|is_across)\\(\\)', '', 'gi') ~ '(current_svj|is_across)\\('`);
  expect(rows.map((row) => `${row.policy}: using (svj_id = (select current_svj()))`)).toEqual([]);
});

it.each([
  '/api/v2/room',
  '/api/v2/room?page=2&sizePerPage=all',
  '/api/v2/room?sort=-owner',
  '/api/v2/room?sort=share&tab=problems',
  `/api/v2/room?${filters({ number: '1' })}`,
  `/api/v2/room?${filters({ owner: 'novak' })}`,
  '/api/v2/room/check',
  '/api/v2/room?day=2026-01-01',
  '/api/v2/room/:unit/periods',
  '/api/v2/room/search/novak',
  '/api/v2/user/search/novak',
  '/api/v2/role',
  '/api/v2/role/owner',
  '/api/v2/user',
  '/api/v2/user?page=2&sizePerPage=all&sort=-name',
  '/api/v2/user?sort=share&tab=active',
  '/api/v2/user?sort=unit&tab=archived',
  `/api/v2/user?${filters({ text: 'nov', role: 'owner', access: 'none' })}`,
  `/api/v2/user?${filters({ text: '605118' })}`,
  `/api/v2/user?${filters({ text: 'jana7@luzicka' })}`,
  `/api/v2/user?${filters({ entrance: 1, customRole: 1 })}`,
  '/api/v2/user/ways',
  '/api/v2/user/traces/own',
  '/api/v2/svj/steps',
  '/api/v2/user/:member',
  '/api/v2/vote/getAll',
  '/api/v2/vote/getAll?tab=finished&text=strech',
  '/api/v2/vote/search/strech',
  '/api/v2/vote/:vote',
  '/api/v2/vote/:vote/census',
  '/api/v2/vote/:vote/delivery?page=2',
  '/api/v2/vote/:vote/users',
  '/api/v2/vote/:vote/paper',
  '/api/v2/second-person',
  '/api/v2/user/:member/death',
  '/api/v2/user/:member/death/preview',
  '/api/v2/waits',
  '/api/v2/waits/first',
  '/api/v2/wall/note',
  '/api/v2/wall/note?tab=letIn&page=2',
])('%s reads no whole table, however many associations there are', async (path) => {
  const call = path.replace(':member', String(headers.svj)).replace(':vote', voteId).replace(':unit', unitId);
  const { opening, work } = await recorder.record(call, headers);
  expect(work.length).toBeGreaterThan(0);
  for (const statement of work) {
    const told = await plan(opening, statement);
    expect(told).not.toMatch(/Seq Scan/);
    expect(told).not.toMatch(askedByEachRow);
  }
});

/**
 * A hundred associations and what each of them says to whom it watches, a few representatives, seven tenants, two calendars of others, votes of surveys and of meetings and
 * an evening a house lie on so few pages that reading them is the cheapest way, unless the index alone can answer, which depends on when the table was last
 * swept.
 */
const wholeTable =
  /Seq Scan on (?!(svj|unit_representative|unit_person|feed_source|cadastre_account|cadastre_place|invoice_book|invoice_customer|invoice_plan|invoice_supplier|insolvency_words|register_turn|survey_turn|meeting_vote|meeting_evening|meeting_projection) )/;
it.each(board.paths)('%s %o reads no whole table, whoever asks', async (path, payload?: object) => {
  for (const who of [headers, reader]) {
    if (who === reader && (payload || path.endsWith('groups'))) continue;
    const { opening, work } = await recorder.record(path.replace(':message', messageId), who, payload);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(documents.paths)('%s reads no whole table, whoever asks', async (path) => {
  const call = path.replace(':folder', folderId).replace(':document', documentId);
  for (const who of /bin$|opening$/.test(path) ? [headers] : [headers, reader]) {
    const { opening, work } = await recorder.record(call, who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(reports.paths)('%s reads no whole table, whoever asks', async (path) => {
  // How fast reports are solved is for who administers them.
  for (const who of path.includes('/times') ? [headers] : [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':report', reportId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(discussions.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':discussion', discussionId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(contacts.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':contact', contactId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(events.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':event', eventId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(surveys.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of /groups|people/.test(path) ? [headers] : [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':survey', surveyId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

/** Calls of meetings that only who administers them asks. */
const administered = /template$|\/invitation$|\/delivery/;
it.each([...meetings.paths, ...agenda.paths, ...summons.paths, ...proposals.paths, ...substitutes.paths])(
  '%s reads no whole table, whoever asks',
  async (path) => {
    for (const who of administered.test(path) ? [headers] : [headers, reader]) {
      const asked = path.replace(':meeting', meetingId).replace(':proposal', proposalId);
      const { opening, work } = await recorder.record(asked, who);
      expect(work.length).toBeGreaterThan(0);
      for (const statement of work) {
        const told = await plan(opening, statement);
        expect(told).not.toMatch(wholeTable);
        expect(told).not.toMatch(askedByEachRow);
      }
    }
  },
);

it.each([...assembly.paths, ...minutes.paths])('%s reads no whole table', async (path) => {
  const { opening, work } = await recorder.record(path.replace(':held', heldId), headers);
  expect(work.length).toBeGreaterThan(0);
  for (const statement of work) {
    const told = await plan(opening, statement);
    expect(told).not.toMatch(wholeTable);
    expect(told).not.toMatch(askedByEachRow);
  }
});

it.each([
  ...approvals.paths,
  ...cashdesk.paths,
  ...bank.paths,
  ...insolvency.paths,
  ...invoices.paths,
  ...cadastre.paths,
  ...changes.paths,
  ...accounts.paths,
  ...clearances.paths,
  ...sales.paths,
  ...portable.paths,
  ...fees.paths,
  ...clock.paths,
  ...payments.paths,
  ...prescriptions.paths,
  ...reminders.paths,
])('%s reads no whole table', async (path) => {
  const { opening, work } = await recorder.record(
    path
      .replace(':approval', approvalId)
      .replace(':cash', cashId)
      .replace(':account', accountId)
      .replace(':fee', feeId)
      .replace(':run', runId)
      .replace(':bank', bankId),
    headers,
  );
  expect(work.length).toBeGreaterThan(0);
  for (const statement of work) {
    const told = await plan(opening, statement);
    expect(told).not.toMatch(wholeTable);
    expect(told).not.toMatch(askedByEachRow);
  }
});

it.each(resolutions.paths)('%s reads no whole table, whoever asks', async (path) => {
  const address = path.replace(':resolution', entered.id).replace(':decided', entered.vote);
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(address, who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(gallery.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':album', albumId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(bookings.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(path.replace(':thing', thingId), who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each(feeds.paths)('%s reads no whole table, whoever asks', async (path) => {
  for (const who of [headers, reader]) {
    const { opening, work } = await recorder.record(path, who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

it.each([
  ['/api/v2/dashboard', true],
  ['/api/v2/vote/running', false],
  ['/api/v2/report/open', false],
  ['/api/v2/message/unconfirmed', false],
  ['/api/v2/documents/standing', false],
])('%s of the first screen reads no whole table', async (path, isForOwners) => {
  for (const who of isForOwners ? [headers, reader] : [headers]) {
    const { opening, work } = await recorder.record(path, who);
    expect(work.length).toBeGreaterThan(0);
    for (const statement of work) {
      const told = await plan(opening, statement);
      expect(told).not.toMatch(wholeTable);
      expect(told).not.toMatch(askedByEachRow);
    }
  }
});

/** The names of a hundred associations lie on one page, where an index is of no use; in a country its order alone is read. */
const theirNames = /Seq Scan on svj\b/g;
it.each([
  '/api/v2/svj/all?q=luz',
  `/api/v2/svj/all?q=${encodeURIComponent('jana12@luz')}`,
  `/api/v2/svj/all?q=${encodeURIComponent('@luzicka.ex')}`,
  `/api/v2/auth/searchByEmail/${encodeURIComponent('jana123@luzicka.example')}`,
  '/api/v2/auth/searchByEmail/jana123',
  '/api/v2/account?email=soused19',
])('%s of an administrator reads no whole table and no whole index of addresses', async (path) => {
  const { work } = await recorder.record(path, administrator);
  const asked = work.filter(({ text }) => !text.includes('set_config'));
  expect(asked.length).toBeGreaterThan(0);
  for (const statement of asked) {
    const told = await planAcross(statement);
    expect(told.replace(theirNames, '')).not.toMatch(/Seq Scan/);
    for (const [scan] of told.matchAll(/Index.* Scan.*(account|member_contact)_(email|end|host).*\n.*/g))
      expect(scan).toMatch(/Index Cond: .*email_(key|end|host) >= /);
  }
});

it.each(orders.paths)('%s of staff reads no whole table, but to count all orders', async (path) => {
  const { work } = await recorder.record(path, administrator);
  const asked = work.filter(({ text }) => /house_order|from "?account/.test(text) && !orders.countsAll.test(text));
  expect(asked.length).toBeGreaterThan(0);
  for (const statement of asked) expect(await planAcross(statement)).not.toMatch(/Seq Scan/);
});

it.each(Object.entries(sweeps))('the job %s finds what is due by an index, however much there is', async (_, ask) => {
  const heard: Statement[] = [];
  const listening = {
    execute: async (text: SQL) => {
      const { sql, params } = new PgDialect().sqlToQuery(text);
      heard.push({ text: sql, values: params });
      return { rows: [] };
    },
  } as unknown as Db;
  await ask(listening, new Date());
  expect(heard).toHaveLength(1);
  for (const statement of heard) {
    // What is due is little or nothing here: whether there is a way is asked, not whether it pays.
    const told = await planAcross(statement, 'set local enable_seqscan = off;');
    expect(told).not.toMatch(/Seq Scan/);
    expect(told).toMatch(/Index Cond: .*(<=|>=|>|<)/);
  }
});
