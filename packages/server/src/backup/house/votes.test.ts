import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { checkReceipt } from '#contract/verification/rules-receipt.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { edited, type Person, TestHouse } from '#house/house.ts';
import { aHouseOfVotes, aPortalWithKey, archived, brought, countsOf, rowsIn, signsIn } from '#house/moving.ts';
import { readPdf } from '#house/paper.ts';
import type { TestPortal } from '#house/portal.ts';
import { inFolder, namesIn, recounted, recountedAside, runs, zipFiles } from '#house/recounts.ts';
import { python, verdictsOf } from '#house/recounts-agree.ts';
import { aSamplePortal } from '#house/sampled.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { closeVotes, remindOfVotes } from '#server/course/jobs.ts';
import { askSeconds, tellEarlierRepresentatives } from '#server/course/jobs-second.ts';
import { checkApproval } from '../../approvals/ledger/steps-check.ts';
import { hasVotes } from './queries.ts';
import { historyOnly, leftOut, votesTables } from './tables.ts';

type Story = Awaited<ReturnType<typeof aHouseOfVotes>>;
let folder: string;
let a: TestPortal;
let b: TestPortal;
let c: TestPortal;
let story: Story;
let file: string;
let told: string[];
let came: Awaited<ReturnType<typeof brought>>;
let chair: Person;
/** Rows of the house as it came, before anybody did anything in it. */
let cameWith: Record<string, number>;
/** Whoever runs the database of A, without the key of the portal. */
let mighty: pg.Client;
const over = ['Střecha', 'Schůze', 'Tajné', 'Prodej', 'Omyl', 'Běží'];
const keyOf = (portal: TestPortal) => portal.signer.publicKey;

async function superOf(portal: TestPortal): Promise<pg.Client> {
  const db = new pg.Client({
    connectionString: atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)),
  });
  await db.connect();
  await db.query("set session_replication_role = 'replica'");
  return db;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-moving-'));
  [a, b, c] = [await aSamplePortal(), await aPortalWithKey(10), await aPortalWithKey(11)];
  mighty = await superOf(a);
  await mighty.query('create schema kept');
  story = await aHouseOfVotes(a);
  const { house } = story;
  await rowsIn(
    house,
    `insert into representation (svj_id, unit_ids, member_id, state, counted_as, created_at, decided_at)
      select svj_id, unit_ids, owner_ids[1], 'named', 'owners', now(), now() from vote_seat where units = '2' limit 1;
     insert into representation_voice (svj_id, representation_id, member_id, agrees, at)
      select svj_id, id, member_id, true, now() from representation;
     insert into verifier (svj_id, vote_id, member_id, asked_at)
      select svj_id, ${story.online.id}, min(id), now() from member where svj_id = ${house.id} group by svj_id
      on conflict do nothing`,
  );
  ({ file, told } = await archived(house, folder));
  came = await brought(b, file);
  cameWith = await countsOf(came.house);
  chair = await came.house.person({ role: 'community_manager', lastName: 'Tamní' });
}, 240_000);
afterAll(async () => {
  await mighty.end();
  for (const portal of [a, b, c]) await portal.close();
  await rm(folder, { recursive: true });
});

const idIn = async (house: TestHouse, name: string) =>
  Number((await rowsIn(house, `select id from vote where name = '${name}'`))[0]?.id);
const packOf = async (who: Person, id: number) => who.asks(voteLedger.list, { id, sizePerPage: 'all' });

/** What the page and both programs of the ZIP say, when they are given these keys or believe the files. */
async function allSay(who: Person, id: number, ...keys: string[]) {
  const pack = await packOf(who, id);
  const page = [...new Set(checkLedger(pack, keys.length > 0 ? keys : undefined).map(nameOf))];
  const files = await zipFiles(who, id);
  const given = keys.flatMap((key) => ['--key', key]);
  const script = namesIn(await recountedAside(files, ...given));
  const inPython = await inFolder(async (at) => {
    for (const [name, body] of files) await writeFile(join(at, name), body);
    return python ? runs(python, ['prepocet.py', ...given], at) : { code: page.length > 0 ? 1 : 0, said: '' };
  });
  return { page, script, python: inPython.code };
}
const fits = { page: [], script: [], python: 0 };

