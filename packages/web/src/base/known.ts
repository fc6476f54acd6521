import type { Out } from '#contract/base/calls/endpoint.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import { ask, asker } from './ask.ts';
import type { Known } from './me.tsx';
import { inBrowser, known as kept } from './stored.ts';

type Asker = ReturnType<typeof asker>;
type Kept = Asker & { version: string; known: Known };
type Answered = Out<typeof calls.verify>;

const isSame = (a: Asker, b: Asker) => a.token === b.token && a.member === b.member;

/**
 * Who is signed in here, as the portal last said, so that the page is drawn while it is asked again. It is shown to the
 * same sign-in in the same house alone, it ends with either, and what anybody may do is decided by the portal each time.
 */
export const remembered = {
  read(): Known | undefined {
    const by = asker();
    try {
      const found = JSON.parse(inBrowser.read(kept) ?? 'null') as Kept | null;
      const isOurs = found !== null && by.token !== null && isSame(found, by) && found.version === __VERSION__;
      return isOurs ? found.known : undefined;
    } catch {
      return undefined;
    }
  },
  /**
   * A visit ends by itself, and whoever left the house in the meantime gets no place to stand on. A former member is led
   * away from every other screen, so that who came back would be led away by what is remembered.
   */
  keep(by: Asker, known: Known): void {
    const { visitUntil, svj_id, isFormer } = known.me;
    // Another tab may have signed out while the answer was on its way.
    const isHere = isSame(by, asker()) && inBrowser.read('pavlac.token') === by.token;
    if (!isHere) return;
    if (visitUntil !== null || svj_id === null || isFormer) inBrowser.forget(kept);
    else inBrowser.write(kept, JSON.stringify({ ...by, version: __VERSION__, known } satisfies Kept));
  },
};

let early: { by: Asker; answer: Promise<Answered> } | undefined;

/** Asks who this is before the portal itself is here; what comes is taken once. */
export function askEarly(): void {
  const answer = ask(calls.verify, {});
  answer.catch(() => undefined);
  early = { by: asker(), answer };
}

/** Who is signed in: what was asked early, or asked now. */
export function askWho(): Promise<Answered> {
  const asked = early;
  early = undefined;
  return asked && isSame(asked.by, asker()) ? asked.answer : ask(calls.verify, {});
}
