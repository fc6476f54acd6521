import pg from 'pg';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';

/** Every tenth unit has two owners and their representative; of the next one the former owner is remembered. */
const seeding = (houses: number, units: number) => `
  insert into svj (name, modules, name_key)
  select 'SVJ Lužická ' || n, array['rooms', 'members', 'svj', 'vote', 'messages', 'acceptRead'], 'svj luzicka ' || n from generate_series(1, ${houses}) n;
  insert into entrance (svj_id, name) select id, 'Vchod ' || n from svj, generate_series(1, 4) n order by id, n;
  insert into unit (svj_id, number, entrance_id, floor, type)
  select e.svj_id, '12/' || n, e.first + n % 4, n % 8, case when n % 10 = 0 then 'garage' else 'flat' end
  from (select svj_id, min(id) as first from entrance group by svj_id) e, generate_series(1, ${units}) n
  order by e.svj_id, n;
  insert into unit_share (svj_id, unit_id, num, den) select svj_id, id, 1, ${units} from unit where id % 50 <> 0;
  insert into member (svj_id, kind, first_name, last_name, role, name_key, note)
  select svj_id, 'person', 'Jana', 'Nováková z ' || number, 'owner', 'jana novakova z ' || number, number from unit order by id;
  analyze entrance, unit, member;
  insert into ownership (svj_id, unit_id, num, den, valid_from, valid_to)
  select svj_id, id, 1, 1, null::date, date '2020-02-03' from unit where id % 10 = 1
  union all select svj_id, id, 1, case when id % 10 = 0 then 2 else 1 end,
    case when id % 10 = 1 then date '2020-02-03' end, null from unit
  union all select svj_id, id, 1, 2, null, null from unit where id % 10 = 0;
  analyze ownership;
  insert into ownership_member (svj_id, ownership_id, member_id)
  select o.svj_id, o.id, case when o.nth = 1 then m.id else min(m.id) over (partition by o.svj_id) end
  from (select *, row_number() over (partition by svj_id, unit_id order by id) as nth from ownership) o
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id
  join member m on m.svj_id = u.svj_id and m.note = u.number;
  insert into unit_representative (svj_id, unit_id, member_id)
  select u.svj_id, u.id, m.id from unit u join member m on m.svj_id = u.svj_id and m.note = u.number
  where u.id % 10 = 0 and u.id % 20 <> 0;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'rooms', id, number, 'Jana Nováková', number || ' jana novakova' from unit;
  insert into member_contact (svj_id, member_id, kind, value, is_public)
  select svj_id, id, 'email', 'jana' || id || '@luzicka.example', true from member
  union all select svj_id, id, 'phone', '+420' || 600000000 + id, id % 2 = 0 from member;
  insert into custom_role (svj_id, title, based_on, rights)
  select id, 'Domovnice ' || n, 'owner', '{"messages": "rw"}' from svj, generate_series(1, 5) n;
  insert into member_relation (svj_id, member_id, other_id, relation)
  select svj_id, id, id + 1, 'wife' from member m where id % 10 = 5 and exists
    (select from member n where n.id = m.id + 1 and n.svj_id = m.svj_id);
  insert into invitation (svj_id, member_id, email, token_hash, created_at, expires_at)
  select svj_id, id, 'jana' || id || '@luzicka.example', sha256(id::text::bytea), now(), now() from member where id % 5 = 0;
  insert into unit_person (svj_id, unit_id, member_id, relation)
  select u.svj_id, u.id, m.id, 'renter' from unit u join member m on m.svj_id = u.svj_id and m.note = u.number
  where u.id % 7 = 0;
  insert into account (email) values ('predsedkyne@luzicka.example');
  update member set role = 'mayorCommittee', has_access = true, is_active = true, account_id = (select min(id) from account)
  where id = (select min(id) from member where svj_id = ${Math.ceil(houses / 2)});
  insert into vote (svj_id, name, type, basis, status, participation_num, participation_den, accept_num, accept_den, accept_of,
    closes_at, started_at, finished_at)
  select svj.id, 'Oprava střechy ' || n, 'online', 'perRollam', case when n = 1 then 'run' else 'finish' end, 0, 1, 1, 2, 'all',
    now() + make_interval(days => 14), now(), case when n > 1 then now() end
  from svj, generate_series(1, 3) n order by svj.id, n;
  insert into vote_point (svj_id, vote_id, position, name)
  select svj_id, id, n, 'Bod ' || n from vote, generate_series(1, 3) n order by id, n;
  insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, owner_ids, name_key, num, den)
  select v.svj_id, v.id, row_number() over (partition by v.id order by u.id), array[u.id], u.number, m.last_name, array[m.id],
    m.name_key, 1, ${units}
  from vote v join unit u on u.svj_id = v.svj_id join member m on m.svj_id = u.svj_id and m.note = u.number;
  insert into vote_voter (svj_id, vote_id, seat_id, member_id, how)
  select svj_id, vote_id, id, owner_ids[1], 'owner' from vote_seat;
  insert into vote_answer (svj_id, vote_id, point_id, seat_id, value, channel, seq, at)
  select s.svj_id, s.vote_id, p.id, s.id, (array['agree', 'notAgree', 'noVote'])[1 + (s.id + p.id) % 3], 'own', 1, now()
  from vote_seat s join vote_point p on p.svj_id = s.svj_id and p.vote_id = s.vote_id where s.id % 5 <> 0;
  insert into vote_seat_change (svj_id, vote_id, seat_id, seq, day, known_at, source, voted, from_owners, from_ids, owners,
    owner_ids, salt, commitment)
  select svj_id, vote_id, id, position, '2026-11-01', now(), 'typed', false, 'Jana Lužická', owner_ids, owners, owner_ids,
    sha256('s'), sha256('c') from vote_seat where id % 3 = 0;
  insert into vote_head (svj_id, vote_id, seq, hash, signature, public_key) select svj_id, id, 0, h, h || h, h
  from vote cross join lateral (select sha256(id::text::bytea) as h) x;
  insert into file (svj_id, key, name, extension, type, size, sha256, owner, owner_id, created_at)
  select svj_id, gen_random_uuid(), 'Nabídka', 'pdf', 'application/pdf', 1, '', 'vote_point', id, now() from vote_point;
  insert into vote_presence (svj_id, vote_id, seat_id, arrived_at) select svj_id, vote_id, id, now() from vote_seat;
  insert into vote_objection (svj_id, vote_id, seat_id, member_id, at)
  select svj_id, vote_id, id, owner_ids[1], now() from vote_seat where id % 3 = 0;
  insert into vote_proxy (svj_id, principal_id, agent_id, vote_id, by_principal, state, created_at, updated_at)
  select svj_id, owner_ids[1], owner_ids[1] + 1, vote_id, true, 'approved', now(), now() from vote_seat s
  where id % 5 = 0 and exists (select from member n where n.svj_id = s.svj_id and n.id = owner_ids[1] + 1);
  insert into vote_proxy_use (svj_id, vote_id, seat_id, proxy_id, seq, at)
  select s.svj_id, s.vote_id, s.id, p.id, 1, now()
  from vote_seat s join vote_proxy p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.principal_id = s.owner_ids[1];
  insert into vote_mail (svj_id, vote_id, seat_id, member_id, kind, recipient, message_id, at)
  select svj_id, vote_id, id, owner_ids[1], 'voteInvitation', 'jana@luzicka.example', gen_random_uuid(), now() from vote_seat;
  insert into outbox (svj_id, kind, recipient, data, message_id, created_at, next_at)
  select svj_id, kind, recipient, '{}', message_id, at, at from vote_mail;
  insert into search_entry (svj_id, noun, id, title, text) select svj_id, 'vote', id, name, 'oprava strechy' from vote;
  insert into account (email) select 'soused' || n || '@luzicka.example' from generate_series(1, 2000) n;`;

