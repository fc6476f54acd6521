import type { TextKey } from '#contract/texts/keys.ts';
import type { Params } from './texts.tsx';

export type Tone = 'ok' | 'info' | 'warn' | 'bad';
/** What can be done about it while it is being said. */
export type Act = { name: TextKey; run: () => unknown };
export type Notice = { tone: Tone; key: TextKey; params?: Params; act?: Act };
type Show = (notice: Notice) => void;

let show: Show = () => {};

/** Shows a toast; before the interface stands it is silent. */
export const notify = (tone: Tone, key: TextKey, params?: Params, act?: Act): void => show({ tone, key, params, act });
/** The interface says here how toasts are shown. */
export const showNoticesBy = (how: Show): void => {
  show = how;
};
