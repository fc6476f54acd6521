import { sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { SampleEmail } from './people.ts';

/** A house of the sample as its nouns are furnished: who acts, when, and which of the houses it is. */
export type SampleAt = { db: Db; scope: Scope; now: Date; house: 'lipova' | 'dlouha' | 'prazdna' };

/** The member of the house who signs in by this e-mail. */
export async function memberOf({ db, scope }: Pick<SampleAt, 'db' | 'scope'>, email: SampleEmail): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and a.email = ${email}`);
  return rows[0]?.id as number;
}

/** The last month in which everything is due already: its payments come by the bank's statement. */
export const statedMonth = (today: Day): string =>
  (today.slice(8) >= '20' ? today : addDays(`${today.slice(0, 7)}-01`, -1)).slice(0, 7);
