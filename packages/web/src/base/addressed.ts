import type { Endpoint } from '#contract/base/calls/endpoint.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'query'>;
export type Fields = Record<string, unknown>;
type Sent = { url: string; body: Fields };

const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

/** Lists of numbers and words are divided by commas, anything deeper is JSON. */
const asText = (value: unknown): string => {
  if (Array.isArray(value) && value.every(isPlain)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Where each field of the input travels: the path, the query, or the body. */
export function addressed(call: Call, input: Fields): Sent {
  const rest = { ...input };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(asText(value));
  });
  const bodiless = call.method === 'GET' || call.method === 'DELETE';
  const inQuery = bodiless ? Object.keys(rest) : (call.query ?? []);
  const search = new URLSearchParams();
  for (const name of inQuery) {
    const value = rest[name];
    delete rest[name];
    if (value !== undefined && value !== null && value !== '') search.set(name, asText(value));
  }
  const text = search.toString();
  return { url: text ? `${path}?${text}` : path, body: rest };
}
