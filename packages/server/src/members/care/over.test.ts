import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { anAlbum } from '#house/albums.ts';
import { cast } from '#house/balloting.ts';
import { aPosted } from '#house/board.ts';
import { aTalk } from '#house/discussions.ts';
import type { Person } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport } from '#house/reports.ts';
import { aRunningVote } from '#house/votes.ts';
import { livesOf, ownedTablesOf } from '#server/around.ts';
import { basePersonal } from '#server/base/people/base-personal.ts';
import type { PersonColumns } from '#server/base/people/personal.ts';
import { nouns } from '#server/nouns.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;

const lives = livesOf();
const said: PersonColumns = Object.assign({}, ...lives.map(({ columns }) => ('none' in columns ? {} : columns)));
const all = Object.entries(said);
/** Columns that still name the record that went: what stays in a merge and in a deletion. */
const staying = all
  .filter(([, { merged, erased }]) => typeof merged === 'object' && 'stays' in merged && erased !== 'goes')
  .map(([name]) => name);

/** Every column that holds a member: by its key, by what its noun says of it, or by its name. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await portal.pool.raw.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and a.attname <> 'svj_id' and (
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid = 'member'::regclass and a.attnum = any(k.conkey))
      -- Of the portal's own tables some say which of its staff did it.
      or a.attname ~ '(member|principal|agent)_id$|_by$|^(owner|from)_ids$' and a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype)
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
          and k.confrelid = 'account'::regclass and a.attnum = any(k.conkey)))
    order by 1`);
  const named = [...ownedTablesOf()].flatMap(([table, { columns }]) =>
    Object.entries(columns ?? {}).flatMap(([column, fact]) => {
      const isOf = ('idOf' in fact && fact.idOf === 'member') || ('idsOf' in fact && fact.idsOf === 'member');
      return isOf ? [`${table}.${column}`] : [];
    }),
  );
  return [...new Set([...rows.map((r) => r.name), ...named])].sort();
}

it('every column that names a person has a place in the personal.ts of the noun that owns its table', async () => {
  const owners = ownedTablesOf();
  const ownerOf = (name: string) => owners.get(name.split('.')[0] as string)?.of;
  const missing = (await columnsOfPeople()).filter((name) => !(name in said));
  expect(missing.map((name) => `${name}: say what becomes of it in server/${ownerOf(name)}/personal.ts`)).toEqual([]);
  const known = await columnsOfPeople();
  expect(all.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  // Said once, by the owner.
  const speakers = [
    ...[{ noun: 'base', lives: [basePersonal] }],
    ...Object.entries(nouns).map(([noun, { personal }]) => ({ noun, lives: 'none' in personal ? [] : personal })),
  ];
  const strange = speakers.flatMap(({ noun, lives }) =>
    lives.flatMap(({ columns }) => ('none' in columns ? [] : Object.keys(columns).filter((c) => ownerOf(c) !== noun))),
  );
  expect(strange).toEqual([]);
  const times = lives.flatMap(({ columns }) => ('none' in columns ? [] : Object.keys(columns)));
  expect(times.length).toBe(all.length);
});

it('who says that a noun does something itself has the step that does it', () => {
  const idle = lives.flatMap(({ columns, gives, forgets }) =>
    'none' in columns
      ? []
      : Object.entries(columns).filter(
          ([, { merged, erased }]) =>
            (typeof merged === 'object' && 'byItself' in merged && 'none' in gives) ||
            (typeof erased === 'object' && 'byItself' in erased && 'none' in forgets),
        ),
  );
  expect(idle.map(([name]) => name)).toEqual([]);
});

/** Alena signed in, voted, objected, recorded, was empowered, wrote, read, uploaded and imported. */
async function aBusyLife() {
  const { house, chair, alena, jan, petr, vote } = await aRunningVote(portal);
  const a = idOf(alena);
  const { id: twin } = await chair.asks(members.create, { type: 'person', firstName: 'Alena', lastName: 'Nová' });
  await cast(house, alena, vote.id, { '1': 'agree' });
  const message = await aPosted(house, alena, { comments: true });
  await alena.asks(messageComments.add, { id: message, message: 'Napsala Alena' });
  await alena.asks(members.update, editedMember(await alena.asks(members.one, { id: a }), {}));
  const talk = await aTalk(alena);
  await alena.asks(discussion.finish, { id: talk.id, conclusion: 'Hotovo' });
  const report = await aReport(alena);
  const album = await anAlbum(chair);
  await jan.asks(messageComments.add, { id: message, message: 'Ahoj @Alena Nováková', mentions: [a] });
  const [h, v, now] = [house.id, vote.id, portal.clock.now];
  const seat = sql`(select min(id) from vote_seat where svj_id = ${h} and vote_id = ${v})`;
  const by = `${a}, ${a}, ${a}`;
  await house.inside(async (db) => {
    for (const text of [
      sql`insert into member (svj_id, kind, last_name, name_key, merged_into, erased_at, archived_at)
        values (${h}, 'person', 'Dřívější', '', ${a}, ${now}, ${now})`,
      sql`insert into feed (svj_id, member_id, name, token_hash, created_at, updated_at)
        values (${h}, ${a}, 'Telefon', ${Buffer.from(`feed ${a}`)}, ${now}, ${now})`,
      sql`insert into feed_source (svj_id, name, url, created_by, created_at, updated_at)
        values (${h}, 'Svoz', 'https://obec.example/svoz.ics', ${a}, ${now}, ${now})`,
      // An owner makes no album; somebody who was of the committee then did.
      sql`update album set owner_id = ${a} where svj_id = ${h} and id = ${album.id}`,
      sql`update vote set created_by = ${a} where svj_id = ${h} and id = ${v}`,
      sql`insert into vote_objection (svj_id, vote_id, seat_id, member_id, text, at)
        values (${h}, ${v}, ${seat}, ${a}, 'To nejsem já', ${now})`,
      sql`insert into vote_paper (svj_id, vote_id, seat_id, number, scanned, paper_date, seq, recorded_by, at, confirmed_by,
          confirmed_at)
        values (${h}, ${v}, ${seat}, '1', false, '2026-01-01', 1, ${twin}, ${now}, ${a}, ${now})`,
      sql`insert into vote_paper (svj_id, vote_id, seat_id, number, scanned, paper_date, seq, recorded_by, at, handed_in,
          taken_by)
        values (${h}, ${v}, ${seat} + 1, '2', false, '2026-01-01', 1, ${a}, ${now}, ${now}, ${a})`,
      sql`update vote_answer set owner_ids = array[${a}::bigint] where svj_id = ${h} and vote_id = ${v}`,
      sql`insert into vote_seat_change (svj_id, vote_id, seat_id, seq, day, known_at, source, voted, from_owners, from_ids,
          owners, owner_ids)
        values (${h}, ${v}, ${seat}, 9, '2026-01-01', ${now}, 'typed', false, 'Alena', array[${a}::bigint], 'Alena',
          array[${a}::bigint])`,
      sql`insert into long_print (svj_id, errand, thing, asked, name, total, key, asked_by, created_at, beat_at)
        values (${h}, 'probe.print', '1', '{}', 'a.pdf', 60, gen_random_uuid(), ${a}, ${now}, ${now})`,
      sql`insert into house_archive (svj_id, sealed, key, asked_by, asked_name, created_at, beat_at)
        values (${h}, false, gen_random_uuid(), ${a}, 'Alena', ${now}, ${now})`,
      sql`insert into vote_print (svj_id, vote_id, seat_ids, lang, state, key, asked_by, created_at)
        values (${h}, ${v}, '{1}', 'cs', 'done', gen_random_uuid(), ${a}, ${now})`,
      sql`insert into vote_proxy (svj_id, principal_id, agent_id, by_principal, made_by, decided_by, revoked_by,
          created_at, updated_at)
        values (${h}, ${idOf(jan)}, ${a}, true, ${sql.raw(by)}, ${now}, ${now}),
          (${h}, ${a}, ${idOf(petr)}, true, ${sql.raw(by)}, ${now}, ${now})`,
      sql`with a as (
          insert into second_act (svj_id, kind, subject_id, asked_by, asked_at, state, decided_by, decided_as, decided_at)
          values (${h}, 'proxy', 1, ${a}, ${now}, 'confirmed', ${a}, 'admin', ${now}) returning id
        ), p as (
          insert into second_person (svj_id, act_id, member_id, part, at) select ${h}, id, ${a}, 'admin', ${now} from a
        ) insert into verifier (svj_id, act_id, member_id, asked_at, named_by) select ${h}, id, ${a}, ${now}, ${a} from a`,
      sql`with p as (
          insert into representation (svj_id, unit_ids, member_id, made_by, created_at)
          values (${h}, '{1}', ${a}, ${a}, ${now}) returning id
        ) insert into representation_voice (svj_id, representation_id, member_id, agrees, at)
        select ${h}, id, ${a}, true, ${now} from p`,
      sql`insert into verifier (svj_id, vote_id, member_id, asked_at, named_by)
        values (${h}, ${v}, ${idOf(petr)}, ${now}, ${a})
        on conflict (svj_id, vote_id, member_id) where vote_id is not null do update set named_by = ${a}`,
      sql`insert into confirmation (svj_id, owner, owner_id, member_id, content_version, confirmed_at, how, recorded_by)
        values (${h}, 'message', ${message}, ${a}, 1, ${now}, 'paper', ${a})`,
      sql`insert into wording (svj_id, owner, owner_id, content_version, title, description, since, until, replaced_by)
        values (${h}, 'message', ${message}, 1, 'Dříve', '', ${now}, ${now}, ${a})`,
      sql`insert into owner_change (svj_id, unit_id, at, made_by, valid_from, ended, began)
        select ${h}, min(id), ${now}, ${a}, '2026-01-01', '[]', '[]' from unit where svj_id = ${h}`,
      sql`insert into idempotency_key (svj_id, actor_id, member_id, key, call, digest, created_at)
        values (${h}, ${a}, ${a}, gen_random_uuid(), 'POST /api/v2/message', '\\x01', ${now})`,
      sql`insert into owner_correction (svj_id, unit_id, at, made_by, kind, reason, stood, stands)
        select ${h}, min(id), ${now}, ${a}, 'correct', 'Překlep', '[]', '[]' from unit where svj_id = ${h}`,
      sql`insert into member_death (svj_id, member_id, died_on, marked_at, marked_by, undone_at, undone_by)
        values (${h}, ${a}, '2026-01-01', ${now}, ${a}, ${now}, ${a})`,
      sql`insert into estate_person (svj_id, deceased_id, member_id, acts_as, valid_from, made_by, made_at, ended_by, valid_to,
          ended_at)
        values (${h}, ${a}, ${idOf(petr)}, 'administrator', '2026-01-01', ${a}, ${now}, ${a}, '2026-02-01', ${now}),
          (${h}, ${idOf(jan)}, ${a}, 'administrator', '2026-01-01', ${a}, ${now}, null, '2026-02-01', null)`,
      sql`insert into message_seen (svj_id, message_id, member_id, seen_at) values (${h}, ${message}, ${a}, ${now})`,
      sql`with c as (select id from comment where svj_id = ${h} order by id limit 1), v as (
          insert into comment_verdict (svj_id, comment_id, owner, what, text, member_id, created_at)
          select ${h}, id, 'message', 'left', '', ${a}, ${now} from c returning id
        ) insert into comment_complaint (svj_id, comment_id, owner, member_id, reason, text, created_at, verdict_id)
        select ${h}, c.id, 'message', ${a}, 'rude', '', ${now}, v.id from c, v`,
      sql`insert into follow (svj_id, owner, owner_id, member_id, way, since)
        values (${h}, 'message', ${message}, ${a}, 'follows', ${now})`,
      sql`insert into notice (svj_id, owner, owner_id, module, member_id, kind, recipient, created_at)
        values (${h}, 'message', ${message}, 'messages', ${a}, 'published', ${alena.email}, ${now})`,
      sql`insert into file (svj_id, key, name, extension, type, size, sha256, uploaded_by, owner, owner_id, created_at)
        values (${h}, gen_random_uuid(), 'schody.png', 'png', 'image/png', 1, '\\x01', ${a}, 'message', ${message}, ${now})`,
      sql`insert into folder (svj_id, path, name, visibility, owner_id, created_by, created_at, updated_at)
        values (${h}, '{}', 'Alena', 'owner', ${a}, ${a}, ${now}, ${now})`,
      sql`insert into document_bin (svj_id, kind, name, deleted_by, deleted_at) values (${h}, 'file', 'Plán', ${a}, ${now})`,
      sql`with d as (insert into document (svj_id, name, type, number, file_id, owner_id, added_by, created_at, changed_at,
            updated_at)
          select ${h}, 'Schody', 'image/png', 1, min(id), ${a}::bigint, ${a}::bigint, ${now}::timestamptz, ${now}::timestamptz,
            ${now}::timestamptz from file where svj_id = ${h} and uploaded_by = ${a} returning id, file_id)
        insert into document_version (svj_id, document_id, number, file_id, author_id, created_at)
        select ${h}, id, 1, file_id, ${a}::bigint, ${now}::timestamptz from d`,
      sql`insert into document_addressee (svj_id, document_id, member_id)
        select ${h}, min(id), ${a} from document where svj_id = ${h} and owner_id = ${a}`,
      sql`insert into document_round (svj_id, document_id, due_on, closed_on, closed_by, closed_at)
        select svj_id, max(id), '2026-01-01', '2026-01-01', ${a}::bigint, ${now} from document where svj_id = ${h} group by 1`,
      sql`insert into document_opening (svj_id, document_id, version_number, member_id, how, opened_at)
        select svj_id, max(id), 1, ${a}::bigint, 'file', ${now} from document where svj_id = ${h} group by 1`,
      sql`insert into invitation_letter (svj_id, member_id, nonce, code_hash, created_at, created_by, expires_at, ended_at, ended_by, end_why)
        values (${h}, ${a}, sha256('n'), sha256(${`code ${a}`}::bytea), ${now}, ${a}, ${now}, ${now}, ${a}, 'renewed')`,
      sql`insert into member_opening (svj_id, member_id, opened_by, how, opened_at)
        select svj_id, min(id), ${a}::bigint, 'card', ${now}::timestamptz from member where svj_id = ${h} and id <> ${a} group by 1
        union all select svj_id, ${a}::bigint, min(id), 'card', ${now}::timestamptz from member where svj_id = ${h} and id <> ${a} group by 1`,
      sql`insert into document_watcher (svj_id, document_id, member_id)
        select svj_id, max(id), ${a}::bigint from document where svj_id = ${h} group by 1`,
      sql`insert into document_warning (svj_id, document_id, member_id, due_on, days, message_id, told_at)
        select svj_id, max(id), ${a}::bigint, '2026-01-01', 60, gen_random_uuid(), ${now} from document
        where svj_id = ${h} group by 1`,
      sql`update report set solver_id = ${a}, solved_by = ${a} where svj_id = ${h} and id = ${report.id}`,
      sql`insert into report_reader (svj_id, report_id, member_id, since) values (${h}, ${report.id}, ${a}, ${now})`,
      sql`with e as (
          insert into event (svj_id, title, place_description, starts_at, ends_at, first_day, last_day, owner_id, created_at, updated_at)
          values (${h}, 'Schůze', '<p>Program</p>', '2026-11-26T18:00', '2026-11-26T19:00', '2026-11-26', '2026-11-26', ${a}, ${now},
            ${now}) returning id
        ) insert into event_coming (svj_id, event_id, member_id, coming, people, said_at) select ${h}, id, ${a}, true, 1, ${now} from e`,
      sql`insert into report_also (svj_id, report_id, member_id, since) values (${h}, ${report.id}, ${a}, ${now})`,
      sql`insert into handover (svj_id, report_id, email, created_by, created_at, expires_at)
        values (${h}, ${report.id}, 'firma@firma.example', ${a}, ${now}, ${now})`,
      sql`insert into report_change (svj_id, report_id, at, member_id, what, begins, field, before_id, after_id)
        values (${h}, ${report.id}, ${now}, ${a}, 'changed', true, 'solver', ${a}, ${a})`,
      sql`insert into import_draft (svj_id, member_id, file_name, format, source, created_at)
        values (${h}, ${a}, 'x.csv', 'csv', '{}', ${now})`,
      sql`insert into invitation (svj_id, member_id, email, token_hash, created_at, expires_at, created_by)
        values (${h}, ${a}, 'alena@dum.example', ${Buffer.from(`alena ${h}`)}, ${now}, ${now}, ${a})`,
      sql`insert into member_relation (svj_id, member_id, other_id, relation)
        values (${h}, ${a}, ${idOf(petr)}, 'partner'), (${h}, ${idOf(jan)}, ${a}, 'familyMember')`,
      sql`insert into chair_naming (svj_id, member_id, email, made_at, due_at, file_name, file_type, file, outcome, ended_at,
          objected_by)
        values (${h}, ${a}, 'alena@dum.example', ${now}, ${now}, 'usneseni.pdf', 'application/pdf', '\\x01', 'objected',
          ${now}, ${a})`,
      sql`insert into activity_value (svj_id, activity_id, member_id, field, value_after)
        select ${h}, max(id), ${a}, 'phones', '+420605118274' from activity where svj_id = ${h}`,
      sql`with o as (insert into vote_origin (svj_id, came_at) values (${h}, ${now}) returning id)
        insert into vote_origin_member (svj_id, origin_id, frozen_id, member_id) select ${h}, id, 7, ${a} from o`,
      sql`insert into member_contact (svj_id, member_id, kind, value) values (${h}, ${a}, 'phone', '+420605118274')`,
      sql`with s as (
          insert into survey (svj_id, name, owner_id, created_at, updated_at)
          values (${h}, 'Barva dveří', ${a}, ${now}, ${now}) returning id
        ), p as (
          insert into survey_part (svj_id, survey_id, member_id) select ${h}, id, ${a} from s
        ), x as (
          insert into survey_paper (svj_id, survey_id, member_id, batch) select ${h}, id, ${a}, 1 from s
        ) insert into survey_sheet (svj_id, survey_id, member_id, replies, at, paper, recorded_by)
        select ${h}, id, ${a}, '[]', ${now}, true, ${a} from s`,
      sql`with q as (
          insert into approval (svj_id, title, rule, author_id, status, decided_at, withdrawn_by, withdrawn_reason, created_at, updated_at)
          values (${h}, 'Kamera', 'everybody', ${a}, 'rejected', ${now}, ${a}, 'Omyl', ${now}, ${now}) returning id
        ), p as (
          insert into approval_place (svj_id, approval_id, position, member_id, stood_by) select ${h}, id, 1, ${a}, ${a} from q
        ) insert into approval_entry (svj_id, approval_id, at, what, member_id, about_id, for_id)
        select ${h}, id, ${now}, 'replaced', ${a}, ${a}, ${a} from q`,
      sql`insert into approval_substitute (svj_id, member_id, substitute_id, valid_from, valid_to, made_by, created_at)
        select ${h}, x.away, x.instead, current_date, current_date, ${a}, ${now}
        from (select min(id) as id from member where svj_id = ${h} and id <> ${a}) o,
          lateral (values (${a}::bigint, o.id), (o.id, ${a}::bigint)) x (away, instead)`,
      sql`with m as (
          insert into meeting (svj_id, name, address, starts_at, ends_at, created_at, updated_at)
          values (${h}, 'Schůze', 'Dvůr', '2026-01-01', '2026-01-02', ${now}, ${now}) returning id
        ), e as (
          insert into meeting_evening (svj_id, meeting_id, registration_opened_at, opened_by, chaired_by, scribe_by,
            created_at, updated_at)
          select ${h}, id, ${now}, ${a}, ${a}, ${a}, ${now}, ${now} from m
        ), s as (
          insert into summons (svj_id, meeting_id, called_by, sent_at, base_num, base_den)
          select ${h}, id, ${a}, ${now}, 1, 1 from m
        ), t as (
          insert into summons_seat (svj_id, meeting_id, position, unit_ids, units, invited_at)
          select ${h}, id, 1, '{}', '1', ${now} from m returning id
        ), p as (
          insert into summons_person (svj_id, seat_id, member_id, position, owns, votes)
          select ${h}, id, ${a}, 1, true, true from t
        ), d as (
          insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, member_id, at, created_at)
          select ${h}, m.id, t.id, 'portal', 'opened', ${a}, ${now}, ${now} from m, t
        ) insert into meeting_remark (svj_id, meeting_id, kind, person, text, at, noted_by)
        select ${h}, id, 'objection', 'Kdosi', 'Pozdě', ${now}, ${a} from m`,
      sql`with p as (
          insert into proposal (svj_id, name, reason, author_id, created_at) values (${h}, 'Zámek', 'Vrata', ${a}, ${now})
          returning id
        ) insert into proposal_support (svj_id, proposal_id, member_id, since) select ${h}, id, ${a}, ${now} from p`,
      sql`with x as (
          insert into minutes (svj_id, meeting_id, status, content, digest, finished_at, finished_by, chosen, opener_id, chair_id,
            scribe_id, verifier_ids, created_at, updated_at)
          select ${h}, max(id), 'finished', '{}', '\\x01', ${now}, ${a}, '{opener}', ${a}, ${a}, ${a}, array[${a}::bigint],
            ${now}, ${now} from meeting where svj_id = ${h} returning id
        ), s as (
          insert into minutes_signature (svj_id, minutes_id, position, role, member_id, name)
          select ${h}, id, 0, 'chair', ${a}, 'Kdosi' from x
        ), c as (
          insert into minutes_code (svj_id, minutes_id, member_id, session_id, code_hash, salt, digest, sent_at, expires_at)
          select ${h}, id, ${a}, 1, '\\x01', '\\x01', '\\x01', ${now}, ${now} from x
        ) insert into minutes_addendum (svj_id, minutes_id, author_id, author_name, text, created_at)
        select ${h}, id, ${a}, 'Kdosi', 'Pozdě', ${now} from x`,
      sql`with c as (
          insert into bank_account (svj_id, number, created_at, updated_at) values (${h}, '2000000528/2010', ${now}, ${now}) returning id
        ), s as (
          insert into bank_statement (svj_id, n, account_id, day_from, day_to, currency, format, file_name, file_digest, lines, repeated,
            skipped, digest, made_at, made_by, made_name)
          select ${h}, 1, id, '2026-01-01', '2026-01-31', 'CZK', 'csv', 'v', 'v', 1, 0, 0, '', ${now}, ${a}, 'Kdosi' from c
          returning id, account_id
        ), l as (
          insert into bank_line (svj_id, n, account_id, statement_id, position, day, amount, currency, counter, name, vs, ks, ss,
            message, reference, reverses, identity, digest, state)
          select ${h}, 2, account_id, id, 1, '2026-01-05', 100, 'CZK', '', 'Kdosi', '', '', '', '', '1', false, '1', '', 'house' from s
          returning id
        ) insert into bank_part (svj_id, n, line_id, kind, amount, digest, made_at, made_by, made_name)
        select ${h}, 3, id, 'house', 100, '', ${now}, ${a}, 'Kdosi' from l`,
      sql`with u as (
          insert into account_unit (svj_id, unit_id, no, symbol, updated_at)
          select ${h}, min(id), 1, '1001', ${now} from unit where svj_id = ${h} returning unit_id
        ), e as (
          insert into account_entry (svj_id, n, unit_id, kind, day, amount, text, digest, made_at, made_by, made_name)
          select ${h}, 1, unit_id, 'cash', '2026-01-01', -1, '', '', ${now}, ${a}, 'Kdosi' from u returning id
        ), r as (
          insert into reminder (svj_id, unit_id, step, name, sum, cost, deadline, channel, owners, text, day, made_at, made_by,
            made_name)
          select ${h}, unit_id, 1, '', 1, 0, '2026-01-01', 'mail', '', '', '2026-01-01', ${now}, ${a}, 'Kdosi' from u returning id
        ), p as (
          insert into reminder_person (svj_id, reminder_id, member_id) select ${h}, id, ${a} from r
        ), d as (
          insert into account_side (svj_id, unit_id, side, day) select ${h}, unit_id, 1, '2026-01-01' from u returning unit_id
        ), s as (
          insert into sale (svj_id, unit_id, side, label, day, passed, rest, made_at, made_by, made_name, undone_at, undone_by,
            undone_name)
          select ${h}, unit_id, 1, '1', '2026-01-01', 0, 0, ${now}, ${a}, 'Kdosi', ${now}, ${a}, 'Kdosi' from d returning id
        ), o as (
          insert into sale_person (svj_id, sale_id, member_id, seller) select ${h}, id, ${a}, true from s
        ) insert into account_crediting (svj_id, n, credit_id, debt_id, amount, why, digest, made_at, made_by, made_name)
        select ${h}, 2, id, id, 1, 'earliest', '', ${now}, ${a}, 'Kdosi' from e`,
      sql`with c as (
          insert into clearance (svj_id, unit_id, year, number, house, label, day, lang, total, debts, paper, issued_at, issued_by,
            issued_name, ended_at, ended_by, ended_name, entry)
          select ${h}, min(id), 2026, 1, 'Dům', '1', '2026-01-01', 'cs', 0, '[]', '\\x01', ${now}, ${a}, 'Kdosi', ${now}, ${a}, 'Kdosi', 1
          from unit where svj_id = ${h} returning unit_id
        ) insert into clearance_request (svj_id, unit_id, asked_at, asked_by, asked_name)
        select ${h}, unit_id, ${now}, ${a}, 'Kdosi' from c`,
      sql`with w as (
          insert into insolvency_watch (svj_id, member_id, for_debt, next_at, created_by, created_at)
          values (${h}, ${a}, true, ${now}, ${a}, ${now}) returning id
        ), c as (
          insert into insolvency_case (svj_id, watch_id, case_key, court, file_number, url, first_name, last_name, titles, ico, address,
            is_there, decision, decided_by, created_at, updated_at)
          select ${h}, id, 'KSBR|1', '', '', '', '', '', '', '', '', true, 'closed', ${a}, ${now}, ${now} from w
        ) insert into insolvency_look (svj_id, member_id, name, at) values (${h}, ${a}, 'Kdosi', ${now})`,
      sql`insert into cadastre_extract (svj_id, sheet_code, sheet, state, price, asked_by, asked_at, confirmed_by, confirmed_at)
        values (${h}, '1', '1777', 'done', 10000, ${a}, ${now}, ${a}, ${now})`,
      sql`with r as (
          insert into change_request (svj_id, origin, name, state, handed_by, created_by, created_at, closed_by, closed_at, undone_by)
          values (${h}, 'file', 'dum.json', 'undone', ${a}, ${a}, ${now}, ${a}, ${now}, ${a}) returning id
        ), d as (
          insert into change_decision (svj_id, request_id, key, mark, accept, reason, decided_by, decided_at)
          select ${h}, id, 'k', 'm', true, 'Souhlasí.', ${a}, ${now} from r
        ) insert into change_comment (svj_id, request_id, text, said_by, said_at)
        select ${h}, id, 'Klíče už mají.', ${a}, ${now} from r`,
      sql`insert into term_mark (svj_id, kind, turn, what, note, member_id, at)
        values (${h}, 'yearlyMeeting', '2026', 'notOurs', 'Jinde.', ${a}, ${now})`,
      sql`with h as (
          insert into cash_head (svj_id, digest, name, address, company_number) values (${h}, '\\x01', '', '', '') returning id
        ), r as (
          insert into cash_record (svj_id, is_expense, year, number, day, amount, name, money_from, acceptor, cause, head_id,
            entry, text_key, created_at, updated_at)
          select ${h}, true, 2026, 1, '2026-01-02', 100, '', '', '', 'advance', id, 1, '', ${now}, ${now} from h returning id
        ), v as (
          insert into cash_advance (svj_id, record_id, purpose, holder_id, holder_name, due_on, settled_on, settled_by,
            settled_name, created_at, updated_at)
          select ${h}, id, 'nákup', ${a}, 'Kdosi', '2026-01-09', '2026-01-09', ${a}, 'Kdosi', ${now}, ${now} from r returning id
        ) insert into cash_advance_receipt (svj_id, advance_id, day, amount, supplier, handed_by, handed_name, created_at)
        select ${h}, id, '2026-01-03', 100, '', ${a}, 'Kdosi', ${now} from v`,
      sql`insert into cash_closing (svj_id, month, counts, counted, expected, counted_at, closed_by, closed_name, confirmed_by)
        values (${h}, '2026-01-01', '[]', 0, 0, ${now}, ${a}, 'Kdosi', ${a})`,
      sql`with v as (
          insert into vote (svj_id, name, type, basis, status, participation_num, participation_den, accept_num, accept_den,
            accept_of, finished_at)
          values (${h}, 'Kola', 'online', 'perRollam', 'finish', 0, 1, 1, 2, 'all', ${now}) returning id
        ), p as (
          insert into vote_point (svj_id, vote_id, position, name) select ${h}, id, 0, 'Kola' from v returning id, vote_id
        ), r as (
          insert into resolution (svj_id, year, number, vote_id, point_id, adopted, is_public, decided_at, state, responsible_id,
            created_at, updated_at)
          select ${h}, 2026, 1000 + id, vote_id, id, true, true, ${now}, 'open', ${a}, ${now}, ${now} from p returning id
        ) insert into resolution_entry (svj_id, resolution_id, at, what, member_id, about_id)
        select ${h}, id, ${now}, 'responsible', ${a}, ${a} from r`,
      sql`with t as (
          insert into booking_thing (svj_id, name, kind, description, by, opens, closes, slot_minutes, least, most, days_ahead,
            created_by, created_at, updated_at)
          values (${h}, 'Žebřík', 'tool', '', 'days', '00:00', '24:00', 60, 1, 1, 30, ${a}, ${now}, ${now}) returning id
        ), b as (
          insert into booking (svj_id, thing_id, unit_id, member_id, wall_from, wall_to, starts_at, ends_at, state, decided_by,
            created_at, updated_at)
          select ${h}, t.id, (select min(id) from unit where svj_id = ${h}), ${a}, '2026-01-01T00:00', '2026-01-02T00:00',
            '2026-01-01', '2026-01-02', 'booked', ${a}, ${now}, ${now} from t
        ) insert into booking_wait (svj_id, thing_id, unit_id, member_id, wall_from, wall_to, starts_at, ends_at, created_at)
          select ${h}, t.id, (select min(id) from unit where svj_id = ${h}), ${a}, '2026-01-01T00:00', '2026-01-02T00:00',
            '2026-01-01', '2026-01-02', ${now} from t`,
      sql`with x as (
          insert into album (svj_id, name, neighbours, created_at, updated_at)
          values (${h}, 'Dvůr', true, ${now}, ${now}) returning id
        ), f as (
          insert into file (svj_id, key, name, extension, type, size, sha256, created_at)
          values (${h}, gen_random_uuid(), 'dvůr', 'jpg', 'image/jpeg', 1, '\\x01', ${now}) returning id
        ), s as (
          insert into photo_answer (svj_id, album_id, member_id, let_in, refused, created_at)
          select ${h}, id, ${a}, 1, 0, ${now} from x
        ) insert into photo_offer (svj_id, album_id, file_id, member_id, created_at)
          select ${h}, x.id, f.id, ${a}, ${now} from x, f`,
      sql`update file set owner = 'photo_offer', owner_id = o.id from photo_offer o
        where o.svj_id = ${h} and file.svj_id = o.svj_id and file.id = o.file_id`,
      sql`insert into unit_representative (svj_id, unit_id, member_id, valid_from)
        select ${h}, min(id), ${a}, '2001-01-01' from unit where svj_id = ${h}`,
      sql`insert into unit_person (svj_id, unit_id, member_id, relation)
        select ${h}, max(id), ${a}, 'familyMember' from unit where svj_id = ${h}`,
    ])
      await db.execute(text);
  });
  return { house, chair, alena, vote, twin };
}