/** All three agree that nothing is wrong with any vote that is over, when they are given these keys or believe the files: each program is asked once. */
async function allFit(who: Person, house: TestHouse, ...keys: string[]): Promise<void> {
  const packs = [];
  for (const name of over) packs.push(await packOf(who, await idIn(house, name)));
  const nothing = packs.map(() => []);
  const { page, script, python: third } = await verdictsOf(packs, keys);
  expect({ page, script, python: third }).toEqual({ page: nothing, script: nothing, python: third && nothing });
}

describe('every table of a house with every kind of vote', () => {
  /** What differs between the house that left and the one that came, and why. */
  const exceptions: Record<string, string> = {
    ...leftOut,
    ...historyOnly,
    vote_entry: 'the vote that ran has one more: its end',
    activity: 'and that it was cancelled',
    vote_origin: 'where its votes came from',
    vote_origin_member: 'what their ledgers call everybody',
    vote_departure: 'how each ledger left',
    survey_part: 'who waits for others to answer an anonymous survey answers anew',
  };

  /** Rows of what the sample has none of. */
  const rare = `
    insert into activity_value (svj_id, activity_id, member_id, field, value_after)
      select svj_id, (select max(id) from activity), min(id), 'phones', '+420605118274' from member group by svj_id;
    insert into fee_number (svj_id, fee_id, unit_id, thousandths)
      select f.svj_id, min(f.id), min(u.id), 1500 from fee f join unit u on u.svj_id = f.svj_id group by f.svj_id;
    insert into term_mail (svj_id, kind, owner, owner_id, turn, last_on, days, at)
      select svj_id, kind, 'term_record', min(id), '', '2026-12-31', 14, now() from term_record group by svj_id, kind;
    insert into approval_cash (svj_id, cash_id, approval_id, created_at)
      select r.svj_id, min(r.id), min(a.id), now() from cash_record r join approval a on a.svj_id = r.svj_id group by r.svj_id;
    insert into comment_mention (svj_id, comment_id, member_id, position)
      select svj_id, id, (select min(id) from member), 0 from comment;
    insert into comment_turn (svj_id, comment_id, owner, report_id, created_at)
      select r.svj_id, min(c.id), 'discussion', min(r.id), now() from report r
      join comment c on c.svj_id = r.svj_id and c.owner = 'discussion' group by r.svj_id;
    insert into wall_writer (svj_id, note_id, report_id, title, email, lang, due_at)
      select n.svj_id, min(n.id), min(r.id), 'Nesvítí', 'soused@example.cz', 'cs', now()
        from wall_note n join report r on r.svj_id = n.svj_id group by n.svj_id;
    insert into custom_role (svj_id, title, based_on, rights) select id, 'Domovník', 'owner', '{"members": "rw"}' from svj;
    insert into member_death (svj_id, member_id, died_on, marked_at, kept)
      select svj_id, min(id), '2026-01-01', now(), '{"hasAccess": true}' from member group by svj_id;
    insert into estate_person (svj_id, deceased_id, member_id, acts_as, valid_from, made_at)
      select svj_id, min(id), max(id), 'administrator', '2026-01-01', now() from member group by svj_id;
    insert into meeting_evening (svj_id, meeting_id, registration_opened_at, created_at, updated_at)
      select svj_id, min(id), now(), now(), now() from meeting group by svj_id on conflict do nothing;
    insert into meeting_door (svj_id, meeting_id, seat_id, since)
      select e.svj_id, min(e.meeting_id), min(s.id), now() from meeting_evening e
      join vote_seat s on s.svj_id = e.svj_id group by e.svj_id;
    insert into meeting_course (svj_id, meeting_id, point_id, opened_at)
      select svj_id, min(meeting_id), min(id), now() from meeting_point group by svj_id;
    insert into meeting_remark (svj_id, meeting_id, point_id, kind, person, text, at)
      select svj_id, min(meeting_id), min(id), 'objection', 'Kdosi', 'Pozdě', now() from meeting_point group by svj_id;
    insert into minutes_addendum (svj_id, minutes_id, author_name, text, created_at)
      select svj_id, min(id), 'Kdosi', 'Pozdě', now() from minutes group by svj_id;
    insert into resolution_link (svj_id, resolution_id, report_id)
      select r.svj_id, min(r.id), min(t.id) from resolution r join report t on t.svj_id = r.svj_id group by r.svj_id;
    insert into meeting_substitute (svj_id, failed_id, meeting_id, created_at)
      select svj_id, min(id), max(id), now() from meeting group by svj_id;
    insert into import_mapping select id, 'abc', '{"a": 1}', now() from svj;
    insert into cadastre_place (svj_id, number, building, seen, seals, units_read, next_at, updated_at)
      select id, '1247', '{"name": "Lipová"}', '{"units": ["1"]}', '[{"name": "V-1/2026"}]', '[]', now(), now() from svj
      on conflict do nothing;
    insert into cadastre_check (svj_id, at, source) select id, now(), 'register' from svj;
    insert into cadastre_extract (svj_id, sheet_code, sheet, state, price, asked_at, confirmed_at)
      select id, '1', '1777', 'done', 10000, now(), now() from svj;
    insert into insolvency_watch (svj_id, member_id, for_debt, purpose, purpose_at, next_at, created_at)
      select svj_id, max(id), false, 'Dluhy', now(), now(), now() from member group by svj_id on conflict do nothing;
    insert into insolvency_case (svj_id, watch_id, case_key, court, file_number, url, first_name, last_name, titles, ico, address,
        is_there, created_at, updated_at)
      select svj_id, min(id), 'KSBR|99', '', 'KSBR 1 INS 99/2026', '', '', '', '', '', '', true, now(), now()
      from insolvency_watch group by svj_id;
    insert into insolvency_look (svj_id, name, at) select id, 'Kdosi', now() from svj;
    insert into insolvency_words (svj_id, words) select id, 'Ptejte se výboru.' from svj;
    insert into change_request (svj_id, origin, name, state, building, created_at)
      select id, 'file', 'dum.json', 'open', '{"source": "cadastre", "units": [], "persons": []}', now() from svj;
    insert into change_decision (svj_id, request_id, key, mark, accept, reason, decided_at)
      select svj_id, min(id), 'owners:1', 'x', false, 'Zatím ne', now() from change_request group by svj_id;
    insert into change_comment (svj_id, request_id, text, said_at)
      select svj_id, min(id), 'Klíče už mají.', now() from change_request group by svj_id;
    insert into bank_mapping select id, 'kdy', '{"day": "kdy"}', now() from svj;
    insert into reminder_ladder (svj_id, updated_at) select id, now() from svj;
    insert into reminder_step (svj_id, position, name, days, least, cost, term, text)
      select id, 1, 'Připomenutí', 14, 0, 0, 14, 'Dobrý den' from svj;
    insert into reminder_rate (svj_id, from_day, repo, source) select id, '2026-07-01', 350, 'cnb.cz' from svj;
    insert into reminder_dispute (svj_id, unit_id, note, made_at, made_name)
      select svj_id, min(id), 'Reklamace', now(), 'Kdosi' from unit group by svj_id;
    insert into account_side (svj_id, unit_id, side, day) select svj_id, min(unit_id), 1, '2026-01-01' from account_unit group by svj_id;
    insert into sale (svj_id, unit_id, side, label, day, passed, rest, made_at, made_name)
      select svj_id, unit_id, side, 'jednotka', day, 0, 0, now(), 'Kdosi' from account_side;
    insert into sale_person (svj_id, sale_id, member_id, seller)
      select s.svj_id, s.id, (select min(m.id) from member m where m.svj_id = s.svj_id), true from sale s;
    insert into sale_row (svj_id, sale_id, position) select svj_id, id, 1 from sale;
    insert into sale_share (svj_id, sale_id, position, month, text, seller_days, buyer_days, seller, buyer)
      select svj_id, id, 0, '2026-01-01', 'Předpis', 10, 20, 1, 2 from sale;
    insert into instalment_plan (svj_id, unit_id, made_at, made_name)
      select svj_id, min(unit_id), now(), 'Kdosi' from account_unit group by svj_id;
    insert into instalment_debt (svj_id, plan_id, entry_id, amount)
      select p.svj_id, p.id, min(e.id), 1 from instalment_plan p join account_entry e on e.svj_id = p.svj_id
        where p.made_name = 'Kdosi' group by 1, 2;
    insert into instalment (svj_id, plan_id, day, amount) select svj_id, id, '2027-01-15', 1 from instalment_plan where made_name = 'Kdosi';
    insert into reminder_interest (svj_id, debt_id, from_day, to_day, amount)
      select svj_id, min(id), '2026-08-01', '2026-08-31', 1 from account_entry group by svj_id;
    insert into member_relation (svj_id, member_id, other_id, relation)
      select svj_id, min(id), max(id), 'partner' from member group by svj_id;
    insert into approval_substitute (svj_id, member_id, substitute_id, valid_from, valid_to, created_at)
      select svj_id, min(id), max(id), '2026-01-01', '2026-01-02', now() from member group by svj_id;
    insert into report_reader (svj_id, report_id, member_id, since)
      select r.svj_id, min(r.id), min(m.id), now() from report r join member m on m.svj_id = r.svj_id group by r.svj_id;
    insert into message_template (svj_id, name, created_at) select id, 'Úklid', now() from svj;
    insert into wording (svj_id, owner, owner_id, content_version, title, description, since, until)
      select svj_id, 'message', min(id), 1, 'Dříve', '', now(), now() from message group by svj_id;
    insert into follow (svj_id, owner, owner_id, member_id, way, since)
      select m.svj_id, 'message', min(m.id), min(p.id), 'muted', now() from message m
      join member p on p.svj_id = m.svj_id group by m.svj_id;
    insert into wording_file (svj_id, wording_id, position, name, extension, size, sha256, is_public)
      select svj_id, id, 0, 'a.txt', 'txt', 1, '\\x01', true from wording;
    insert into document_round (svj_id, document_id, due_on, closed_on, closed_at)
      select svj_id, document_id, '2026-01-01', '2026-01-01', now() from document_obligation;
    insert into document_warning (svj_id, document_id, member_id, due_on, days, message_id, told_at)
      select svj_id, document_id, member_id, '2026-01-01', 60, gen_random_uuid(), now() from document_watcher;
    insert into agenda_template (svj_id, name, points, created_at)
      select id, 'Naše', '[{"kind": "information", "name": "Různé"}]', now() from svj;
    insert into event_news (svj_id, event_id, kind, starts_at, ends_at, at)
      select svj_id, min(id), 'created', min(starts_at), min(ends_at), now() from event group by svj_id;
    insert into survey_paper (svj_id, survey_id, member_id, batch)
      select s.svj_id, min(s.id), min(m.id), 1 from survey s join member m on m.svj_id = s.svj_id group by s.svj_id;
    insert into survey_turn (svj_id, survey_id, vote_id, created_at)
      select s.svj_id, min(s.id), min(v.id), now() from survey s join vote v on v.svj_id = s.svj_id group by s.svj_id;
    insert into photo_answer (svj_id, album_id, member_id, let_in, refused, reason, created_at)
      select a.svj_id, min(a.id), min(m.id), 0, 1, 'Rozmazaná', now() from album a
      join member m on m.svj_id = a.svj_id group by a.svj_id;
    insert into picture (svj_id, owner, owner_id, type, bytes, sha256, created_at)
      select id, 'svj', id, 'image/webp', '\\x00ff10', '\\x02', now() from svj`;

  it('comes with as many rows as it had; the list of tables is that of the database', async () => {
    const lipova = new TestHouse(
      a,
      Number(
        (
          await a.pool.across('read only', (db) =>
            db.client.query(`select id from svj where nickname = 'SVJ Lipová 14'`),
          )
        ).rows[0]?.id,
      ),
      'Lipová',
    );
    await rowsIn(lipova, rare);
    const sample = await brought(b, (await archived(lipova, folder)).file);
    const empty = new Set<string>();
    for (const [from, to] of [
      [story.house, came.house],
      [lipova, sample.house],
    ] as const) {
      const isStory = from === story.house;
      const [left, right] = [await countsOf(from), isStory ? cameWith : await countsOf(to)];
      if (isStory) {
        for (const [t, n] of Object.entries(left)) if (n === 0) empty.add(t);
      } else for (const t of Object.keys(left)) if (left[t]) empty.delete(t);
      const plain = (counts: Record<string, number>) =>
        Object.fromEntries(Object.entries(counts).filter(([t]) => !(t in exceptions)));
      expect(plain(right)).toEqual(plain(left));
      expect(
        Object.keys(left)
          .filter((t) => t in exceptions)
          .sort(),
      ).toEqual(Object.keys(exceptions).sort());
    }
    // What no house of this test has is not shown to travel by it: whoever adds a table adds rows of it to the story.
    expect([...empty].filter((t) => !(t in exceptions)).sort()).toEqual([]);
    const { house: moved } = sample;
    const requests = await moved.inside((db) => db.client.query<{ id: string }>('select id from approval order by id'));
    expect(requests.rows.length).toBeGreaterThan(3);
    for (const { id } of requests.rows) {
      const inside: Parameters<typeof checkApproval>[1] = (run) =>
        moved.inside((db, scope) => run({ db, scope, now: b.clock.now }));
      expect(await checkApproval(b, inside, Number(id))).toMatchObject({ isMoved: true, findings: [] });
    }
  });

  it('differs where it must by exactly that', async () => {
    const [left, right] = [await countsOf(story.house), cameWith];
    expect(Number(right.vote_entry) - Number(left.vote_entry)).toBe(1);
    expect(Number(right.activity) - Number(left.activity)).toBe(1);
    expect(right).toMatchObject({ vote_origin: 1, vote_departure: 7, vote_origin_member: left.member });
  });
});

