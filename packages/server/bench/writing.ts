import type { Out } from '#contract/base/calls/endpoint.ts';
import type { confirmations } from '#contract/confirmations/endpoints.ts';
import type { messages } from '#contract/messages/endpoints.ts';
import type { Headers } from './load.ts';
import { ask } from './votes.ts';

export type Written = { name: string; count: number; p50: number; p99: number; aSecond: number };

const atOnce = 10;
const share = (all: readonly number[], part: number) =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;

/** Does all works, ten at once, and answers how long each took. */
export async function each(name: string, works: readonly (() => Promise<unknown>)[]): Promise<Written> {
  const left = [...works];
  const took: number[] = [];
  const began = performance.now();
  const one = async () => {
    for (let work = left.pop(); work; work = left.pop()) {
      const since = performance.now();
      await work();
      took.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const seconds = (performance.now() - began) / 1000;
  return { name, count: took.length, p50: share(took, 0.5), p99: share(took, 0.99), aSecond: took.length / seconds };
}

const publishedEach = 3;
const commentedEach = 5;

/** Publishing, commenting and confirming over many associations at once, each as somebody of its own. */
export async function measureWriting(
  address: string,
  chairs: readonly Headers[],
  readers: readonly Headers[],
): Promise<Written[]> {
  const shown: (() => Promise<unknown>)[] = [];
  const queued: { headers: Headers; id: string }[] = [];
  const comments: (() => Promise<unknown>)[] = [];
  for (const headers of readers) {
    const at = { address, headers };
    const queue = await ask<Out<typeof confirmations.queue>>(at, 'GET', '/api/v2/accept-read');
    queued.push(...queue.items.slice(0, commentedEach).map((one) => ({ headers, id: one.dataValues.id })));
    const list = await ask<Out<typeof messages.list>>(at, 'GET', '/api/v2/message');
    const open = list.messages.filter((m) => m.comments && !m.concept).slice(0, commentedEach);
    for (const { id } of open) {
      comments.push(() => ask(at, 'POST', `/api/v2/message/${id}/comment`, { message: 'Budu doma.' }));
    }
  }
  for (const headers of chairs) {
    for (let n = 0; n < publishedEach; n += 1) {
      const message = { title: `Odečet ${n}`, description: '<p>Ve středu přijde technik.</p>' };
      shown.push(() => ask({ address, headers }, 'POST', '/api/v2/message', message));
    }
  }
  const confirming = queued.map(
    ({ headers, id }) =>
      () =>
        ask({ address, headers }, 'PUT', `/api/v2/accept-read/accept/${id}`, { id }),
  );
  return [
    await each('potvrzení přečtení', confirming),
    await each('komentář', comments),
    await each('zveřejnění zprávy', shown),
  ];
}
