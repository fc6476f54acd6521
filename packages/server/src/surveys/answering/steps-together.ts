import { type Refusal, Refused } from '#contract/refusals.ts';
import { violated } from '../../base/db/db.ts';
import { actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { keepAnswers } from './steps.ts';
import type { Answer, Read } from './steps-reading.ts';

/** Answers of one transaction at most. */
const most = 200;

type Waiting = { answer: Answer; heard: PromiseWithResolvers<null> };

/**
 * Answers of one survey, kept together: those that come while others are being written wait for them, and then one transaction
 * takes all. Each is told of its own only when that is committed.
 */
export function answersTogether(portal: Portal): (svj: number, read: Read) => Promise<null> {
  const queues = new Map<string, Waiting[]>();

  const write = (svj: number, { survey: { id }, questions }: Read, some: readonly Waiting[]) =>
    portal.pool.transaction('read write', async (db) => {
      const at = { db, scope: await actFor(db, svj), now: portal.now() };
      return keepAnswers(
        portal,
        at,
        { id, questions },
        some.map((w) => w.answer),
      );
    });
  const tell = (some: readonly Waiting[], why: readonly (Refusal | null)[]) =>
    some.forEach(({ heard }, i) => {
      const key = why[i];
      if (key) heard.reject(new Refused(key));
      else heard.resolve(null);
    });
  const writeAll = async (svj: number, read: Read, some: readonly Waiting[]): Promise<void> => {
    try {
      tell(some, await write(svj, read, some));
    } catch (error) {
      // One of them can't be written, as of whoever was deleted at this moment: the others need not pay for it.
      if (some.length > 1 && violated(error)) for (const one of some) await writeAll(svj, read, [one]);
      else for (const { heard } of some) heard.reject(error);
    }
  };
  const goOn = async (name: string, svj: number, read: Read, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) await writeAll(svj, read, queue.splice(0, most));
    queues.delete(name);
  };

  return (svj, read) => {
    const name = `${svj} ${read.survey.id}`;
    const one: Waiting = { answer: read.answer, heard: Promise.withResolvers<null>() };
    const queue = queues.get(name);
    if (queue) queue.push(one);
    else {
      const first = [one];
      queues.set(name, first);
      void goOn(name, svj, read, first);
    }
    return one.heard.promise;
  };
}
