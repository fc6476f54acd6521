import { freeName, type Taken } from '#contract/base/files/archive-names.ts';
import { archived, type Entry, lostNote } from '../../base/files/file-archive.ts';
import { type Asking, fileRowsOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { bytesKey } from '../../base/store/file-receiving.ts';
import { attachedOpen, attachedTo } from '../../documents/attached/queries.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { seesAll } from '../../meetings/rows/queries-audience.ts';
import { agendaOf } from '../rows/queries.ts';

/** Materials of all points as one archive, each under the number of its point. */
export async function materialsOf(portal: Portal, at: Asking, id: number) {
  const { db, scope, session, now } = at;
  const m = await meetingSeen(db, scope, id);
  const taken: Taken = new Map();
  const entries: Entry[] = [];
  for (const { id: ownerId, label } of await agendaOf(db, scope, id)) {
    const path = (name: string, extension: string) => freeName(taken, `${label} ${name}`, extension);
    for (const f of await fileRowsOf(db, scope, { owner: 'meeting_point', ownerId }, { all: seesAll(scope) }))
      entries.push({ path: path(f.name, f.extension), key: bytesKey(scope.svjId, f.key), date: f.createdAt });
    for (const { attachedId } of await attachedTo(db, scope, 'meeting_point', [ownerId], now)) {
      const d = await attachedOpen(db, scope, attachedId, now);
      if (d) entries.push({ path: path(d.name, d.extension), key: bytesKey(scope.svjId, d.key), date: now });
    }
  }
  const name = `${freeName(new Map(), m.name)}.zip`;
  return archived(portal.files, { name, entries, lost: lostNote(session.lang, now) });
}
