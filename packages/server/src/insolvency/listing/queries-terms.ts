import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { TermFact, TermRange } from '#contract/base/terms/fact.ts';
import { insolvencyLinks } from '#contract/insolvency/links.ts';
import { may } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import { insolvencyCase } from '../rows/tables.ts';

/**
 * Claims in proceedings that a person confirmed as of an owner, by the number of the file: nobody is named. They are for
 * whoever reads the watch. One that ended needs no claim.
 */
export async function termsOfClaims({ db, scope }: Counting, { since }: TermRange): Promise<TermFact[]> {
  if (scope.visitUntil !== null || !may(scope, 'bankruptcy_register', 'r')) return [];
  const { svjId, decision, isThere, endedOn, declaredOn } = insolvencyCase;
  const runs = and(eq(decision, 'confirmed'), eq(isThere, true), isNull(endedOn));
  const cases = await db
    .select()
    .from(insolvencyCase)
    .where(and(eq(svjId, scope.svjId), runs, isNotNull(declaredOn), gte(declaredOn, since)))
    .orderBy(asc(insolvencyCase.id));
  return cases.map(({ id, fileNumber, declaredOn: on }) => ({
    ...{ kind: 'insolvencyClaim', owner: { table: 'insolvency_case', id }, turn: '', name: fileNumber },
    ...{ from: on as string, at: insolvencyLinks.list(), met: null },
  }));
}