const pieces = async (who: Person, id: number) => {
  const { url } = await who.asks(memberFiles.dataTicket, { id });
  return (await portal.app.inject({ method: 'GET', url })).json();
};

it('the file of a person and the preview of a deletion speak of everything they did', async () => {
  const { house, chair, alena, vote } = await aBusyLife();
  const id = idOf(alena);
  const mine = await pieces(alena, id);
  // Each part that a column promises is in the file.
  const promised = all.flatMap(([, { told }]) => (typeof told === 'string' ? [told] : []));
  expect(promised.filter((part) => !(part in mine))).toEqual([]);
  expect(mine).toMatchObject({
    ballots: [{ units: '1', value: 'agree', channel: 'own', by_me: true }, {}],
    objections: [{ text: 'To nejsem já' }],
    recorded_papers: [{ recorded: false }, { recorded: true }],
    powers_of_attorney: [{ given: false }, { given: true }],
    messages: [{ title: expect.any(String) }],
    comments: [{ text: 'Napsala Alena' }],
    mentions: [{ what: 'message' }],
    confirmations: [{ how: 'paper' }],
    opened: [{}],
    uploads: [{ name: 'schody.png' }],
    mails_of_votes: expect.arrayContaining([expect.objectContaining({ recipient: alena.email })]),
    sign_ins: [{ ended_at: null }],
    passkeys: [],
    photograph: null,
  });
  // How somebody answers in a vote that runs is not the committee's to see, nor are their devices.
  const handed = await pieces(chair, id);
  expect(handed).toMatchObject({ ballots: [], votes: [{ units: '1' }] });
  expect(handed).not.toHaveProperty('sign_ins');
  // Nor in one that hid its ballots and was cancelled.
  await house.inside((db) =>
    db.execute(sql`update vote set status = 'finish', cancelled_at = now(), shows = 'hidden' where id = ${vote.id}`),
  );
  expect((await pieces(chair, id)).ballots).toEqual([]);
  expect((await pieces(alena, id)).ballots).toHaveLength(2);
  await house.inside((db) => db.execute(sql`update vote set cancelled_at = null where id = ${vote.id}`));
  expect((await pieces(chair, id)).ballots).toHaveLength(2);
  const preview = await chair.asks(memberCare.erasure, { id });
  expect(Object.fromEntries(preview.stays.map((s) => [s.what, s.count]))).toEqual({
    ownerships: 1,
    representing: 2,
    votes: 1,
    proxies: 2,
    objections: 1,
    recorded: 3,
    messages: 1,
    comments: 1,
    discussions: 1,
    events: 1,
    reports: 1,
    confirmations: 1,
    files: 1,
    activity: expect.any(Number),
  });
  const goes = preview.goes.map((g) => g.what);
  expect(goes).toEqual(['name', 'contacts', 'relations', 'access', 'invitations', 'told', 'opened']);
});

