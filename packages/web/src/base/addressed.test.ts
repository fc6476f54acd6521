import { expect, test } from 'vitest';
import { addressed } from './addressed.ts';

test('path parameters leave the input and are escaped', () => {
  const call = { method: 'GET', path: '/api/v2/room/search/:text' } as const;
  expect(addressed(call, { text: 'a/b č', q: 'x' })).toEqual({
    url: '/api/v2/room/search/a%2Fb%20%C4%8D?q=x',
    body: {},
  });
});

test('what a call without a body asks travels in the query, objects as JSON, nothing empty', () => {
  const call = { method: 'GET', path: '/api/v2/room' } as const;
  const { url } = addressed(call, { page: 2, filters: { q: 'x' }, tab: '', sort: undefined, other: null });
  expect(url).toBe('/api/v2/room?page=2&filters=%7B%22q%22%3A%22x%22%7D');
});

test('a call with a body sends only its declared fields in the query', () => {
  const call = { method: 'PUT', path: '/api/v2/room/:id', query: ['dry'] } as const;
  expect(addressed(call, { id: 7, dry: true, number: '1' })).toEqual({
    url: '/api/v2/room/7?dry=true',
    body: { number: '1' },
  });
});

test('ids travel divided by commas, as addresses of old name them', () => {
  const call = { method: 'POST', path: '/api/v2/vote/:id/storeWithCode', query: ['ids'] } as const;
  expect(addressed(call, { id: 7, ids: [3, 4], points: [{ seat: 3 }] })).toEqual({
    url: '/api/v2/vote/7/storeWithCode?ids=3%2C4',
    body: { points: [{ seat: 3 }] },
  });
});

test('the input itself stays as it was', () => {
  const input = { id: 7, number: '1' };
  addressed({ method: 'PUT', path: '/api/v2/room/:id' }, input);
  expect(input).toEqual({ id: 7, number: '1' });
});
