import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dueNamings } from '#server/association/queries-naming.ts';
import type { Db } from '#server/base/db/db.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { dropMailsOfKinds } from '#server/base/mail/mail.ts';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';
import { dropDeleted } from '#server/contacts/writing/queries.ts';
import { dueVotes, votesToRemindOf } from '#server/course/queries.ts';
import { dueDeletions } from '#server/documents/bin/queries.ts';
import { obligationsToWarn } from '#server/documents/due/queries-warn.ts';
import { housesToRead } from '#server/documents/text/queries.ts';
import { nextToScan } from '#server/documents/text/queries-scans.ts';
import { housesDue, housesThatLook } from '#server/members/register/queries.ts';
import { dueMessages } from '#server/messages/queries-due.ts';
import { housesWithDue } from '#server/notices/queries.ts';
import { reportsToWarn } from '#server/reports/due/queries.ts';
import { reportsToAsk } from '#server/reports/verdict/queries.ts';
import { dueSurveys, withSpentKeys } from '#server/surveys/queries-due.ts';
import { turningUnits } from '#server/units/writing/queries.ts';
import { dueNotes } from '#server/walls/queries-notes.ts';
import { reportsWaitedFor } from '#server/walls/queries-writers.ts';
import { openRecorder, type Recorder, type Statement } from '../bench/statements.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aReader, seedTown } from './town.ts';

/** Enough associations that reading a whole table costs more than an index. */
const town = { houses: 100, units: 50 };
/** Twenty folders a house, of which five are not simply public, with ten documents each, of which two are addressed to somebody by name and one asks to be confirmed; thirty deletions, none of them due. */
const cabinets = `
  update svj set modules = modules || array['documents'];
  insert into folder (svj_id, path, name, visibility, everyone, created_at, updated_at)
  select s.id, '{}', 'Revize ' || n, case n % 4 when 0 then (array['committee', 'owner', 'audit'])[1 + n / 4 % 3] else 'public' end,
    n <> 1, now(), now()
  from svj s, generate_series(1, 20) n order by s.id, n;
  update folder set path = array[id];
  insert into document (svj_id, folder_id, name, type, url, created_at, changed_at, updated_at)
  select f.svj_id, f.id, 'Zpráva ' || n, 'link', 'https://luzicka.example/', now(), now(), now()
  from folder f, generate_series(1, 10) n order by f.id, n;
  with f as (insert into file (svj_id, key, name, extension, type, size, sha256, owner, owner_id, created_at)
    select svj_id, gen_random_uuid(), name, 'txt', 'text/plain', 1, sha256('x'), 'document_version', id, now()
    from document where name = 'Zpráva 1' returning svj_id, id, owner_id),
  d as (update document d set type = 'text/plain', url = null, file_id = f.id, number = 1, accept_read = true
    from f where d.svj_id = f.svj_id and d.id = f.owner_id returning d.svj_id, d.id, d.file_id)
  insert into document_version (svj_id, document_id, number, file_id, created_at) select svj_id, id, 1, file_id, now() from d;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'documents', id, name, null, 'zprava' from document
  union all select svj_id, 'folders', id, name, null, 'revize' from folder;
  insert into document_text (svj_id, id, document_id, file_id, state) select svj_id, id, id, id, 'read' from document;
  insert into document_piece (svj_id, text_id, piece, text) select svj_id, id, 0, 'Zpráva o revizi' from document_text;
  insert into document_word (svj_id, word, bucket, entries)
  select svj_id, 'slovo' || n, id / 256, array[(id % 256) * 1024] from document_text, generate_series(1, 20) n
  on conflict do nothing;
  insert into document_word (svj_id, word, bucket, entries)
  select svj_id, 'zprava', id / 256, array_agg((id % 256) * 1024) from document_text group by 1, 2, 3;
  update document set read_due_at = null;
  update document_text set scans = '{1}', scan_due_at = now() + interval '1 day';
  insert into document_bin (svj_id, kind, name, deleted_at) select id, 'file', 'Starý plán', now() from svj, generate_series(1, 30);
  insert into attached_document (svj_id, owner, owner_id, document_id, number)
  select m.svj_id, 'message', m.id, d.id, 0 from message m
    cross join lateral (select id from document d where d.svj_id = m.svj_id order by id limit 2) d
  union all select p.svj_id, 'vote_point', p.id, d.id, 0 from vote_point p
    cross join lateral (select id from document d where d.svj_id = p.svj_id order by id limit 2) d;
  insert into document_addressee (svj_id, document_id, member_id)
  select d.svj_id, d.id, (select min(m.id) from member m where m.svj_id = d.svj_id) from document d where d.id % 5 = 0;
  update document set by_name = true where id % 5 = 0;
  insert into document_obligation (svj_id, document_id, kind, due_on, warn_on, updated_at)
  select svj_id, id, 'lift', date '2026-01-01' + (id % 900)::integer, date '2026-01-01' + (id % 900)::integer, now()
  from document where id % 4 = 0;
  insert into document_watcher (svj_id, document_id, member_id)
  select o.svj_id, o.document_id, (select min(m.id) from member m where m.svj_id = o.svj_id) from document_obligation o;
  insert into document_opening (svj_id, document_id, version_number, how, opened_at)
  select svj_id, id, 1, 'file', '2026-11-01' from document, generate_series(1, 3);
  analyze folder, document, document_version, document_addressee, document_text, document_piece, document_word, file,
    document_bin, document_obligation, document_opening, document_watcher, search_entry, attached_document;`;

