import type { Portal } from '../../base/http/handler.ts';
import { tell } from '../../notices/steps.ts';
import type { At } from '../rows/queries.ts';
import { albumSource } from './notices.ts';
import { takeTelling, toldOf } from './queries.ts';

/** Tells those an album is for of it, once: when it first has a photograph and is for everybody. */
export async function tellOnce(portal: Portal, { db, scope, now }: At, id: number): Promise<void> {
  if (!(await takeTelling(db, scope, id, now))) return;
  const members = toldOf(scope, id, now);
  await tell(
    db,
    scope,
    portal,
    albumSource,
    { owner: 'album', ownerId: id, kind: 'published', module: 'gallery', members },
    now,
  );
}
