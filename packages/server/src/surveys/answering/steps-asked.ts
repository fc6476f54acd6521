import type { Question } from '#contract/surveys/schema-questions.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { questionsOf, type Survey } from '../rows/queries.ts';

type At = { db: Db; scope: Scope };

/** Surveys whose questions are kept at most. */
const most = 50;

/** Questions of surveys that are being answered: they do not change from the start on, so each is read once. */
export class AskedLately {
  readonly #known = new Map<string, readonly Question[]>();

  of({ db, scope }: At, id: number): readonly Question[] | Promise<readonly Question[]> {
    return this.#known.get(`${scope.svjId} ${id}`) ?? questionsOf(db, scope, id);
  }

  /** Keeps those of one that has started. */
  keep({ scope }: At, { id, status }: Survey, questions: readonly Question[]): void {
    const name = `${scope.svjId} ${id}`;
    if (status !== 'active' || this.#known.has(name)) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= most) this.#known.delete(oldest);
    this.#known.set(name, questions);
  }
}