/** Forty discussions a house, every fourth for an entrance and every fifth closed, with replies, most of them seen by some, each fifth reported. */
const talks = `
  update svj set modules = modules || array['discussion'];
  insert into discussion (svj_id, address, name, description, owner_id, everyone, last_at, reply_count, conclusion, closed_at,
    created_at, updated_at)
  select s.id, translate(encode(sha256((s.id * 100 + n)::text::bytea), 'hex'), '+/', '-_')::varchar(22), 'Chodba ' || n,
    'Kterou barvu?', (select min(m.id) + n % 50 from member m where m.svj_id = s.id), n % 4 <> 0, now() - n * interval '1 hour',
    3, case when n % 5 = 0 then 'Krémovou' end, case when n % 5 = 0 then now() end, now() - n * interval '1 day', now()
  from svj s, generate_series(1, 40) n order by s.id, n;
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select d.svj_id, 'discussion', d.id, (select min(e.id) from entrance e where e.svj_id = d.svj_id)
  from discussion d where not d.everyone and exists (select from entrance e where e.svj_id = d.svj_id);
  insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
  select svj_id, 'discussion', id, owner_id, 'Bílou', last_at from discussion, generate_series(1, 3) n;
  insert into discussion_seen (svj_id, discussion_id, member_id, seen_at, up_to)
  select d.svj_id, d.id, m.id, now(), d.created_at from discussion d
    cross join lateral (select id from member m where m.svj_id = d.svj_id order by id limit 20) m;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'discussion', id, name, null, 'chodba barva' from discussion;
  insert into comment_verdict (svj_id, comment_id, owner, what, text, created_at)
  select svj_id, id, owner, 'left', 'Zůstává', created_at from comment where owner = 'discussion' and id % 10 = 0;
  insert into comment_complaint (svj_id, comment_id, owner, member_id, reason, text, created_at, verdict_id)
  select c.svj_id, c.id, c.owner, null, 'rude', '', c.created_at, v.id
  from comment c left join comment_verdict v on v.svj_id = c.svj_id and v.comment_id = c.id
  where c.owner = 'discussion' and c.id % 5 = 0;
  analyze discussion, discussion_seen, comment, comment_verdict, comment_complaint, audience_part, search_entry;`;

