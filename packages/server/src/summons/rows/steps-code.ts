import { createHmac } from 'node:crypto';
import { codeOf, readCode } from '#contract/walls/rules-codes.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { unitIdsOf } from './queries.ts';

type Keyed = Pick<Portal, 'secret'>;

/**
 * The code of a unit at the desk of a meeting. It is kept nowhere: whoever has the key counts it again. It only finds the row
 * that somebody would find by a name, and opens nothing.
 */
export function checkInCode({ secret }: Keyed, svjId: number, meetingId: number, unitId: number): string {
  // Words before the body keep this apart from everything else that the key signs.
  return codeOf(createHmac('sha256', secret).update(`prezence|${svjId}|${meetingId}|${unitId}`).digest());
}

/** Units of the house whose code at this meeting was typed or scanned: one, or none where it is no code of theirs. */
export async function unitsByCode(
  { db, scope }: { db: Db; scope: Scope },
  portal: Keyed,
  meetingId: number,
  typed: string,
): Promise<number[]> {
  const code = readCode(typed);
  if (code === null) return [];
  const units = await unitIdsOf(db, scope);
  return units.filter((unit) => checkInCode(portal, scope.svjId, meetingId, unit) === code);
}
