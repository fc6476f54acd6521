import { agenda } from '#contract/agenda/endpoints.ts';
import { isDecided, labelsOf, lacksOf } from '#contract/agenda/rules.ts';
import type { AgendaView, PointView } from '#contract/agenda/schema.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { type Asking, filesOf, sealedAt } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import { seesAll } from '../../meetings/rows/queries-audience.ts';
import { type Book, bookOf, votesOfPoints } from '../ballot/queries.ts';
import { type PointRow, pointRows } from '../rows/queries.ts';
import { fixedPoints } from '../writing/queries.ts';

async function viewsOf(portal: Portal, at: Asking, m: Meeting, rows: readonly PointRow[]): Promise<PointView[]> {
  const { db, scope } = at;
  const ids = rows.map((p) => p.id);
  const all = seesAll(scope);
  const files = await filesOf(portal, at, 'meeting_point', ids, { all });
  const chosen = await chosenOf(portal, at, 'meeting_point', ids);
  const votes = await votesOfPoints(db, scope, m.id);
  const fixed = new Set(all ? await fixedPoints(db, scope, m.id) : []);
  const labels = labelsOf(rows);
  return rows.map(({ id, kind, name, body, wording, preset, counterTo, addedAt }) => {
    const [attachments, documents] = [files.get(id) ?? [], chosen.get(id) ?? []];
    const fileCount = attachments.length + documents.length;
    return {
      ...{ id, label: labels.get(id) ?? '', kind, name, body, wording, preset, counterTo },
      ...{ addedAt: addedAt?.toISOString() ?? null, attachments, files: documents },
      ...{ vote: votes.get(id) ?? null, isFixed: fixed.has(id) },
      lacks: all ? lacksOf({ kind, body, wording, fileCount }) : [],
    };
  });
}

type Ahead = Pick<AgendaView, 'ballot' | 'ahead' | 'may'>;

function aheadOf({ scope }: Asking, { status }: Meeting, points: readonly PointView[], book: Book | null): Ahead {
  const writes = seesAll(scope) && scope.mayWrite && status !== 'finished';
  const votes = may(scope, 'vote', 'rw');
  const adds = points.filter((p) => isDecided(p.kind) && (p.vote === null || p.vote.cancelled)).length;
  const prepare = writes && votes && adds > 0 && (book === null || book.status === 'concept');
  const isSeen = book !== null && may(scope, 'vote', 'r') && (votes || (book.isPublic && book.status !== 'concept'));
  return {
    ballot: isSeen ? { id: book.id, status: book.status } : null,
    ahead: prepare ? { makes: book === null, adds } : null,
    may: { edit: writes, prepare },
  };
}

/** Where all materials are taken from at once. */
function archiveOf(portal: Portal, at: Asking, id: number, points: readonly PointView[]): AgendaView['archive'] {
  const count = points.flatMap((p) => [...p.attachments, ...p.files.filter((f) => f.state !== 'deleted')]).length;
  return count > 0 ? { url: sealedAt(portal, at, agenda.archive.path, { id }), count } : null;
}

/** What is on at a meeting, for whoever reads it. */
export async function agendaViewOf(portal: Portal, at: Asking, id: number): Promise<AgendaView> {
  const { db, scope } = at;
  const m = await meetingSeen(db, scope, id);
  const points = await viewsOf(portal, at, m, await pointRows(db, scope, id));
  const ahead = aheadOf(at, m, points, await bookOf(db, scope, id));
  const archive = archiveOf(portal, at, id, points);
  return { id, points, ...ahead, archive, updatedAt: stamp(m.agendaVersion, m.agendaAt ?? m.createdAt) };
}
