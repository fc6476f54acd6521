/** What a page is told: something of these nouns changed; or something did, and nobody knows what. */
export type News = { topics: readonly string[] | null; listeners: number };

const together = { listeners: 50, most: 400 };
const many = { listeners: 500, most: 3_000 };

/** The longest that one of so many pages waits before it asks, in milliseconds: all at once would be a flood. */
export function longestWait(listeners: number): number {
  if (listeners <= together.listeners) return together.most;
  const share = (listeners - together.listeners) / (many.listeners - together.listeners);
  return Math.min(many.most, Math.round(together.most + share * (many.most - together.most)));
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
