import type { List } from './lists.ts';

/** The notice board: a page of 25 in the order in which it is read. */
export const board = (who: string, each: number): List => ({
  title: `Zprávy (${who}): 25 z ${each}, jedno ze 100 společenství`,
  // As the shell asks: authors only when their menu opens.
  path: '/api/v2/message?withOwners=false',
  limit: `select t.id, t.number, t.year, t.title, left(t.description, 400) as beginning, t.label, t.is_pinned, t.date_from,
      t.date_to, t.comments, m.kind, m.first_name, m.last_name, m.company_name
    from (select * from message where svj_id = $1 and id > 0 order by id desc limit 25) t
    left join member m on m.svj_id = t.svj_id and m.id = t.owner_id`,
});

export const units = (each: number): List => ({
  title: `Jednotky: 25 z ${each}, jedno ze 100 společenství`,
  path: '/api/v2/room',
  limit: `select u.id, u.number, u.type, u.floor, e.name as entrance, s.num, s.den, o.owners
    from (select * from unit where svj_id = $1 and id > 0 order by id limit 25) u
    join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and s.valid_to is null
    left join lateral (select string_agg(m.last_name, ', ') as owners from ownership o
      join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
      join member m on m.svj_id = om.svj_id and m.id = om.member_id
      where o.svj_id = u.svj_id and o.unit_id = u.id and o.valid_to is null) o on true`,
});

export const neighboursEach = 5000;
/** A page in the middle of the people, in Czech order, under a filter; its counts the shell has from the page before. */
export const neighbours: List = {
  title: `Sousedé: 25 z ${neighboursEach}, třetí strana s filtrem, česky seřazená, jedno ze 4 společenství`,
  path: `/api/v2/user/rows?page=3&tab=all&sort=-name&filters=${encodeURIComponent('{"text":"nov","role":"owner"}')}`,
  limit: `select m.id, m.kind, m.first_name, m.last_name, m.role, c.contacts
    from (select * from member where svj_id = $1 and id > 0 order by id limit 25 offset 50) m
    left join lateral (select string_agg(c.value, ', ' order by c.position) as contacts from member_contact c
      where c.svj_id = m.svj_id and c.member_id = m.id) c on true`,
};
