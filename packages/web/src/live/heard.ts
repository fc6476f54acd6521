import type { News } from './news.ts';

/** What a page has heard: since when it knows of everything, and when what changed last. */
export type Heard = { from: number; at: Readonly<Record<string, number>>; listeners: number };

/** The same once it has heard more. */
export function hearing(heard: Heard, { topics, listeners }: News, now: number): Heard {
  if (topics === null) return { from: now, at: {}, listeners };
  return { ...heard, at: { ...heard.at, ...Object.fromEntries(topics.map((topic) => [topic, now])) }, listeners };
}

/** What somebody missed who knows of everything until then. */
export function missedSince({ from, at, listeners }: Heard, until: number): News {
  const later = Object.keys(at).filter((topic) => (at[topic] ?? 0) > until);
  return { topics: until < from ? null : later, listeners };
}
