/** A hundred confirmations in every house, of all units in turn; the last of each holds. Every second unit is asked for. */
export const rows = `
  insert into clearance_book (svj_id, entries, head)
    select id, 100, (select string_agg(md5(random()::text || n), '') from generate_series(1, 60) n where svj.id > 0) from svj;
  insert into clearance (svj_id, unit_id, year, number, house, label, day, lang, total, debts, paper, token_hash, issued_at,
    issued_name, ended_at, ended_name, entry)
    select u.svj_id, u.id, 2026, row_number() over (partition by u.svj_id order by u.id, n), 'Dům', u.number, '2026-06-15', 'cs', 0,
      '[]', '\\x01', sha256((u.svj_id || '.' || u.id || '.' || n)::bytea), now(), 'výbor', case when n < 5 then now() end,
      case when n < 5 then 'výbor' end, n
    from unit u, generate_series(1, 5) n where u.deleted_at is null;
  insert into clearance_entry (svj_id, n, content, digest, at)
    select s.id, n, repeat('x', 200), md5(n::text), now() from svj s, generate_series(1, 100) n;
  insert into clearance_request (svj_id, unit_id, asked_at, asked_name, clearance_id)
    select c.svj_id, c.unit_id, now(), 'Kdosi', case when c.ended_at is not null then c.id end from clearance c;
  analyze clearance_book, clearance, clearance_entry, clearance_request;`;

const list = '/api/v2/debt-confirmations';
export const paths = [list, `${list}?unitId=:account`];
