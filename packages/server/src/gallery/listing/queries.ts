import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { AlbumList, AlbumVisibility, albumFilters, albumSorts, Tie } from '#contract/gallery/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { either } from '../../base/db/either.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { named } from '../../base/search/search.ts';
import { administers, seen } from '../rows/queries.ts';

export type Listing = {
  sort: (typeof albumSorts)[number];
  filters: z.output<typeof albumFilters> & {
    /** Of this alone. */
    tied?: Tie;
  };
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Listing['filters']): SQL | undefined {
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'gallery', sql`album.id`, f.text)}`);
  if (f.visibility) parts.push(sql` and album.visibility = ${f.visibility}`);
  if (f.tied?.kind === 'report') parts.push(sql` and album.report_id = ${f.tied.id}::bigint`);
  if (f.tied?.kind === 'event') parts.push(sql` and album.event_id = ${f.tied.id}::bigint`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const latest = sql`album.created_at desc, album.id desc`;
const orders: Record<Listing['sort'], SQL> = {
  '-createdAt': latest,
  createdAt: sql`album.created_at, album.id`,
  name: sql`(album.name) collate "cs-x-icu", ${latest}`,
  '-name': sql`(album.name) collate "cs-x-icu" desc, ${latest}`,
};

export type ListedAlbum = {
  id: number;
  name: string;
  description: string;
  visibility: AlbumVisibility;
  photo_count: number;
  created_at: string;
  taken_from: string | null;
  taken_to: string | null;
  offered: number;
  cover: { id: number; color: string | null; hasSizes: boolean; isDue: boolean } | null;
};

/** One page of albums that the asker may see, each with what it is known by; the last that a call asks for. */
export async function listAlbums(db: Db, scope: Scope, { sort, filters }: Listing, page: Page): Promise<ListedAlbum[]> {
  const order = orders[sort];
  const waiting = administers(scope)
    ? sql`(select count(*)::int from photo_offer o where o.svj_id = album.svj_id and o.album_id = album.id)`
    : sql`0`;
  const { rows } = await db.execute<ListedAlbum>(sql`
    select album.id, album.name, album.description, album.visibility, album.photo_count, album.created_at,
      album.taken_from, album.taken_to, ${waiting} as offered,
      (select to_json(c) from (select p.id, f.color, f.has_sizes as "hasSizes", p.sizes_due_at is not null as "isDue"
        from photo p join file f on f.svj_id = p.svj_id and f.id = p.file_id
        where p.svj_id = album.svj_id and p.id = ${either(sql`album.cover_id`, sql`foremost.id`)}) c) as cover
    from (select album.id from album where ${seen(scope)}${kept(scope, filters) ?? sql``}
      order by ${order} ${pageOf(page)}) page
    join album on album.svj_id = ${scope.svjId} and album.id = page.id
    left join lateral (select o.id from photo o where o.svj_id = album.svj_id and o.album_id = album.id
      order by o.position, o.id limit 1) foremost on album.cover_id is null
    order by ${order}`);
  return rows;
}

/** How many albums the asker may see, and how many of them the filters let through. */
export async function countAlbums(
  db: Db,
  scope: Scope,
  { filters }: Listing,
): Promise<Pick<AlbumList, 'count' | 'total'>> {
  const filtered = kept(scope, filters);
  const apart = filtered ? sql`, (select count(*) from album where ${seen(scope)}${filtered}) as total` : sql``;
  const { rows } = await db.execute<{ count: number; total?: number }>(sql`
    select count(*) as count${apart} from album where ${seen(scope)}`);
  const { count = 0, total } = rows[0] ?? {};
  return { count: Number(count), total: Number(total ?? count) };
}
