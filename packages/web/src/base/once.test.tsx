// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyHeader } from '#contract/base/calls/endpoint.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { Answer } from './answer.ts';
import { type Change, useChange } from './data.ts';
import { keepKey, newKey } from './once.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A server as the line to it lets through: what it stored, and whether its answer comes back. */
function aServer() {
  const stored = new Map<string, string>();
  const keys: (string | null)[] = [];
  let line: 'whole' | 'before' | 'after' = 'whole';
  const answer = (code: number, data: unknown, content: string | null) =>
    new Response(JSON.stringify({ code, data, message: content && { show: false, content } }), { status: code });
  const fetch = async (_: unknown, init: RequestInit) => {
    const key = new Headers(init.headers).get(keyHeader);
    keys.push(key);
    if (line === 'before') throw new TypeError('no connection');
    const body = String(init.body);
    if (body.includes('""'))
      return answer(400, { errors: { title: 'BASE.FORM.REQUIRED' } }, 'BASE.ERRORS.INVALID_INPUT');
    const first = key === null ? undefined : stored.get(key);
    if (first !== undefined && first !== body) return answer(409, null, 'BASE.ERRORS.KEY_USED');
    stored.set(key ?? newKey(), body);
    if (line === 'after') throw new TypeError('the line broke');
    return answer(200, { id: stored.size }, null);
  };
  return { fetch, stored, keys, breaks: (where: typeof line) => (line = where) };
}

type Form = Change<{ title: string; description: string }, unknown>;
let root: Root;
let form: Form;
let server: ReturnType<typeof aServer>;

function Writing() {
  form = useChange(messages.create) as unknown as Form;
  return null;
}
const saves = async (title: string): Promise<Answer | null> => {
  let refused: Answer | null = null;
  await act(async () => {
    await form.run({ title, description: 'Text' }).catch((error: Answer) => {
      refused = error;
    });
  });
  return refused;
};

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  server = aServer();
  vi.stubGlobal('fetch', server.fetch);
  root = createRoot(document.createElement('div'));
  const client = new QueryClient();
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Writing />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('a form that creates', () => {
  it('whose answer was lost goes again under the same key, and one thing is made', async () => {
    server.breaks('after');
    expect(await saves('Odečty')).toMatchObject({ status: 0 });
    server.breaks('before');
    expect(await saves('Odečty')).toMatchObject({ status: 0 });
    server.breaks('whole');
    expect(await saves('Odečty')).toBeNull();
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys[0]).toMatch(uuid);
    expect(server.stored.size).toBe(1);
  });

  it('changed after a lost answer is told that the first was stored; saved once more it is another thing', async () => {
    server.breaks('after');
    await saves('Odečty');
    server.breaks('whole');
    expect(await saves('Odečty v úterý')).toMatchObject({ status: 409, key: 'BASE.ERRORS.KEY_USED' });
    expect([...server.stored.values()]).toHaveLength(1);
    expect(await saves('Odečty v úterý')).toBeNull();
    expect(server.stored.size).toBe(2);
  });

  it('changed after an attempt that never arrived is simply stored', async () => {
    server.breaks('before');
    await saves('Odečty');
    server.breaks('whole');
    expect(await saves('Odečty v úterý')).toBeNull();
    expect(server.stored.size).toBe(1);
  });

  it('pressed twice at once sends one call, and the next record has a key of its own', async () => {
    await act(async () => {
      await Promise.all([1, 2].map(() => form.run({ title: 'Jednou', description: 'Text' })));
    });
    expect(server.keys).toHaveLength(1);
    await saves('Jednou');
    expect(new Set(server.keys).size).toBe(2);
  });

  it('corrected after a refusal goes under another key, unchanged under the same', async () => {
    await saves('');
    await saves('');
    await saves('Název');
    expect(server.keys[1]).toBe(server.keys[0]);
    expect(server.keys[2]).not.toBe(server.keys[0]);
  });
});

describe('the key', () => {
  it('is of one place and one file, and of no call that makes nothing', () => {
    const comment = keepKey();
    const first = comment.of(messageComments.add, { id: 1, message: 'Děkuji' });
    comment.ended(new Answer(0, 'BASE.ERRORS.OFFLINE'));
    expect(comment.of(messageComments.add, { id: 2, message: 'Děkuji' })).not.toBe(first);
    const file = keepKey();
    const [a, b] = ['a.txt', 'b.txt'].map((name) => new File(['x'], name, { lastModified: 1 }));
    const key = file.of(messages.upload, { id: 1 }, a);
    file.ended(new Answer(503, 'BASE.ERRORS.UNAVAILABLE'));
    expect(file.of(messages.upload, { id: 1 }, a)).toBe(key);
    expect(file.of(messages.upload, { id: 1 }, b)).not.toBe(key);
    expect(keepKey().of(messages.update, { id: 1 })).toBeUndefined();
  });

  it('is a UUID where the browser does not make one itself', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(newKey()).toMatch(uuid);
    expect(newKey()).not.toBe(newKey());
  });
});
