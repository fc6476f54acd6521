import pg from 'pg';
import { hashToken, newToken } from '#server/base/tokens.ts';

/** Every tenth unit has two owners and their representative; of the next one the former owner is remembered. */
const seeding = (houses: number, units: number) => `
  insert into svj (name, modules, name_key)
  select 'SVJ Lužická ' || n, array['rooms', 'members', 'svj'], 'svj luzicka ' || n from generate_series(1, ${houses}) n;
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
  insert into account (email) select 'soused' || n || '@luzicka.example' from generate_series(1, 2000) n;`;

/** Fills an empty migrated database with associations of so many units each. Answers the headers of one chair. */
export async function seedTown(
  superUrl: string,
  { houses, units }: { houses: number; units: number },
): Promise<Record<string, string>> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(seeding(houses, units));
    const token = newToken();
    await db.query(
      'insert into session (account_id, token_hash, created_at, last_seen_at) select min(id), $1, now(), now() from account',
      [hashToken(token)],
    );
    const { rows } = await db.query<{ id: string }>('select id from member where account_id is not null');
    await db.query('vacuum (analyze)');
    return { authorization: `Bearer ${token}`, svj: String(rows[0]?.id) };
  } finally {
    await db.end();
  }
}
