import pg from 'pg';
import type { List } from './lists.ts';

export const contactsEach = 300;

/** Contacts of every association, every fifth of the committee alone, every thirtieth pinned, every third a person. */
export async function seedContacts(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['contact'];
      insert into contact (svj_id, kind, visibility, category, is_pinned, company_name, first_name, last_name, position, phones,
        emails, created_at, updated_at)
      select s.id, x.kind, case when n % 5 = 0 then 'private' else 'public' end,
        (array['energy', 'property_maintenance', 'construction_work', 'authorities', 'other'])[1 + n % 5], n % 30 = 0,
        case x.kind when 'company' then 'Řemesla ' || md5(n::text) else '' end,
        case x.kind when 'person' then 'Žofie' else '' end, case x.kind when 'person' then 'Č' || md5(n::text) else '' end,
        'technik', '[{"value": "+420777123456", "word": null}]', '[{"value": "dilna@remesla.example", "word": null}]', now(), now()
      from svj s, generate_series(1, ${contactsEach}) n,
        lateral (select case when n % 3 = 0 then 'person' else 'company' end as kind) x order by s.id, n`);
    await db.query('vacuum analyze contact');
  } finally {
    await db.end();
  }
}

/** A page of contacts in Czech order, pinned ones first, with the counts of all and of each category. */
export const contacts = (who: string): List => ({
  title: `Kontakty (${who}): 25 z ${contactsEach}, s počty, jedno ze 100 společenství`,
  path: '/api/v2/contact/getAll',
  limit: `select t.id, t.kind, t.visibility, t.category, t.emergency, t.is_pinned, t.company_name, t.title_before, t.first_name,
      t.last_name, t.title_after, t.position, t.company, t.web, t.phones, t.emails
    from contact t where t.svj_id = $1 and t.deleted_at is null order by t.id limit 25`,
});
