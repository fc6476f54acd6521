/** What a page is told: something of these nouns changed; or something did, and nobody knows what. */
export type News = { topics: readonly string[] | null; listeners: number };

/** How long pages wait at most when so many listen; between these numbers in proportion. A few are told at once. */
const waits = [
  { listeners: 8, most: 400 },
  { listeners: 50, most: 1_300 },
  { listeners: 500, most: 3_000 },
] as const;

/** The longest that one of so many pages waits before it asks, in milliseconds: all at once would be a flood. */
export function longestWait(listeners: number): number {
  const n = waits.findIndex((one) => listeners <= one.listeners);
  const [from, to] = [waits[n - 1], waits[n] ?? waits[2]];
  if (!from || n < 0) return to.most;
  const share = (listeners - from.listeners) / (to.listeners - from.listeners);
  return Math.round(from.most + share * (to.most - from.most));
}

/** Brings together what is told until a page asks, and lets it ask a moment later. */
export function gathered(ask: (topics: ReadonlySet<string> | null) => void, chance = Math.random) {
  let topics: Set<string> | null = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    tell(news: News): void {
      if (news.topics?.length === 0) return;
      if (news.topics === null) topics = null;
      else for (const topic of news.topics) topics?.add(topic);
      timer ??= setTimeout(() => {
        const told = topics;
        timer = undefined;
        topics = new Set();
        ask(told);
      }, chance() * longestWait(news.listeners));
    },
    end: () => clearTimeout(timer),
  };
}