/** Forty surveys a house, every fourth for an entrance, every fifth finished and every seventh a draft, with what some answered. */
const polls = `
  update svj set modules = modules || array['survey'];
  insert into survey (svj_id, name, description, status, anonymous, answering, everyone, owner_id, date_from, date_to,
    announced_at, finished_at, expected, answered, due_at, created_at, updated_at)
  select s.id, 'Anketa ' || n, '<p>Dveře</p>', x.status, n % 2 = 0, case when n % 3 = 0 then 'unit' else 'member' end, n % 4 <> 0,
    (select min(m.id) from member m where m.svj_id = s.id), now() - n * interval '1 day', now() + n * interval '1 day', now(),
    case when x.status = 'finished' then now() end, case when x.status = 'finished' then 20 end,
    case when x.status = 'finished' then 12 end, case when x.status = 'active' then now() + n * interval '1 hour' end, now(), now()
  from svj s, generate_series(1, 40) n,
    lateral (select case when n % 5 = 0 then 'finished' when n % 7 = 0 then 'concept' else 'active' end as status) x order by s.id, n;
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select d.svj_id, 'survey', d.id, (select min(e.id) from entrance e where e.svj_id = d.svj_id)
  from survey d where not d.everyone and exists (select from entrance e where e.svj_id = d.svj_id);
  insert into survey_question (svj_id, survey_id, position, name, required, multiple, other_answer)
  select svj_id, id, n, 'Kterou?', true, false, true from survey, generate_series(0, 2) n;
  insert into survey_answer (svj_id, question_id, position, name)
  select svj_id, id, n, 'Možnost ' || n from survey_question, generate_series(0, 2) n;
  insert into survey_part (svj_id, survey_id, member_id)
  select d.svj_id, d.id, m.id from survey d
    cross join lateral (select id from member m where m.svj_id = d.svj_id order by id limit 12) m where d.answering = 'member';
  insert into survey_sheet (svj_id, survey_id, member_id, replies, at)
  select p.svj_id, p.survey_id, p.member_id, '[[[0], null]]', now() from survey_part p
    join survey d on d.svj_id = p.svj_id and d.id = p.survey_id where not d.anonymous;
  insert into survey_box (svj_id, survey_id, sheets) select svj_id, id, '[]' from survey where anonymous;
  insert into survey_waiting (svj_id, survey_id, spent)
  select svj_id, id, case when id % 400 = 0 then array['x'] else '{}'::text[] end from survey where anonymous;
  insert into survey_paper (svj_id, survey_id, member_id, batch)
  select d.svj_id, d.id, m.id, 1 from survey d
    cross join lateral (select max(id) as id from member m where m.svj_id = d.svj_id) m where d.answering = 'member';
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'survey', id, name, null, 'anketa dvere' from survey;
  analyze survey, survey_question, survey_answer, survey_part, survey_sheet, survey_box, survey_waiting, survey_paper,
    audience_part, search_entry;`;

/** Forty reports a house, every fourth private and every fifth solved, with comments, readers and histories. */
const faults = `
  update svj set modules = modules || array['reports'];
  insert into report (svj_id, title, description, type, status, visibility, owner_id, solver_id, entrance_id, unit_id, solving_at,
    solved_at, solved_by, solution, outcome, follows_id, last_at, created_at, updated_at)
  select s.id, 'Závada ' || n, 'Kape voda', (array['fault', 'repair', 'complaint'])[1 + n % 3],
    case when n % 5 = 0 then 'solved' when n % 3 = 0 then 'solving' else 'new' end,
    case when n % 4 = 0 then 'private' else 'public' end, m.id + n % 50, m.id + n % 3, e.id, u.id,
    case when n % 15 in (0, 3, 5, 6, 9, 10, 12) then now() end, case when n % 5 = 0 then now() end,
    case when n % 5 = 0 then m.id end, case when n % 5 = 0 then 'Opraveno' end, case when n % 5 = 0 then 'mended' end, null,
    now() - n * interval '1 hour', now() - n * interval '1 day', now()
  from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true
    left join lateral (select min(id) as id from entrance e where e.svj_id = s.id) e on true
    left join lateral (select min(id) as id from unit u where u.svj_id = s.id) u on true, generate_series(1, 40) n order by s.id, n;
  update report set due_on = created_at::date + 14, warn_on = created_at::date + 15 where status in ('new', 'solving');
  update report set ask_at = case when id % 2 = 0 then now() end, asked_at = case when id % 2 = 1 then now() end where status = 'solved';
  insert into report_also (svj_id, report_id, member_id, since)
  select svj_id, id, solver_id, now() from report where solver_id <> owner_id;
  update report r set follows_id = o.id from report o where o.svj_id = r.svj_id and o.id = r.id - 1 and r.id % 7 = 0;
  insert into report_reader (svj_id, report_id, member_id, since)
  select r.svj_id, r.id, m.id, now() from report r
    join lateral (select id from member m where m.svj_id = r.svj_id order by id limit 2) m on true where r.visibility = 'private';
  insert into report_change (svj_id, report_id, at, member_id, what, begins, field, after_id)
  select svj_id, id, created_at, owner_id, 'changed', true, 'solver', solver_id from report;
  insert into comment (svj_id, owner, owner_id, stream, member_id, text, created_at)
  select svj_id, 'report', id, stream, owner_id, 'Přijde ve čtvrtek', last_at from report, unnest(array['house', 'inner']) stream;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'reports', id, title, null, 'zavada kape voda' from report;
  insert into comment_turn (svj_id, comment_id, owner, report_id, created_at)
  select r.svj_id, c.id, c.owner, r.id, r.created_at from (select *, row_number() over (partition by svj_id order by id) as n
    from report) r
  join (select *, row_number() over (partition by svj_id order by id) as n from comment where owner = 'discussion') c
    on c.svj_id = r.svj_id and c.n = r.n;
  analyze report, report_also, report_reader, report_change, comment, comment_turn, search_entry;`;