it('a merge leaves nothing with the record that goes, in no table', async () => {
  const { house, chair, alena, twin, vote } = await aBusyLife();
  const goes = idOf(alena);
  const columns = await columnsOfPeople();
  const countOf = async (name: string) => {
    const [table, column] = name.split('.') as [string, string];
    const theirs = sql`${goes}::bigint = any(array[]::bigint[] || ${sql.identifier(column)})`;
    const { rows } = await house.inside((db) =>
      db.execute<{ n: number }>(sql`
        select count(*) as n from ${sql.identifier(table)} where svj_id = ${house.id} and ${theirs}`),
    );
    return Number(rows[0]?.n);
  };
  // Whoever adds a column of people adds it to this story.
  const empty: string[] = [];
  for (const name of columns) if ((await countOf(name)) === 0) empty.push(name);
  expect(empty).toEqual(['vote_code.member_id']);

  await chair.asks(memberCare.merge, { id: twin, other: goes });
  const left: string[] = [];
  for (const name of columns) if ((await countOf(name)) > 0) left.push(name);
  expect(left).toEqual(staying);

  const { activities } = await chair.asks(houseLog.activity, { filters: JSON.stringify({ who: twin }) });
  expect(activities.length).toBeGreaterThan(0);
  expect(new Set(activities.map((d) => `${d.who} ${d.whoId}`))).toEqual(new Set([`Alena Nová ${twin}`]));
  expect((await pieces(chair, twin)).activity.length).toBeGreaterThan(activities.length);
  const papers = sql`select number, recorded_by, confirmed_by from vote_paper where vote_id = ${vote.id} order by number`;
  const { rows } = await house.inside((db) => db.execute(papers));
  expect(rows).toEqual([
    { number: '1', recorded_by: twin, confirmed_by: null },
    { number: '2', recorded_by: twin, confirmed_by: null },
  ]);
  expect(await alena.as(twin).asks(votes.one, { id: vote.id })).toMatchObject({ id: vote.id });
});

it('an invitation of either record ends when they become one, and access comes only with an account', async () => {
  const { house, chair, alena, twin } = await aBusyLife();
  const { id: third } = await chair.asks(members.create, { type: 'person', firstName: 'Alena', lastName: 'Třetí' });
  const invited = (id: number, email: string) =>
    house.inside((db) =>
      db.execute(sql`
        with asked as (update member set has_access = true where id = ${id})
        insert into invitation (svj_id, member_id, email, token_hash, created_at, expires_at)
        values (${house.id}, ${id}, ${email}, ${Buffer.from(email)}, ${portal.clock.now}, ${portal.clock.now})`),
    );
  await invited(third, `treti${house.id}@dum.example`);
  await chair.asks(memberCare.merge, { id: twin, other: third });
  expect(await chair.asks(members.one, { id: twin })).toMatchObject({ access: 'none', invitation: null });
  await invited(twin, 'druha@dum.example');
  await chair.asks(memberCare.merge, { id: twin, other: idOf(alena) });
  const one = await chair.asks(members.one, { id: twin });
  expect(one).toMatchObject({ access: 'active', loginEmail: alena.email, invitation: null });
});