/**
 * The notice board of each, and of the chair's: every state, every fourth message for an entrance or a unit, some read,
 * confirmed, said to.
 */
const posting = (each: number, chairs: number) => `
  insert into message (svj_id, number, year, title, description, label, concept, is_pinned, long_term, date_from, date_to,
    to_public, everyone, accept_read, comments, owner_id, announced_version, announced_at, archived_at, created_at, updated_at)
  select o.svj_id, case when n % 20 > 1 then n end, case when n % 20 > 1 then 2026 end, 'Odečet vodoměrů ' || n,
    '<p>' || repeat('Ve středu přijde technik, nechte prosím přístup k vodoměrům. ', 10) || '</p>',
    (array['general', 'important', 'repair', 'maintenance'])[1 + n % 4], n % 20 = 0, n % 100 = 6, n % 10 not in (2, 3, 4),
    now() + case when n % 20 = 1 then 1 else -n end * interval '1 hour',
    case when n % 10 in (2, 3, 4) then now() - interval '10 minutes' end, n % 30 <> 7, n % 4 <> 0, n % 10 = 7, n % 5 = 0,
    o.first + n % 3, case when n % 20 > 1 then 1 end, case when n % 20 > 1 then now() end,
    case when n % 10 = 5 then now() end, now(), now()
  from (select svj_id, min(id) as first, bool_or(account_id is not null) as is_chairs from member group by svj_id) o,
    generate_series(1, case when o.is_chairs then ${chairs} else ${each} end) n order by o.svj_id, n;
  insert into audience_part (svj_id, owner, owner_id, entrance_id)
  select svj_id, 'message', id, (select min(e.id) + m.id % 4 from entrance e where e.svj_id = m.svj_id) from message m
  where not everyone and id % 8 <> 0;
  insert into audience_part (svj_id, owner, owner_id, unit_id)
  select svj_id, 'message', id, (select min(u.id) + m.id % 20 from unit u where u.svj_id = m.svj_id) from message m
  where not everyone and id % 8 = 0;
  insert into message_count (svj_id, year, last) select id, 2026, ${Math.max(each, chairs)} from svj;
  analyze message, audience_part;
  insert into wording (svj_id, owner, owner_id, content_version, title, description, since, until)
  select svj_id, 'message', id, 1, title, description, created_at, created_at + n * interval '1 minute'
  from message, generate_series(1, 3) n where number is not null;
  analyze wording;
  insert into message_seen (svj_id, message_id, member_id, seen_at)
  select m.svj_id, m.id, m.owner_id + n, now() from message m, generate_series(1, 5) n where (m.id + n) % 3 > 0;
  insert into confirmation (svj_id, owner, owner_id, member_id, content_version, confirmed_at, how)
  select m.svj_id, 'message', m.id, m.owner_id + n, 1, now(), 'portal' from message m, generate_series(1, 10) n
  where m.accept_read;
  insert into follow (svj_id, owner, owner_id, member_id, way, since)
  select m.svj_id, 'message', m.id, m.owner_id + n, 'follows', now() from message m, generate_series(1, 5) n
  where m.comments;
  analyze follow;
  insert into notice (svj_id, owner, owner_id, module, member_id, kind, created_at)
  select m.svj_id, 'message', m.id, 'messages', m.owner_id + n, 'published', now() from message m, generate_series(1, 5) n
  where m.accept_read;
  insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
  select m.svj_id, 'message', m.id, m.owner_id + n, 'Budu doma.', now() from message m, generate_series(1, 2) n
  where m.comments;
  insert into comment_mention (svj_id, comment_id, position, member_id)
  select c.svj_id, c.id, 1, c.member_id from comment c where c.member_id is not null;
  insert into file (svj_id, key, name, extension, type, size, sha256, owner, owner_id, created_at)
  select svj_id, gen_random_uuid(), 'Plán', 'pdf', 'application/pdf', 1, '', 'message', id, now() from message
  where id % 6 = 0;
  insert into search_entry (svj_id, noun, id, title, text)
  select svj_id, 'messages', id, title, 'odecet vodomeru ve stredu prijde technik' from message;`;