describe('a vote that came', () => {
  it('is said before and after: what ran is cancelled, what was over stays as it was, a draft is a draft', async () => {
    expect(told).toEqual(['Běží']);
    expect(came.made).toMatchObject({ cancelled: ['Běží'], keys: [{ key: keyOf(a), votes: 7 }] });
    const states = await rowsIn(
      came.house,
      `select name, status, cancelled_at is not null as cancelled from vote order by id`,
    );
    const shown = Object.fromEntries(states.map((s) => [s.name, `${s.status}${s.cancelled ? ' cancelled' : ''}`]));
    expect(shown).toEqual({
      Střecha: 'finish',
      Schůze: 'finish',
      Tajné: 'finish',
      Prodej: 'finish',
      Omyl: 'finish cancelled',
      'Tajný omyl': 'finish cancelled',
      Běží: 'finish cancelled',
      Koncept: 'concept',
    });
    const moved = await chair.asks(votes.one, { id: await idIn(came.house, 'Běží') });
    expect(moved.cancelReason).toContain('do jiného portálu');
    expect(moved.movedAt).toBe(b.clock.now.toISOString());
  });

  it.each(over)('%s verifies by page and both programs, with the key of the portal it comes from', async (name) => {
    const id = await idIn(came.house, name);
    const own = name === 'Běží' ? [keyOf(b)] : [];
    expect(await allSay(chair, id, keyOf(a), ...own)).toEqual(fits);
    // Whoever knows only the key of this portal is told that it vouches for nothing before the move.
    const pack = await packOf(chair, id);
    expect(checkLedger(pack, [keyOf(b)])).not.toEqual([]);
    expect(pack.departures.map((d) => d.publicKey)).toEqual([keyOf(a)]);
    expect(pack.head.publicKey).toBe(name === 'Běží' ? keyOf(b) : keyOf(a));
  });

  it('verifies by page and both programs, when they believe what it says of its keys', () => allFit(chair, came.house));

  it('is checked by page where ballots stay hidden', async () => {
    const pack = await packOf(chair, await idIn(came.house, 'Tajný omyl'));
    expect(checkLedger(pack, [keyOf(a)])).toEqual([]);
  });

  it('knows owners and voters of the start as members of here too', async () => {
    const strangers = `select s.id from vote_seat s cross join jsonb_array_elements_text(s.frozen -> 'owners') o
      where not exists (select from member m where m.id = o::bigint)
        or s.first_owners is null and not s.owner_ids @> array[o::bigint]`;
    expect(await rowsIn(came.house, strangers)).toEqual([]);
    expect(await rowsIn(came.house, 'select 1 from vote_seat where frozen is not null limit 1')).toHaveLength(1);
  });

  it('has the bytes of its entries, the signatures and the fingerprint as they were', async () => {
    const left = await packOf(story.chair, story.online.id);
    const right = await packOf(chair, await idIn(came.house, 'Střecha'));
    expect(right.entries).toEqual(left.entries);
    expect([right.head, right.fingerprint, right.census]).toEqual([left.head, left.fingerprint, left.census]);
    expect(right.names).toEqual(left.names);
    expect({ ...right, departures: [] }).toEqual(left);
  });

  it('is proved by a receipt from before, which its owner still finds', async () => {
    const alena = await signsIn(came.house, 'Nováková');
    const id = await idIn(came.house, 'Střecha');
    const { receipts } = await alena.asks(voteLedger.receipts, { id });
    expect(receipts).toContainEqual(story.receipt);
    expect(checkReceipt(await packOf(alena, id), story.receipt as NonNullable<typeof story.receipt>)).toEqual([]);
    const files = await zipFiles(alena, id);
    files.set('potvrzeni.json', Buffer.from(JSON.stringify(story.receipt)));
    expect(await recounted(files, '--key', keyOf(a), 'potvrzeni.json')).toMatchObject({ code: 0 });
  });

  it('is closed: no objection, no end, no prolonging, no power; nothing is mailed', async () => {
    const jan = await signsIn(came.house, 'Dvorský');
    const id = await idIn(came.house, 'Střecha');
    const { mySeats } = await jan.asks(votes.one, { id });
    const seat = mySeats[0]?.seat.id as number;
    const refusal = await jan.refused(ballots.object, { id, seat, text: '' });
    expect(refusal).toMatchObject({ code: 422, key: 'VOTE.ERRORS.FROM_ELSEWHERE' });
    for (const endpoint of [votes.finish, votes.cancel])
      expect((await chair.refused(endpoint, { id, reason: 'Znovu' })).key).toBe('VOTE.ERRORS.NOT_RUNNING');
    expect(await rowsIn(came.house, `select state from vote_proxy where vote_id is null group by 1`)).toEqual([
      { state: 'revoked' },
    ]);
    expect(await rowsIn(came.house, `select from second_act where state = 'waits'`)).toEqual([]);
    expect(await rowsIn(story.house, `select from second_act where state = 'waits'`)).not.toEqual([]);
    const before = await b.pool.raw.query('select from outbox');
    for (const job of [askSeconds, tellEarlierRepresentatives, closeVotes, remindOfVotes]) await job(b);
    const mails = await b.pool.across('read only', (db) =>
      db.client.query('select kind from outbox where svj_id = $1', [came.house.id]),
    );
    expect([before.rowCount, mails.rows]).toEqual([0, []]);
  });

  it('is found by its name, and a meeting still says who left and what backs it', async () => {
    const { votes: found } = await chair.asks(votes.search, { text: 'schuz' });
    expect(found).toMatchObject([{ id: await idIn(came.house, 'Schůze'), title: 'Schůze' }]);
    const { mails: told } = await chair.asks(votes.delivery, { id: await idIn(came.house, 'Střecha') });
    expect(told.map((m) => m.state)).not.toContain('noAddress');
    const local = await chair.asks(votes.one, { id: await idIn(came.house, 'Schůze') });
    expect(local.attendance).toMatchObject({ proof: 'sheet', files: [{ name: 'prezence' }] });
    const { url } = await chair.asks(voteReports.protocolTicket, { id: local.id, lang: 'cs' });
    const { pages } = await readPdf((await b.app.inject({ method: 'GET', url })).rawPayload);
    expect(pages.join(' ').replace(/\s+/g, ' ')).toContain('Musel k dětem');
  });
});

