import type { TextSize } from '#contract/session/schema-words.ts';
import { inBrowser } from './stored.ts';

const key = 'pavlac.size';
const sizes: Record<string, string> = { large: '112.5%', largest: '125%' };

/** How large this device writes: everything is measured by the root, so that the whole portal grows with it. */
export const size = {
  /** What was chosen on this device; null is nothing. */
  kept: () => inBrowser.read(key) as TextSize | null,
  /** Puts it on the page before anything is drawn. */
  wear(): void {
    document.documentElement.style.fontSize = sizes[size.kept() ?? ''] ?? '';
  },
  keep(chosen: TextSize): void {
    inBrowser.write(key, chosen);
    size.wear();
  },
};
