/** A turn at what one page of a browser holds at a time. */
export type Turn = { steal(): void; give(): void; end(): void };

/** Holds a lock whenever it can be had, or takes it; `held` runs while it does and ends with `lost`. */
export function turns(name: string, held: () => void, lost: () => void): Turn {
  let pending: AbortController | undefined;
  let give: (() => void) | undefined;
  let isOver = false;
  async function stand(how: 'wait' | 'steal'): Promise<void> {
    const mine = new AbortController();
    pending?.abort();
    pending = mine;
    const hold = () =>
      new Promise<void>((release) => {
        give = release;
        if (isOver) return release();
        held();
      });
    await navigator.locks
      .request(name, how === 'steal' ? { steal: true } : { signal: mine.signal }, hold)
      .catch(() => undefined);
    if (pending !== mine) return;
    give = undefined;
    lost();
    // Given up, or taken by another page: this one waits for its next turn.
    if (!isOver) void stand('wait');
  }
  void stand('wait');
  return {
    steal: () => void stand('steal'),
    give: () => give?.(),
    end() {
      isOver = true;
      pending?.abort();
      give?.();
      lost();
    },
  };
}
