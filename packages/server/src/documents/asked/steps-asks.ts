import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { AskedText } from '#contract/confirmations/schema.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import type { AskSource } from '../../confirmations/asked/queries.ts';
import { dropWaiting } from '../../notices/queries.ts';
import { among, savedAs } from '../rows/queries.ts';
import { seenDocuments, withFolder } from '../rows/queries-seen.ts';
import { addresses } from '../rows/steps.ts';
import { asksMe, confirmedBefore, owes } from './queries-owed.ts';

type Owed = Omit<NameOrNobody, 'id'> & {
  id: number;
  name: string;
  extension: string;
  description: string;
  type: string;
  size: number;
  number: number;
  hasPreview: boolean;
  isPublic: boolean;
  changedAt: string;
  sha256: string;
  again: boolean;
  ownerId: number | null;
};

function toAsk(portal: Portal, at: Asking, d: Owed): AskedText {
  const { kind, title_before, first_name, last_name, title_after, company_name } = d;
  const owner = nameOrNull({ id: d.ownerId, kind, title_before, first_name, last_name, title_after, company_name });
  const { id, name, extension, type, size, isPublic } = d;
  const createdAt = new Date(d.changedAt).toISOString();
  const bytes = addresses(portal, at, id, d.number, d.hasPreview);
  return {
    ...{ id, title: savedAs(d), label: null, emergency: false, held: null, contentVersion: d.number, again: d.again },
    file: { id, name: savedAs(d), versionNumber: d.number, sha256: d.sha256 },
    owner: owner && { id: owner.id, full_name: owner.full_name },
    description: asParagraphs(d.description),
    // The bytes that are confirmed stand before their eyes, or a tap away.
    attachments: [{ id, name, extension, type, size, description: '', isPublic, createdAt, ...bytes }],
    files: [],
    acceptUntil: null,
  };
}

/** Documents as a source of what is to be confirmed; the longest waiting first. */
export const documentAsks: AskSource = {
  worded: none('what it was before stands among its versions'),

  async owed(db, scope, now, limit) {
    if (scope.memberId === null) return { asks: [], total: 0 };
    const { rows } = await db.execute<{ id: number; version: number; total: number }>(sql`
      select document.id, document.number as version, count(*) over () as total
      from document ${withFolder} where ${owes(scope, now)} order by document.changed_at, document.id limit ${limit}`);
    return { asks: rows.map(({ id, version }) => ({ id, version })), total: rows[0]?.total ?? 0 };
  },

  async texts(portal, asking, ids) {
    const { db, scope, now } = asking;
    if (scope.memberId === null || ids.length === 0) return new Map();
    const { rows } = await db.execute<Owed>(sql`
      select document.id, document.name, document.extension, document.description, document.type, document.size,
        document.number, document.has_preview as "hasPreview", document.is_public as "isPublic",
        document.changed_at as "changedAt", encode(b.sha256, 'hex') as sha256, ${confirmedBefore(scope)} as again,
        document.owner_id as "ownerId", m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
      from document ${withFolder} join file b on b.svj_id = document.svj_id and b.id = document.file_id
      left join member m on m.svj_id = document.svj_id and m.id = document.owner_id
      where ${owes(scope, now)} and document.id = ${among(ids)}`);
    return new Map(rows.map((d) => [d.id, toAsk(portal, asking, d)]));
  },

  async asked(db, scope, id, now) {
    const { rows } = await db.execute<{ version: number }>(sql`
      select document.number as version from document ${withFolder}
      where ${seenDocuments(scope, now)} and ${asksMe(scope, now)} and document.id = ${id} for share of document`);
    return rows[0]?.version ?? null;
  },

  async confirmed(db, scope, id, now) {
    const reminder = { owner: 'document', ownerId: id, kind: 'reminder' } as const;
    await dropWaiting(db, scope, reminder, scope.memberId === null ? [] : [scope.memberId], now);
    const { rows } = await db.execute<{ name: string; extension: string; number: number }>(
      sql`select name, extension, number from document where svj_id = ${scope.svjId} and id = ${id}`,
    );
    const detail = { name: rows[0] ? savedAs(rows[0]) : '', version: rows[0]?.number ?? 0 };
    await record(db, scope, now, { noun: 'documents', nounId: id, verb: 'confirm', detail });
  },
};
