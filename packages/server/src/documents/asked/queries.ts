import { sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { AskedOf } from '../../confirmations/asked/queries-asked.ts';
import { documentSeen, savedAs } from '../rows/queries.ts';
import { keepsUnitsApart, readersOf } from '../rows/queries-meant.ts';
import { documentSource } from '../telling/notices.ts';

type Since = { author: number | null; since: string; first: string; sha256: string };

/** Documents as what asks people to confirm: the bytes of now, by everybody the document is for but whose version it is. */
export const askedDocuments: AskedOf = {
  table: 'document',
  module: 'documents',
  async asked(at, id, how) {
    const { db, scope } = at;
    if (!may(scope, 'documents', 'r')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    const d = await documentSeen(at, id, how);
    if (!d.acceptRead || d.fileId === null) throw new Refused('CONFIRMATIONS.ERRORS.NOT_ASKED');
    const { rows } = await db.execute<Since>(sql`
      select v.author_id as author, v.created_at as since, x.created_at as first, encode(b.sha256, 'hex') as sha256
      from document x
      join document_version v on v.svj_id = x.svj_id and v.document_id = x.id and v.number = x.accept_from
      join file b on b.svj_id = x.svj_id and b.id = x.file_id
      where x.svj_id = ${scope.svjId} and x.id = ${id}`);
    const { author, since, first, sha256 } = rows[0] as Since;
    return {
      ...{ id, title: savedAs(d), number: null, contentVersion: d.number, countedFrom: d.acceptFrom, sha256 },
      ...{ createdAt: new Date(first), changedAt: d.acceptFrom > 1 ? new Date(since) : null, outAt: new Date(since) },
      ...{ acceptUntil: null, authorId: author, isActual: true },
    };
  },
  recipients: readersOf,
  knowsOthers: (scope, id) => (may(scope, 'acceptRead', 'rw') ? sql`true` : sql`not ${keepsUnitsApart(scope, id)}`),
  source: documentSource,
  keeps: 'versions',
  deeds: {
    remind: { noun: 'documents', verb: 'remind' },
    paper: { noun: 'documents', verb: 'paper' },
    unpaper: { noun: 'documents', verb: 'unpaper' },
  },
};
