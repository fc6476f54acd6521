// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { home } from '#contract/home/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { type Change, keyOf, useChange } from './data.ts';

afterEach(() => vi.unstubAllGlobals());

const readings = {
  units: units.one,
  periods: unitPeriods.list,
  members: members.one,
  death: memberDeath.one,
  rights: roles.rightsOf,
  messages: messages.list,
  verify: session.verify,
  house: association.mine,
  waits: home.waits,
} as const satisfies Record<string, Endpoint>;

/** Names of the readings that are old once the call has written. */
async function oldAfter(call: Endpoint, touches: readonly Endpoint[], input: object): Promise<string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const answer = JSON.stringify({ code: 200, data: {}, message: { show: false, content: null } });
  vi.stubGlobal('fetch', async () => new Response(answer, { status: 200 }));
  const client = new QueryClient();
  for (const reading of Object.values(readings)) client.setQueryData(keyOf(null, reading, { id: 1 }), {});
  let change: Change<unknown, unknown> | undefined;
  const Form = () => {
    change = useChange(call, { touches }) as Change<unknown, unknown>;
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>,
    ),
  );
  await act(async () => void (await change?.run(input)));
  act(() => root.unmount());
  const isOld = (reading: Endpoint) => client.getQueryState(keyOf(null, reading, { id: 1 }))?.isInvalidated;
  return Object.entries(readings).flatMap(([name, reading]) => (isOld(reading) ? [name] : []));
}

test('a write makes old what is known of its noun whatever its address, and what the shell shows', async () => {
  expect(await oldAfter(units.remove, [], { id: 1 })).toEqual(['units', 'periods', 'house', 'waits']);
  expect(await oldAfter(members.remove, [], { id: 1 })).toEqual(['members', 'death', 'house', 'waits']);
});

test('an address that begins like that of another noun makes nothing of it old', async () => {
  expect(session.language.path.split('/')[3]).toBe(members.one.path.split('/')[3]);
  expect(await oldAfter(session.language, [], { lang: 'cs' })).toEqual(['verify', 'house', 'waits']);
});

test('nouns that a write says it touches get old whole', async () => {
  const old = await oldAfter(units.remove, [members.list, roles.list], { id: 1 });
  expect(old).toEqual(['units', 'periods', 'members', 'death', 'rights', 'house', 'waits']);
});
