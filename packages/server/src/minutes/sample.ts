import { sql } from 'drizzle-orm';
import type { Asking } from '../base/files/files.ts';
import type { Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepBytes } from '../base/store/file-receiving.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { detailOf } from '../votes/steps-detail.ts';
import { drawn, publishAs, readyToPublish } from './publishing/steps.ts';
import { minutesOf, signaturesOf } from './rows/queries.ts';
import { keepSignature } from './signing/queries.ts';
import { changeDraft, finishDraft } from './writing/steps.ts';

/** Somebody of the house at their screen, though nobody is signed in while a house is made up. */
async function sitting(at: SampleAt, email: SampleEmail): Promise<Asking> {
  const { db, now } = at;
  const memberId = await memberOf(at, email);
  const { rows } = await db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const accountId = rows[0]?.id as number;
  const scope = { ...at.scope, memberId, actorId: memberId, accountId };
  const who = { id: 0, accountId, email, accountName: '', isProductAdmin: false, lastSeenAt: now };
  const session: Session = { ...who, lang: 'cs', textSize: null, simple: null };
  return { db, session, scope, now };
}

async function idNamed(
  { db, scope }: SampleAt,
  table: 'meeting' | 'folder',
  name: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${sql.identifier(table)} where svj_id = ${scope.svjId} and name = ${name} order by id limit 1`);
  return rows[0]?.id;
}

/** Minutes that are finished, signed by two of three and published among others of their kind. */
async function addOfLipova(portal: Portal, at: SampleAt): Promise<void> {
  const id = await idNamed(at, 'meeting', 'Shromáždění k opravě střechy');
  if (id === undefined) return;
  const chair = await sitting(at, 'predseda@lipova.example');
  const shows: ShowsVote = (asking, voteId) => detailOf(portal, asking, voteId);
  const scribe = await memberOf(at, 'vybor@lipova.example');
  const verifier = await memberOf(at, 'kontrola@lipova.example');
  const first = chair.scope.memberId as number;
  const people = { opener: first, chair: first, scribe, verifiers: [verifier] };
  await changeDraft(shows, chair, { id, updatedAt: '', lang: 'cs', overrides: { facts: {}, people, points: {} } });
  const row = await minutesOf(at.db, at.scope, id);
  const updatedAt = `${row?.version ?? 0}.`;
  // What the sample's house lacks by chance is said as people would.
  const reason = 'Zápis je přesto úplný v tom, co žádá zákon.';
  await finishDraft(shows, chair, { id, updatedAt, lang: 'cs', reason });
  const signers = await signaturesOf(at.db, at.scope, row?.id as number);
  for (const signer of signers.slice(0, 2)) await keepSignature(at.db, at.scope, signer.id, 'code', at.now);
  const folderId = (await idNamed(at, 'folder', 'Zápisy ze shromáždění')) ?? null;
  const asked = {
    id,
    lang: 'cs',
    folderId,
    forOwners: true,
    isPublic: true,
    acceptRead: false,
    notify: false,
  } as const;
  const ready = await readyToPublish(portal, shows, chair, asked);
  const file = await drawn(portal, ready);
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    await publishAs(portal, chair, ready, file, asked);
  } finally {
    await file.discard();
  }
}

/** Minutes of the sample's meeting that was held. */
export async function furnishMinutes(portal: Portal, at: SampleAt): Promise<void> {
  if (at.house === 'lipova') await addOfLipova(portal, at);
}
