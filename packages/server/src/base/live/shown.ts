/** One text that several streams show: under which name, and how it is read now; null once nobody may see it any more. */
export type Shown = { key: string; read(): Promise<string | null> };

type Told = (key: string, text: string | null) => void;

/**
 * Reads what many streams show once for all of them. Whoever asks while it is being read has it read once more: what was
 * told last is never older than what was heard last.
 */
export function readTogether(told: Told): (one: Shown) => Promise<void> {
  const running = new Map<string, { again: boolean }>();
  return async ({ key, read }) => {
    const other = running.get(key);
    if (other) {
      other.again = true;
      return;
    }
    const mine = { again: true };
    running.set(key, mine);
    try {
      while (mine.again) {
        mine.again = false;
        told(key, await read());
      }
    } catch {
      // Its readers come back, and ask anew.
      told(key, null);
    } finally {
      running.delete(key);
    }
  };
}