/** Ten places with codes a house, and four things left at each. */
const codes = `
  insert into wall (svj_id, is_on) select id, true from svj;
  insert into wall_place (svj_id, name, entrance_id, code, created_at, updated_at)
  select s.id, 'Sklep ' || n, (select min(e.id) from entrance e where e.svj_id = s.id), s.id || '-' || n, now(), now()
  from svj s, generate_series(1, 10) n;
  insert into wall_note (svj_id, place_id, title, description, email, state, created_at, due_at)
  select p.svj_id, p.id, 'Kape voda', '', 'kdo@posta.example', w.state, now() - n * interval '1 hour',
    case when w.state <> 'waiting' then now() + interval '1 day' end
  from wall_place p, generate_series(1, 4) n,
    lateral (select (array['unconfirmed', 'waiting', 'letIn', 'declined'])[n] as state) w;
  update report r set source = 'wall' from wall_note n where n.state = 'letIn' and r.svj_id = n.svj_id and r.id % 10 = n.id % 10;
  insert into wall_writer (svj_id, note_id, report_id, title, email, lang, due_at)
  select r.svj_id, r.id, r.id, 'Kape voda', 'kdo@posta.example', 'cs', now() + interval '90 days' from report r
  where r.source = 'wall' and r.status <> 'solved';
  analyze wall, wall_place, wall_note, wall_writer, report;`;
/** Forty contacts a house, some private, some pinned, some deleted long ago. */
const books = `
  update svj set modules = modules || array['contact'];
  insert into contact (svj_id, kind, visibility, category, is_pinned, company_name, phones, deleted_at, created_at, updated_at)
  select s.id, 'company', case when n % 5 = 0 then 'private' else 'public' end, 'energy', n % 10 = 1, 'Firma ' || n,
    '[{"value": "112", "word": null}]', case when n > 35 then now() - interval '10 days' end, now(), now()
  from svj s, generate_series(1, 40) n order by s.id, n;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'contact', id, company_name, null, 'firma energie 112' from contact where deleted_at is null;
  update document_obligation o set contact_id = (select min(c.id) from contact c where c.svj_id = o.svj_id)
  where document_id % 16 = 0;
  analyze contact, search_entry, document_obligation;`;

/** Every third report was with two firms, one after the other. */
const works = `
  insert into handover (svj_id, report_id, contact_id, email, token_hash, created_by, created_at, expires_at, ended_at)
  select r.svj_id, r.id, c.id, 'firma@firma.example', case when n = 2 then sha256(('x' || r.id)::bytea) end, r.solver_id, now(),
    now() + interval '60 days', case when n = 1 then now() end
  from report r join lateral (select min(id) as id from contact c where c.svj_id = r.svj_id and c.visibility = 'public') c on true,
    generate_series(1, 2) n where r.id % 3 = 0 or r.id = $1;
  analyze handover;`;