describe('after it came', () => {
  let id: number;
  beforeAll(async () => {
    id = await idIn(came.house, 'Střecha');
  });
  const eraseAndMerge = async (house: TestHouse, who: Person, lastName: string) => {
    const [gone] = await rowsIn(house, `select id from member where last_name = '${lastName}' and merged_into is null`);
    const { memberId } = await house.person({ access: false, lastName: `${lastName}-${house.id}` });
    await who.asks(memberCare.merge, { id: memberId as number, other: Number(gone?.id) });
  };

  /** Their unit goes to somebody else, they to the archive and away. */
  async function leavesForEver(house: TestHouse, by: Person, lastName: string, toName: string): Promise<void> {
    const idOf = async (name: string) =>
      Number((await rowsIn(house, `select id from member where last_name = '${name}' and archived_at is null`))[0]?.id);
    const [gone, to] = [await idOf(lastName), await idOf(toName)];
    const { rooms } = await by.asks(units.list, {});
    const unit = await by.asks(units.one, { id: rooms.find((r) => r.number === '1')?.id as number });
    const share = unit.ownerships[0]?.share;
    await by.asks(units.update, edited(unit, { owners: [{ memberIds: [to], joint: false, share }] }));
    await rowsIn(house, `update member set has_access = false, account_id = null where id = ${gone}`);
    await by.asks(members.archive, { id: gone });
    await by.asks(members.remove, { id: gone });
  }

  it('a merge and a deletion keep it whole, are signed by this portal, and it can leave once more', {
    timeout: 60_000,
  }, async () => {
    // Both records are known to the ledger; then one that is not.
    const [x] = await rowsIn(came.house, `select id from member where last_name = 'Říha'`);
    const [y] = await rowsIn(came.house, `select id from member where last_name = 'Druhý'`);
    await rowsIn(came.house, `update member set account_id = null where id in (${x?.id}, ${y?.id})`);
    await chair.asks(memberCare.merge, { id: Number(x?.id), other: Number(y?.id) });
    await eraseAndMerge(came.house, chair, 'Říha');
    await leavesForEver(came.house, chair, 'Nováková', 'Dvorská');
    expect(await rowsIn(came.house, `select salt from vote_seat where vote_id = ${id} and salt is null`)).toHaveLength(
      1,
    );
    expect(await allSay(chair, id)).toEqual(fits);
    await allFit(chair, came.house, keyOf(a), keyOf(b));
    const pack = await packOf(chair, id);
    expect(pack.entries.map((e) => JSON.parse(e.body ?? '{}').kind)).toContain('erased');
    const last = JSON.parse(pack.entries.at(-1)?.body ?? '{}');
    expect(last).toMatchObject({ kind: 'erased', moved: keyOf(a) });
    expect([pack.head.publicKey, pack.departures.length]).toEqual([keyOf(b), 1]);

    const onward = await brought(c, (await archived(came.house, folder)).file);
    const there = await onward.house.person({ role: 'community_manager', lastName: 'Třetí' });
    const moved = await idIn(onward.house, 'Střecha');
    expect(await allSay(there, moved)).toEqual(fits);
    expect((await packOf(there, moved)).departures.map((d) => d.publicKey)).toEqual([keyOf(a), keyOf(b)]);
    await allFit(there, onward.house, keyOf(a), keyOf(b));
    await eraseAndMerge(onward.house, there, 'Dvorský');
    await allFit(there, onward.house, keyOf(a), keyOf(b), keyOf(c));
    expect(onward.made.cancelled).toEqual([]);
  });

  it('whoever hides where it came from is found: what this portal wrote names the key before', async () => {
    const db = await superOf(b);
    try {
      const { rows } = await db.query('delete from vote_departure where vote_id = $1 returning *', [id]);
      expect((await allSay(chair, id)).page).toContainEqual(expect.stringMatching(/^key seq \d+: entry$/));
      await db.query('insert into vote_departure select * from jsonb_populate_recordset(null::vote_departure, $1)', [
        JSON.stringify(
          rows.map((r) =>
            Object.fromEntries(
              Object.entries(r).map(([k, v]) => [k, Buffer.isBuffer(v) ? `\\x${v.toString('hex')}` : v]),
            ),
          ),
        ),
      ]);
      expect(await allSay(chair, id)).toEqual(fits);
    } finally {
      await db.end();
    }
  });
});

