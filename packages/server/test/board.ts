import { sql } from 'drizzle-orm';
import type { Person, TestHouse } from './house.ts';

/** A published message of the house with comments on, written straight into its table; `set` changes its columns. */
export async function aPosted(house: TestHouse, author: Person, set: Record<string, unknown> = {}): Promise<number> {
  return house.inside(async (db) => {
    const now = house.portal.clock.now;
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into message (svj_id, title, description, concept, date_from, comments, owner_id, created_at, updated_at)
      values (${house.id}, 'Odečty', '<p>Text</p>', false, ${now}, true, ${author.memberId}, ${now}, ${now})
      returning id`);
    const id = rows[0]?.id as number;
    const changes = Object.entries(set).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    if (changes.length > 0)
      await db.execute(sql`
        update message set ${sql.join(changes, sql`, `)} where svj_id = ${house.id} and id = ${id}`);
    return id;
  });
}

/** The message is only for those of the unit. */
export async function onlyFor(house: TestHouse, id: number, unit: string): Promise<void> {
  await house.inside(async (db) => {
    await db.execute(sql`update message set everyone = false where svj_id = ${house.id} and id = ${id}`);
    await db.execute(sql`
      insert into audience_part (svj_id, owner, owner_id, unit_id)
      select ${house.id}, 'message', ${id}, id from unit where svj_id = ${house.id} and number = ${unit}`);
  });
}
