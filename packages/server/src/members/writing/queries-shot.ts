import { sql } from 'drizzle-orm';
import { inLog } from '#contract/base/calls/fields.ts';
import { memberClose, memberNotes, memberOpen } from '#contract/members/schema.ts';
import { named } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { member } from '../rows/tables.ts';

const contacts = (kind: 'email' | 'phone') => sql`(
  select string_agg(c.value, ', ' order by c.position, c.id) from member_contact c
  where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = ${kind})`;
/** Of an address what differs from one written without its country: forms fill in the home one where none was kept. */
const place = (column: 'address' | 'permanent_address') => sql`(
  select string_agg(p.value, ', ' order by p.key) from jsonb_each_text(m.${sql.identifier(column)}) p
  where p.value <> '' and not (p.key = 'country' and upper(p.value) in ('CZ', 'CS')))`;

const open = named('m', member, inLog(memberOpen, {}));
const close = named('m', member, inLog(memberClose, { preferredCommunication: 'preferred' }));
const notes = named('m', member, inLog(memberNotes, {}));

/** A member as the log compares it; the role is a deed of its own. */
export const memberShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select coalesce(m.company_name, nullif(concat_ws(' ', m.title_before, m.first_name, m.last_name, m.title_after), ''))
        as name, m.ico, m.sex, ${open}, e.name as entrance, ${contacts('email')} as emails, ${contacts('phone')} as phones,
      ${place('address')} as address, ${place('permanent_address')} as "permanentAddress",
      m.died_on::text as "diedOn", ${close}, ${notes},
      (select jsonb_agg(jsonb_build_array(r.other_id, r.relation) order by r.other_id) from member_relation r
        where r.svj_id = m.svj_id and r.member_id = m.id) as relations
    from member m left join entrance e on e.svj_id = m.svj_id and e.id = m.entrance_id
    where m.svj_id = ${scope.svjId} and m.id = ${id}`,
  );