/** Between the two nobody asks each row whether what it points to is there, a third of the time; triggers of our own go on. */
const fitting = (how: 'enable always' | 'enable') => `
  do $$ declare t record; begin
    for t in select tgrelid::regclass as owner, tgname as name from pg_trigger where not tgisinternal loop
      execute format('alter table %s ${how} trigger %I', t.owner, t.name);
    end loop;
  end $$;
  set session_replication_role = '${how === 'enable' ? 'origin' : 'replica'}';`;

/**
 * Fills an empty migrated database with associations of so many units and messages each; `chairs` is how many messages there
 * are in the one whose chair's headers it answers.
 */
export async function seedTown(
  superUrl: string,
  {
    houses,
    units,
    messages = 20,
    chairs = messages,
  }: { houses: number; units: number; messages?: number; chairs?: number },
): Promise<Record<string, string>> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(fitting('enable always'));
    await db.query(seeding(houses, units));
    await db.query(posting(messages, chairs));
    await db.query(fitting('enable'));
    const token = newToken();
    await db.query(
      'insert into session (account_id, token_hash, created_at, last_seen_at) select min(id), $1, now(), now() from account',
      [hashToken(token)],
    );
    const { rows } = await db.query<{ id: string }>('select id from member where account_id is not null');
    await sweep(db);
    return { authorization: `Bearer ${token}`, svj: String(rows[0]?.id) };
  } finally {
    await db.end();
  }
}