describe('an archive that somebody changed', () => {
  const online = () => story.online.id;
  const tables = ['vote_entry', 'vote_head', 'vote_point', 'vote_answer', 'vote_seat', 'vote_voter'];
  /** An archive of the house as it is after the change, which is taken back. */
  async function changedBy(change: string): Promise<string> {
    for (const t of tables) await mighty.query(`create table kept.${t} as select * from ${t}`);
    try {
      await mighty.query(change);
      return (await archived(story.house, folder)).file;
    } finally {
      for (const t of tables) {
        await mighty.query(`delete from ${t}`);
        await mighty.query(`insert into ${t} overriding system value select * from kept.${t}`);
        await mighty.query(`drop table kept.${t}`);
      }
    }
  }
  it.each<[string, () => string, string]>([
    [
      'an entry',
      () =>
        `update vote_entry set body = replace(body, 'notAgree', 'noVote') where vote_id = ${online()} and kind = 'ballot'`,
      'changed seq 1',
    ],
    [
      'a signature',
      () => `update vote_head set signature = decode(repeat('ab', 64), 'hex') where vote_id = ${online()}`,
      'signature',
    ],
    [
      'a result',
      () =>
        `update vote_point set result = jsonb_set(result, '{passed}', to_jsonb(not (result ->> 'passed')::boolean)) where vote_id = ${online()}`,
      'result of point',
    ],
    ['a ballot', () => `update vote_answer set value = 'noVote' where vote_id = ${online()}`, 'answer of seat'],
    ['its names', () => `update vote_seat set owners = 'Někdo jiný' where vote_id = ${online()}`, 'owners of seat'],
    [
      'who could vote',
      () => `update vote_voter set how = 'representative' where vote_id = ${online()}`,
      'voters of seat',
    ],
  ])('%s comes, and its verification says so by page and both programs', async (_, change, finding) => {
    const { house } = await brought(c, await changedBy(change()));
    const who = await house.person({ role: 'community_manager' });
    const said = await allSay(who, await idIn(house, 'Střecha'));
    expect(said.page).toContainEqual(expect.stringContaining(finding));
    expect(said.script.sort()).toEqual(said.page.sort());
    expect(said.python).toBe(1);
  });

  it.each<[string, () => string, string]>([
    [
      'an entry that is no record',
      () => `update vote_entry set body = '{' where vote_id = ${online()} and seq = 1`,
      'nejde přečíst',
    ],
    ['no end of the ledger', () => `delete from vote_head where vote_id = ${online()}`, 'nemá záznam'],
    [
      'an answer in a draft',
      () => `insert into vote_answer (svj_id, vote_id, point_id, seat_id, value, channel, seq, at)
        select p.svj_id, p.vote_id, p.id, s.id, 'agree', 'own', 1, now() from vote_point p
        join vote_seat s on s.vote_id = p.vote_id where p.vote_id = ${story.draft.id} limit 1`,
      'v něm někdo hlasoval',
    ],
    [
      'an entry of a draft',
      () => `insert into vote_entry (svj_id, vote_id, seq, kind, at, body, hash, signature, public_key)
        select svj_id, ${story.draft.id}, seq, kind, at, body, hash, signature, public_key from vote_entry
        where vote_id = ${online()} and seq = 0`,
      'záznam má',
    ],
    [
      'a seat of a draft that counts for nothing',
      () =>
        `update vote_seat set parted_seq = 1 where id = (select min(id) from vote_seat where vote_id = ${story.draft.id})`,
      'záznam má',
    ],
  ])('%s is refused with a sentence', async (_, change, why) => {
    await expect(brought(c, await changedBy(change()))).rejects.toThrow(why);
  });
});

it('an archive of before, which has votes to be read alone, comes without them and writes to nobody', async () => {
  const added = /^(origin_id|frozen_id|frozen_units|frozen_people)$/;
  const older = await brought(c, file, (manifest) => ({
    ...manifest,
    running: undefined as never,
    tables: manifest.tables
      .filter((t) => !/^vote_(origin|departure)/.test(t.name))
      .map((t) => ({ ...t, columns: t.columns.filter((column) => !added.test(column.name)) })),
  }));
  const counts = await countsOf(older.house);
  expect(votesTables.filter((t) => t !== 'representation').map((t) => counts[t])).toEqual(
    votesTables.filter((t) => t !== 'representation').map(() => 0),
  );
  expect(await rowsIn(older.house, `select from search_entry where noun = 'vote'`)).toEqual([]);
  expect(hasVotes([{ name: 'vote' }])).toBe(false);
  await tellEarlierRepresentatives(c);
  const mails = await c.pool.across('read only', (db) =>
    db.client.query('select from outbox where svj_id = $1', [older.house.id]),
  );
  expect(mails.rowCount).toBe(0);
});