/** What jobs ask each time, by the clock. */
const sweeps: Record<string, (db: Db, now: Date) => Promise<unknown>> = {
  'association.namings': dueNamings,
  'contacts.deleted': dropDeleted,
  'documents.bin': dueDeletions,
  'documents.due': obligationsToWarn,
  'documents.unread': housesToRead,
  'documents.scan': nextToScan,
  'members.register': housesDue,
  'members.register, lists': housesThatLook,
  'messages.release': dueMessages,
  'notices.send': housesWithDue,
  'reports.ask': reportsToAsk,
  'reports.due': reportsToWarn,
  'surveys.goOn': dueSurveys,
  'surveys.goOn, keys': (db) => withSpentKeys(db),
  'units.turn': (db) => turningUnits(db, '2026-11-15', '2026-11-22'),
  'votes.close': dueVotes,
  'votes.remind': votesToRemindOf,
  'walls.due': (db, now) => dueNotes(db, now, 500),
  'walls.due, writers': (db, now) => reportsWaitedFor(db, now, 500),
  'walls.due, mails': (db, now) => dropMailsOfKinds(db, ['wallConfirm', 'wallLetIn'], now),
};
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
let surveyId: string;
let reportId: string;
let contactId: string;
beforeAll(async () => {
  portal = await aPortal();
  recorder = await openRecorder(portal.appUrl);
  const superUrl = atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1));
  headers = await seedTown(superUrl, town);
  const above = new pg.Client({ connectionString: superUrl });
  await above.connect();
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
  await above.query('analyze notice, chair_naming, register_due');
  await above.query(cabinets);
  await above.query(talks);
  await above.query(polls);
  await above.query(faults);
  await above.query(codes);
  const { rows: filed } = await above.query<{ id: string }>(
    `select r.id from report r join member m on m.svj_id = r.svj_id where m.id = $1 and r.visibility = 'public' order by r.id`,
    [headers.svj],
  );
  reportId = String(filed[0]?.id);
  await above.query(books);
  const { rows: book } = await above.query<{ id: string }>(
    "select c.id from contact c join member m on m.svj_id = c.svj_id where m.id = $1 and c.visibility = 'public' order by c.id",
    [headers.svj],
  );
  contactId = String(book[0]?.id);
  await above.query(works.replace('$1', reportId));
  const { rows: threads } = await above.query<{ id: string }>(
    'select d.id from discussion d join member m on m.svj_id = d.svj_id where m.id = $1 and d.everyone order by d.id',
    [headers.svj],
  );
  discussionId = String(threads[0]?.id);
  const { rows: asked } = await above.query<{ id: string }>(
    `select d.id from survey d join member m on m.svj_id = d.svj_id
     where m.id = $1 and d.everyone and d.status = 'active' and d.answering = 'member' order by d.id`,
    [headers.svj],
  );
  surveyId = String(asked[0]?.id);
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
});
afterAll(async () => {
  await app.end();
  await recorder.close();
  await portal.close();
});

