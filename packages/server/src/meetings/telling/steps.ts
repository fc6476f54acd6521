import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Meeting } from '../rows/queries.ts';
import { tellOf } from './notices.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Tells everybody a called meeting is for what is different from what they had; answers how many. */
export const tellChanged = (portal: Portal, at: At, m: Meeting): Promise<number> =>
  tellOf(portal, at, m, 'summonsChanged');
