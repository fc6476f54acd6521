import { sql } from 'drizzle-orm';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { numberOf } from '#contract/resolutions/rules.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { seen } from './rows/queries.ts';

/** Documents of the house are chosen for a resolution; files of its own it has none. */
export const resolutionFiles: FileGuard = {
  sees: async () => 'nothing',
  hasForm: () => null,
  mayChange: async () => false,
  async uses(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; year: number; number: number; name: string }>(sql`
      select resolution.id, resolution.year, resolution.number, p.name from resolution
      join vote_point p on p.svj_id = resolution.svj_id and p.id = resolution.point_id
      where ${seen(scope)} and resolution.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map((r) => ({ id: r.id, title: `${numberOf(r)} ${r.name}`, at: resolutionLinks.one(r.id) }));
  },
};