async function inTransaction(opening: readonly Statement[], text: string, values: unknown[]) {
  for (const one of opening) await app.query(one.text, one.values);
  const answer = await app.query<{ 'QUERY PLAN': string }>(text, values);
  await app.query('rollback');
  return answer;
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

const filters = (f: object) => `filters=${encodeURIComponent(JSON.stringify(f))}`;

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
 * A hundred associations, a few representatives and seven tenants a house lie on so few pages that reading them is the
 * cheapest way, unless the index alone can answer, which depends on when the table was last swept.
 */
const wholeTable = /Seq Scan on (?!(svj|unit_representative|unit_person) )/;
const entrance = { kind: 'entrance', id: 1 };
it.each([
  ['/api/v2/message'],
  ['/api/v2/message?tab=pined&sort=title'],
  ['/api/v2/message?tab=old&sort=-owner&sizePerPage=all'],
  ['/api/v2/message?tab=archive&sort=label&page=2'],
  [`/api/v2/message?${filters({ text: 'technik', label: 'repair', unread: true })}`],
  [`/api/v2/message?${filters({ accept: true, from: '2026-01-01', to: '2030-12-31' })}`],
  ['/api/v2/message/latest'],
  ['/api/v2/message/search/vodom'],
  ['/api/v2/message/:message'],
  ['/api/v2/message/:message/accepts'],
  ['/api/v2/message/:message/accepts?list=missing&sizePerPage=all'],
  ['/api/v2/accept-read'],
  ['/api/v2/message/groups'],
  ['/api/v2/message/reach', { audience: [] }],
  ['/api/v2/message/reach', { audience: [entrance, { kind: 'role', role: 'owner' }, { kind: 'unit', id: 1 }] }],
] as const)('%s %o reads no whole table, whoever asks', async (path, payload?: object) => {
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

it.each([
  '/api/v2/folder',
  '/api/v2/folder?parentId=:folder',
  '/api/v2/folder/tree',
  '/api/v2/folder/:folder',
  '/api/v2/folder/search/rev',
  '/api/v2/file',
  '/api/v2/file?folderId=:folder',
  '/api/v2/file?folderId=:folder&sort=-changedAt&page=2',
  `/api/v2/file?folderId=:folder&${filters({ text: 'zpr', kind: 'link' })}`,
  '/api/v2/file/:document',
  '/api/v2/file/:document/accepts',
  '/api/v2/accept-read',
  '/api/v2/file/search/zpr',
  '/api/v2/documents/bin',
  '/api/v2/file/:document/opening',
  '/api/v2/documents/due',
  `/api/v2/documents/due?tab=overdue&sort=name&${filters({ text: 'zpr', kind: 'lift', mine: true })}`,
])('%s reads no whole table, whoever asks', async (path) => {
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

it.each([
  '/api/v2/report',
  '/api/v2/report?tab=new&sort=-place&sizePerPage=all',
  '/api/v2/report?tab=solved&sort=owner&page=2',
  '/api/v2/report?sort=-lastAt',
  `/api/v2/report?${filters({ text: 'zav', type: 'fault', given: true, mine: false })}`,
  `/api/v2/report?${filters({ from: '2026-01-01', to: '2030-12-31', outcome: 'mended' })}`,
  `/api/v2/report?${filters({ from: '2026-01-01', open: true })}`,
  `/api/v2/report?sort=dueOn&${filters({ overdue: true, asked: true, verdict: 'mended' })}`,
  '/api/v2/report/near?title=kape%20voda%20ve%20sklepe&entranceId=1&floor=0&space=sklep',
  '/api/v2/report/people',
  '/api/v2/report/form',
  '/api/v2/report/search/zav',
  '/api/v2/report/:report',
  '/api/v2/report/:report/comments',
  '/api/v2/report/:report/mentions?text=nov',
  '/api/v2/report/:report/handover',
  '/api/v2/report/times?from=2026-01-01&to=2030-12-31',
])('%s reads no whole table, whoever asks', async (path) => {
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

it.each([
  '/api/v2/discussion',
  '/api/v2/discussion?tab=all&sort=-owner&sizePerPage=all',
  '/api/v2/discussion?tab=closed&sort=name&page=2',
  `/api/v2/discussion?${filters({ text: 'chod', fresh: true, mine: false })}`,
  `/api/v2/discussion?${filters({ from: '2026-01-01', to: '2030-12-31' })}`,
  `/api/v2/discussion?${filters({ reported: true })}`,
  '/api/v2/discussion/authors',
  '/api/v2/discussion/groups',
  '/api/v2/discussion/search/chod',
  '/api/v2/discussion/:discussion',
  '/api/v2/discussion/:discussion/comments',
  '/api/v2/discussion/:discussion/mentions?text=nov',
])('%s reads no whole table, whoever asks', async (path) => {
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

it.each([
  '/api/v2/survey',
  '/api/v2/survey?tab=finished&sort=-answered&sizePerPage=all',
  '/api/v2/survey?tab=active&sort=name&page=2',
  `/api/v2/survey?${filters({ text: 'anket', toAnswer: true })}`,
  `/api/v2/survey?${filters({ from: '2026-01-01', to: '2030-12-31' })}`,
  '/api/v2/survey/groups',
  '/api/v2/survey/search/anket',
  '/api/v2/survey/:survey',
  '/api/v2/survey/:survey?type=results',
  '/api/v2/survey/:survey?type=statistics',
  '/api/v2/survey/:survey/people',
  '/api/v2/survey/:survey/people?tab=waiting&text=nov',
])('%s reads no whole table, whoever asks', async (path) => {
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

it.each([
  '/api/v2/contact/getAll',
  '/api/v2/contact/getAll?sort=category&page=2',
  '/api/v2/contact/getAll?type=companies&sort=-category&sizePerPage=all',
  `/api/v2/contact/getAll?${filters({ text: 'firma', category: 'energy', visibility: 'public' })}`,
  '/api/v2/contact/getPin',
  '/api/v2/contact/search/firma',
  '/api/v2/contact/:contact',
  '/api/v2/contact/:contact/handover',
  '/api/v2/documents/due?filters=%7B%22contactId%22%3A:contact%7D',
  '/api/v2/handover/contact?text=firma',
  '/api/v2/handover/contact',
])('%s reads no whole table, whoever asks', async (path) => {
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