/**
 * Counts all rows, until the board's are known to be seen by everybody: an index alone answers only of such, and whoever
 * looked on during the sweep stood in its way.
 */
async function sweep(db: pg.Client): Promise<void> {
  await db.query('vacuum (analyze)');
  for (let round = 0; round < 100; round += 1) {
    const { rowCount } = await db.query(
      "select from pg_class where oid = 'message'::regclass and relallvisible < relpages",
    );
    if (rowCount === 0) return;
    await db.query('vacuum message');
  }
  throw new Error('somebody looks at the board for ever');
}

/** One association as it is written by an import: units, owners and shares, of which nothing is counted yet. */
const founding = (units: number) => `
  with s as (insert into svj (name, modules, name_key)
    values ('SVJ Nové', array['rooms', 'members', 'svj', 'vote', 'messages', 'acceptRead'], 'svj nove') returning id)
  insert into entrance (svj_id, name) select id, 'Vchod ' || n from s, generate_series(1, 4) n;
  insert into unit (svj_id, number, entrance_id, floor, type)
  select e.svj_id, '12/' || n, e.first + n % 4, n % 8, 'flat'
  from (select svj_id, min(id) as first from entrance group by svj_id) e, generate_series(1, ${units}) n;
  insert into unit_share (svj_id, unit_id, num, den) select svj_id, id, 1, ${units} from unit;
  insert into member (svj_id, kind, first_name, last_name, role, name_key, note)
  select svj_id, 'person', 'Jana', 'Nováková z ' || number, 'owner', 'jana novakova z ' || number, number from unit;
  insert into ownership (svj_id, unit_id, num, den) select svj_id, id, 1, 1 from unit;
  insert into ownership_member (svj_id, ownership_id, member_id)
  select o.svj_id, o.id, m.id from ownership o join unit u on u.svj_id = o.svj_id and u.id = o.unit_id
  join member m on m.svj_id = u.svj_id and m.note = u.number;
  insert into account (email) values ('predsedkyne@luzicka.example');
  update member set role = 'mayorCommittee', has_access = true, is_active = true, account_id = (select min(id) from account)
  where id = (select min(id) from member);`;

/** Fills an empty migrated database with one association just brought in. Answers the headers of its chair. */
export async function seedHouse(db: pg.Client, units: number): Promise<Record<string, string>> {
  await db.query(founding(units));
  const token = newToken();
  await db.query(
    'insert into session (account_id, token_hash, created_at, last_seen_at) select min(id), $1, now(), now() from account',
    [hashToken(token)],
  );
  const { rows } = await db.query<{ id: string }>('select id from member where account_id is not null');
  return { authorization: `Bearer ${token}`, svj: String(rows[0]?.id) };
}

/** Headers of an owner of the same house, who only reads. */
export async function aReader(superUrl: string, chair: Record<string, string>): Promise<Record<string, string>> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const token = newToken();
    const { rows } = await db.query<{ account_id: string }>(
      `insert into account (email) values ('ctenarka@luzicka.example') returning id as account_id`,
    );
    await db.query(
      'insert into session (account_id, token_hash, created_at, last_seen_at) values ($1, $2, now(), now())',
      [rows[0]?.account_id, hashToken(token)],
    );
    const { rows: members } = await db.query<{ id: string }>(
      `update member set account_id = $1, has_access = true, is_active = true
       where id = (select min(id) + 3 from member where svj_id = (select svj_id from member where id = $2)) returning id`,
      [rows[0]?.account_id, chair.svj],
    );
    return { authorization: `Bearer ${token}`, svj: String(members[0]?.id) };
  } finally {
    await db.end();
  }
}
