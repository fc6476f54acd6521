import { useSyncExternalStore } from 'react';
import { sentTo } from '#contract/base/calls/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { inBrowser, inTab, known } from './stored.ts';

const names = { token: 'pavlac.token', chosen: 'pavlac.svj', wanted: 'pavlac.wanted', last: 'pavlac.last' } as const;

/** The association this tab shows; `session_user_id` travels in the `svj` header, `id` in the `svj` query. */
export type Chosen = {
  id: number;
  session_user_id: number;
  name: string;
  nickname: string | null;
  town: string | null;
};
type State = { token: string | null; chosen: Chosen | null; said: TextKey | null };

function readChosen(): Chosen | null {
  const text = inTab.read(names.chosen) ?? inBrowser.read(names.chosen);
  if (!text) return null;
  try {
    return JSON.parse(text) as Chosen;
  } catch {
    return null;
  }
}

let state: State = { token: inBrowser.read(names.token), chosen: readChosen(), said: null };
// a new tab begins with the house seen last and keeps its own from then on
if (state.chosen) inTab.write(names.chosen, JSON.stringify(state.chosen));

let isFresh = false;
const listeners = new Set<() => void>();
function become(next: Partial<State>) {
  state = { ...state, ...next };
  for (const tell of listeners) tell();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function leaveHouse() {
  inBrowser.forget(known);
  inTab.forget(names.chosen);
  inBrowser.forget(names.chosen);
}

export const session = {
  token: () => state.token,
  chosen: () => state.chosen,
  /** Whether somebody signed in on this very page, so that what is asked at a sign-in is asked. */
  isFresh: () => isFresh,
  /** Whether the browser still keeps a token, whatever this page remembers. */
  isKept: () => inBrowser.read(names.token) !== null,
  begin(token: string) {
    inBrowser.write(names.token, token);
    leaveHouse();
    isFresh = true;
    become({ token, chosen: null, said: null });
  },
  /** Signs this browser out; `said` is the sentence the sign-in screen shows. */
  end(said: TextKey | null = null) {
    inBrowser.forget(names.token);
    leaveHouse();
    become({ token: null, chosen: null, said });
  },
  choose(house: Chosen) {
    const { id, session_user_id, name, nickname, town } = house;
    const chosen = { id, session_user_id, name, nickname, town };
    inTab.write(names.chosen, JSON.stringify(chosen));
    inBrowser.write(names.chosen, JSON.stringify(chosen));
    inBrowser.write(names.last, String(id));
    become({ chosen, said: null });
  },
  /** The house this browser saw last, whoever was signed in. */
  lastHouse: () => Number(inBrowser.read(names.last)) || undefined,
  /** Back to the picker; `said` is the sentence it shows. */
  unchoose(said: TextKey | null = null) {
    leaveHouse();
    become({ chosen: null, said });
  },
  /** The address somebody wanted before signing in; reading it forgets it. */
  keepWanted: (address: string) => inTab.write(names.wanted, address),
  wanted: () => inTab.read(names.wanted),
  /** Whom the link that opened this page was sent to. */
  sentTo: () => linkedFor,
  takeWanted(): string | null {
    const wanted = inTab.read(names.wanted);
    inTab.forget(names.wanted);
    return wanted;
  },
};

/** Read once and taken out of the address, so that it is in no history and in no address passed on. */
const linkedFor = sentTo(location.hash);
if (linkedFor !== null) history.replaceState(history.state, '', location.pathname + location.search);

// signing in or out in another tab is signing in or out here
window.addEventListener('storage', (e) => {
  if (e.key !== names.token || e.newValue === state.token) return;
  if (!e.newValue) inTab.forget(names.chosen);
  become({ token: e.newValue, chosen: e.newValue ? state.chosen : null });
});

export const useSession = (): State => useSyncExternalStore(subscribe, () => state);
